/// A pointer that is down, and what it holds: a thumb, a span, or nothing yet.
package struct PointerHold: Equatable, Sendable {
    /// The number of the pointer.
    let pointer: Int
    /// The point at which the pointer went down.
    let pressLocation: SIMD2<Double>
    /// Whether the thumb moves under the pointer. Otherwise, it keeps its distance from the pointer.
    let movesThumbToPointer: Bool
    var kind = Kind.undecided
    /// The held thumbs; while the hold waits, the thumbs from which the first movement along the track chooses.
    var thumbs: Range<Int>
    /// The values of all thumbs when the pointer went down, which a cancel restores.
    var valuesAtPress: [ThumbValue]
    /// The index that the held thumb, or the lowest thumb of a held span, had when the pointer took hold of it.
    var indexAtPress = 0
    /// The unwrapped fraction of that thumb's value at the press.
    var startFraction = 0.0
    /// The unwrapped fraction of the track at the press, in the lap that ``pointerFraction`` continues from.
    var pressFraction: Double
    /// The distance along the track from the point of the thumb's value to the pointer, in points.
    var grabOffset = 0.0
    /// The distance along the track by which fine control keeps the thumb behind the pointer, in points.
    var fineControlOffset = 0.0
    /// The unwrapped fraction of the track at the pointer: on an arc, it continues from lap to lap.
    var pointerFraction: Double
    /// The direction of the last movement along the track: 1 is forward, −1 is backward.
    var direction = 1
    /// Whether the first movement has happened, which the app receives as the beginning of a drag.
    var hasBegunDrag = false
    /// Whether the pointer has always been near its press, so that its release is a tap.
    var isTap = true
    /// The indices from the first to the last thumb that this pointer moved.
    var movedThumbs = 0..<0
    /// The interval of values that the held thumb or span can reach; `nil` if it has to be looked up.
    var cachedLimits: Window?

    /// What a pointer holds.
    enum Kind: Equatable, Sendable {
        /// Nothing yet: the first movement along the track chooses one of several thumbs.
        case undecided
        /// Nothing yet: the touch may become a swipe across the track.
        case delayed
        case thumb
        case span
    }

    /// Whether the pointer holds nothing yet.
    @inline(__always) var isWaiting: Bool { kind == .undecided || kind == .delayed }

    /// The held thumb or span; `nil` if the pointer holds nothing yet.
    @inline(__always) var grip: SliderGrip? {
        switch kind {
        case .undecided, .delayed: nil
        case .thumb: .thumb(thumbs.lowerBound)
        case .span: .span(thumbs)
        }
    }

    /// The value at the press of the held thumb, or of the lowest thumb of a held span.
    @inline(__always) var startValue: ThumbValue { valuesAtPress[indexAtPress] }

    /// The values at the press of all held thumbs.
    var startValues: ArraySlice<ThumbValue> { valuesAtPress[indexAtPress..<indexAtPress + thumbs.count] }

    /// Whether new constraints end the hold: they disable one of the held thumbs or, if the hold waits, all thumbs from
    /// which it can choose.
    func mustEnd(under constraints: Constraints) -> Bool {
        isWaiting
            ? thumbs.allSatisfy { constraints.isDisabled(thumb: $0) }
            : thumbs.contains { constraints.isDisabled(thumb: $0) }
    }

    // MARK: Taking hold

    /// Takes hold of the thumb that was pressed. If there are several, leaves the choice to the first movement.
    mutating func grabPressedThumb(on surface: Surface, _ solver: inout Solver) {
        kind = .undecided
        if thumbs.count == 1 { grab(thumbs, as: .thumb, on: surface, &solver) }
    }

    /// Takes hold of a thumb or a span at its current values.
    mutating func grab(_ indices: Range<Int>, as kind: Kind, on surface: Surface, _ solver: inout Solver) {
        let lowest = indices.lowerBound
        self.kind = kind
        thumbs = indices
        indexAtPress = lowest
        startFraction = solver.constraints.unwrappedFraction(of: solver.constraints.unwrapped(startValue))
        for thumb in indices { solver.thumbs[thumb].holder = Holder(pointer: pointer, isSpan: kind == .span) }
        guard
            let newFraction = surface.dragsVertically
                ? startFraction : surface.unwrappedFraction(of: pressLocation, for: lowest, solver)
        else {
            return
        }
        (pressFraction, pointerFraction) = (newFraction, newFraction)
        grabOffset =
            movesThumbToPointer ? 0 : (newFraction - solver.unwrappedFraction(of: lowest)) * surface.track.length
    }

    // MARK: Letting go

    /// Lets go of the thumbs after a release or a cancel, and notes in the proposal which drag ends.
    func end(_ solver: inout Solver, _ proposal: inout SliderState.Proposal) {
        for thumb in thumbs where solver.thumbs[thumb].holder?.pointer == pointer { solver.thumbs[thumb].holder = nil }
        guard let grip else { return }
        proposal.change.redraws.extend(by: thumbs)
        guard hasBegunDrag else { return }
        proposal.change.grip = grip
        proposal.reportsAll = true
        proposal.movedBefore = movedThumbs
    }
}
