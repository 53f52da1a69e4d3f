/// What an input did: what to tell the app, and what to draw again.
public struct Change: Equatable, Sendable {
    /// The thumb or bar it is about; `nil` for keys and for inputs that did nothing.
    public internal(set) var grip: Grip?
    /// The ranks of the first to the last thumb whose value differs from the last report; empty if none does. Of those
    /// inside, ``SliderState/isChanged(_:)`` tells the ones that differ.
    public internal(set) var changed = 0..<0
    public internal(set) var reason = Reason.pointer
    /// The first and the last thumb to draw again: their value, or whether they are held, is different.
    public internal(set) var touched = 0..<0
    /// Where the thumb of a key went; with `cross` it may be another rank now, and the focus goes with it.
    public internal(set) var focus: Int?
    var began = false
    var overshot = false
    var ending: Ending?

    enum Ending: Sendable { case end, cancel }

    init() {}

    /// A change that tells nothing and draws these thumbs again: what a host needs of one that it kept as numbers.
    public init(touching ranks: Range<Int>) { touched = ranks }

    /// Calls `report` with each event, in the order in which they happened.
    public func forEachEvent(_ report: (Event) -> Void) {
        if let grip, began { report(.began(grip)) }
        if !changed.isEmpty { report(.changed(changed, reason)) }
        if let grip, overshot, changed.isEmpty { report(.overshot(grip)) }
        guard let grip, let ending else { return }
        report(ending == .end ? .ended(grip) : .cancelled(grip))
    }

    /// What a slider tells its app.
    public enum Event: Equatable, Sendable {
        /// A drag moved for the first time, or a press brought a thumb.
        case began(Grip)
        /// Values differ from the last report, for some or all of these ranks.
        case changed(Range<Int>, Reason)
        /// A movement changed the overshoot alone.
        case overshot(Grip)
        /// A drag ended, and its values stay.
        case ended(Grip)
        /// A drag was cancelled, and the values of its press are back.
        case cancelled(Grip)
    }
}

/// A change that was computed and not made: to commit as it is, with other values, or to drop.
public struct Proposal: Equatable, Sendable {
    /// What is told when the proposal is dropped: values stay, while hold and overshoot went on.
    public internal(set) var dropped = Change()
    /// The ranks for which ``SliderState/proposedValue(of:)`` differs from the value; empty if the input moves nothing.
    public internal(set) var ranks = 0..<0
    /// Whether it is the first movement of a drag, or a press that brings a thumb.
    public var begins: Bool { dropped.began }
    var number = 0
    /// The hold that the proposal belongs to, and where its thumb will be.
    var pointer: Int?
    var rank: Int?
    /// Whether values that were not reported yet are now.
    var reportsAll = false
    var touchedByHold = 0..<0
}

extension SliderState {
    /// Proposes and commits in one go.
    @discardableResult
    public mutating func handle(_ input: Input) -> Change { commit(propose(input)) }

    /// The value that the proposal under way gives a thumb.
    public func proposedValue(of thumb: Int) -> Double { thumbs[thumb].next.value }

    /// Whether the last report was about this thumb's value.
    public func isChanged(_ thumb: Int) -> Bool {
        reportedRange.contains(thumb) && thumbs[thumb].reported != thumbs[thumb].now.value
    }

    /// Makes a change. A proposal that another input or assignment overtook changes no value.
    @discardableResult
    public mutating func commit(_ proposal: Proposal) -> Change {
        guard proposal.number == proposals else { return proposal.dropped }
        proposals += 1
        var change = proposal.dropped
        let moved = accept(proposal.ranks)
        if let pointer = proposal.pointer, let index = hold(of: pointer) {
            holds[index].touched.extend(by: moved)
            if let rank = proposal.rank, rank != holds[index].ranks.lowerBound {
                change.touched.extend(by: proposal.ranks)
                holds[index].ranks = rank..<rank + 1
            }
        }
        if let rank = proposal.rank {
            if change.grip == nil { change.focus = rank } else { change.grip = .thumb(rank) }
        }
        change.touched.extend(by: moved)
        guard configuration.isContinuous || change.reason != .pointer || proposal.reportsAll else { return change }
        for rank in moved.union(proposal.touchedByHold) where thumbs[rank].reported != thumbs[rank].now.value {
            change.changed.extend(by: rank..<rank + 1)
        }
        reportedRange = change.changed
        return change
    }

    /// Makes a change with other values: they are resolved like any assignment, and taken.
    @discardableResult
    public mutating func commit(_ proposal: Proposal, values: [Double], spans: [Double]? = nil) -> Change {
        guard proposal.number == proposals, values.count == rules.count, areFinite(values) else { return commit(proposal) }
        withdraw()
        request(values, spans: spans)
        proposeRequests()
        var adjusted = proposal
        adjusted.ranks = 0..<rules.count
        adjusted.rank = nil
        return commit(adjusted)
    }

    /// Takes the proposed places of these ranks, and tells which differ.
    @discardableResult
    mutating func accept(_ ranks: Range<Int>) -> Range<Int> {
        var moved = 0..<0
        for rank in ranks {
            let fraction = rules.scale.fraction(of: thumbs[rank].next.value)
            if thumbs[rank].accept(fraction) { moved.extend(by: rank..<rank + 1) }
        }
        if !moved.isEmpty { requestsAreValues = true }
        proposedRange = 0..<0
        return moved
    }

    /// Drops a proposal that was not committed, and closes the last report.
    mutating func beginProposal() {
        withdraw()
        for rank in reportedRange { thumbs[rank].reported = thumbs[rank].now.value }
        reportedRange = 0..<0
        proposals += 1
        guard rules.isWrapped, holds.isEmpty, !thumbs.isEmpty, thumbs[0].now.lap != 0 else { return }
        // Between drags laps count from the first thumb's, so that they stay small.
        let laps = thumbs[0].now.lap
        for rank in thumbs.indices {
            thumbs[rank].now.lap -= laps
            thumbs[rank].next = thumbs[rank].now
        }
    }
}

extension Range<Int> {
    /// The least range that covers both; an empty range covers nothing.
    func union(_ other: Range<Int>) -> Range<Int> {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }

    mutating func extend(by other: Range<Int>) { self = union(other) }
}
