/// A pointer that is down, and what it holds.
package struct PointerHold: Equatable, Sendable {
    let pointer: Int
    /// Where the pointer went down.
    let press: SIMD2<Double>
    /// Whether the thumb's center comes under the pointer, instead of keeping its distance.
    let brings: Bool
    var kind = Kind.undecided
    /// The thumbs held; while the hold waits, those among which the first movement along the track chooses.
    var thumbs: Range<Int>
    /// Every thumb's value when the pointer went down; cancel restores these.
    var valuesAtPress: [ThumbValue]
    /// The index that the held thumb, or the lowest of a span, had when it was taken.
    var thumbAtPress = 0
    /// The place of that thumb when it was taken.
    var unwrappedStart = 0.0
    /// The place of the press along the track, in the lap that `unwrappedFraction` continues from.
    var unwrappedPress: Double
    /// The distance along the track from the thumb's center to the pointer, in points.
    var grabOffset = 0.0
    /// How far fine control keeps the thumb behind the pointer, in points.
    var fineOffset = 0.0
    /// The pointer's place along the track, continuing round an arc.
    var unwrappedFraction: Double
    /// The last direction of movement.
    var direction = 1
    var hasBegun = false
    /// Whether the pointer has always been near where it went down, so that its release is a tap.
    var isTap = true
    /// The thumbs that this pointer moved.
    var moved = 0..<0
    /// The window of what is held, while nothing but this pointer can have changed it.
    var knownLimits: Window?

    enum Kind: Equatable, Sendable {
        /// Nothing is held yet: the first movement along the track decides between several thumbs.
        case undecided
        /// Nothing is held yet: the touch may still become a swipe across the track.
        case delayed
        case thumb
        case span
    }

    /// Whether nothing is held yet.
    @inline(__always) var waits: Bool { kind == .undecided || kind == .delayed }

    /// What is held; `nil` while the hold waits.
    @inline(__always) var grip: SliderGrip? {
        switch kind {
        case .undecided, .delayed: nil
        case .thumb: .thumb(thumbs.lowerBound)
        case .span: .span(thumbs)
        }
    }

    /// The value of the held thumb, or of the lowest of a span, when it was taken.
    @inline(__always) var start: ThumbValue { valuesAtPress[thumbAtPress] }

    /// The values of all that is held when it was taken.
    var starts: ArraySlice<ThumbValue> { valuesAtPress[thumbAtPress..<thumbAtPress + thumbs.count] }

    /// Whether constraints leave nothing to hold: a held thumb is disabled, or all that the hold waits for.
    func isEnded(by constraints: Constraints) -> Bool {
        waits
            ? thumbs.allSatisfy { constraints.isDisabled(thumb: $0) }
            : thumbs.contains { constraints.isDisabled(thumb: $0) }
    }

    // MARK: Taking

    /// Takes the thumb that the press hit, or leaves the choice between several to the first movement.
    mutating func takeThumb(on surface: Surface, _ solver: inout Solver) {
        kind = .undecided
        if thumbs.count == 1 { take(.thumb, thumbs, on: surface, &solver) }
    }

    /// Takes thumbs at their present values.
    mutating func take(_ kind: Kind, _ indices: Range<Int>, on surface: Surface, _ solver: inout Solver) {
        let thumb = indices.lowerBound
        self.kind = kind
        thumbs = indices
        thumbAtPress = thumb
        unwrappedStart = solver.constraints.unwrappedFraction(of: solver.constraints.unwrapped(start))
        for held in indices { solver.thumbs[held].holder = Holder(pointer: pointer, isSpan: kind == .span) }
        guard
            let unwrappedFraction = surface.dragsVertically
                ? unwrappedStart : surface.unwrappedFraction(of: press, for: thumb, solver)
        else {
            return
        }
        (unwrappedPress, self.unwrappedFraction) = (unwrappedFraction, unwrappedFraction)
        grabOffset = brings ? 0 : (unwrappedFraction - solver.unwrappedFraction(of: thumb)) * surface.track.length
    }

    // MARK: Freeing

    /// Frees the thumbs after a release or a cancel, and notes the end in a proposal.
    func end(_ solver: inout Solver, _ proposal: inout SliderState.Proposal) {
        for thumb in thumbs where solver.thumbs[thumb].holder?.pointer == pointer { solver.thumbs[thumb].holder = nil }
        guard let grip else { return }
        proposal.change.redraws.extend(by: thumbs)
        guard hasBegun else { return }
        proposal.change.grip = grip
        proposal.reportsAll = true
        proposal.movedBefore = moved
    }
}
