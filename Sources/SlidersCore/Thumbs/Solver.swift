/// Finds values for the thumbs of a slider: first for the leader, the thumb that a movement moves first, and then for
/// its neighbors, one after the other. The results are proposed values; ``accept()`` makes them the current ones.
///
/// The solver knows nothing about points, presses, or events. What it needs to know about the track is in
/// `constraints.scale` and `separation`.
struct Solver: Sendable {
    var constraints: Constraints
    /// The minimum distance between neighboring thumbs during a drag, as a fraction of the track; 0 for none.
    var separation: Double
    var thumbs: [Thumb] = []
    /// The indices of the thumbs whose `proposed` value may differ from the current one.
    private(set) var proposedThumbs = 0..<0
    /// The storage of the search in Solver+Chains.swift, kept so that a search allocates no memory.
    var bounds: [Double] = []

    /// Proposes a value for the leader, the thumb that a movement moves first: the allowed value in a window that is
    /// nearest to the requested one. Then proposes values for the thumbs that the leader pushes.
    ///
    /// Returns the index of the leader in the proposal, which differs if it passes other thumbs. If some thumb has no
    /// value, proposes nothing and returns `nil`.
    @discardableResult
    mutating func move(_ leader: Int, to requestedValue: Double, in window: Window, _ movement: Movement) -> Int? {
        if movement.isSingleThumbDrag, constraints.collision == .cross, !constraints.isWrapped {
            return cross(leader, to: requestedValue, in: window, movement)
        }
        let newValue = nearestFeasibleValue(to: requestedValue, in: window, of: leader, side: 0, movement)
        guard newValue.isFinite else { return nil }
        if movement.isSingleThumbDrag, newValue == unwrappedValue(of: leader) { return leader }
        propose(newValue, at: leader, movement)
        if movement.isSingleThumbDrag, constraints.collision != .push { return leader }
        if moveFollowers(of: leader, movedTo: newValue, side: 1, movement),
            moveFollowers(of: leader, movedTo: newValue, side: -1, movement)
        {
            return leader
        }
        withdraw()
        return nil
    }

    /// Returns the allowed value of a thumb in a window that is nearest to a requested one and leaves a value for each
    /// thumb above it (side 1), below it (−1), or on both sides (0). Infinite if there is none.
    mutating func nearestFeasibleValue(
        to requestedValue: Double, in window: Window, of index: Int, side: Int, _ movement: Movement
    ) -> Double {
        let ignoresSteps = ignoresSteps(index, in: movement)
        let nearestValue = constraints.allowedValue(
            nearest: requestedValue, in: window, index: index, ignoresSteps: ignoresSteps)
        guard nearestValue.isFinite, needsSearch(movement), !ignoresSteps || movement.kind == .drag,
            !isFeasible(nearestValue, of: index, side: side, movement)
        else { return nearestValue }
        // On a ring, every value appears again after one period.
        let maximumDistance = constraints.isWrapped ? constraints.period : .infinity
        let searchWindow = window.intersection(
            Window(low: nearestValue - maximumDistance, high: nearestValue + maximumDistance))
        let valueAbove = firstFeasibleValue(
            from: nearestValue, upTo: searchWindow.high, of: index, going: 1, side: side, movement)
        let valueBelow = firstFeasibleValue(
            from: nearestValue, upTo: searchWindow.low, of: index, going: -1, side: side, movement)
        let isAboveNearer = valueAbove - requestedValue <= requestedValue - valueBelow
        return valueAbove.isFinite && (!valueBelow.isFinite || isAboveNearer) ? valueAbove : valueBelow
    }
}

// MARK: - Reading

extension Solver {
    /// The number of thumbs.
    var count: Int { constraints.count }

    /// The current values of all thumbs.
    var values: [ThumbValue] { thumbs.map { $0.current } }

    /// Returns the current unwrapped value of a thumb: on a wrapping circle, its value plus one period per lap.
    func unwrappedValue(of index: Int) -> Double { constraints.unwrapped(thumbs[index].current) }

    /// Returns the unwrapped fraction of a thumb: on a wrapping circle, the fraction of its value plus its laps.
    func unwrappedFraction(of index: Int) -> Double { constraints.unwrappedFraction(of: unwrappedValue(of: index)) }

    /// Returns the span from a thumb to the next one, in value units. On a wrapping circle, a span within the tolerance
    /// is exactly 0.
    func span(above index: Int) -> Double {
        let start = thumbs[index].current
        let end = thumbs[index + 1].current
        let difference = end.value - start.value
        guard constraints.isWrapped else { return difference }
        let lapOffset = (end.lap - start.lap) * constraints.period
        return abs(difference + lapOffset) <= constraints.tolerance ? 0 : difference + lapOffset
    }

    /// Returns whether a pointer holds a thumb.
    func isHeld(thumb index: Int) -> Bool { thumbs[index].holder != nil }
}

// MARK: - Proposing

extension Solver {
    /// Proposes an unwrapped value for a thumb.
    mutating func propose(_ unwrappedValue: Double, at index: Int, _ movement: Movement) {
        propose(thumbValue(at: unwrappedValue, of: index, movement), at: index)
    }

    /// Proposes a value for a thumb.
    mutating func propose(_ value: ThumbValue, at index: Int) {
        thumbs[index].proposed = value
        proposedThumbs.extend(by: index..<index + 1)
    }

    /// Adds thumbs to the proposal, with their current values unless other values are already proposed.
    mutating func includeInProposal(_ indices: Range<Int>) { proposedThumbs.extend(by: indices) }

    /// Replaces proposed values by the current ones where they differ by at most the tolerance, so that rounding moves
    /// no thumb. A thumb that was between steps and snaps now still moves onto its step.
    mutating func discardNegligibleChanges() {
        for index in proposedThumbs
        where constraints.grid.isContinuous
            || ignoresSteps(thumbs[index].current) == ignoresSteps(thumbs[index].proposed)
        {
            let current = thumbs[index].current
            let change = constraints.unwrapped(thumbs[index].proposed) - constraints.unwrapped(current)
            guard abs(change) <= constraints.tolerance else { continue }
            (thumbs[index].proposed.value, thumbs[index].proposed.lap) = (current.value, current.lap)
        }
    }

    /// Keeps thumbs on a line in exact order although values within the tolerance count as equal. A proposed value
    /// beyond a neighbor's becomes the neighbor's value.
    mutating func keepOrder() {
        guard !constraints.isWrapped, !proposedThumbs.isEmpty else { return }
        var window = Window()
        if proposedThumbs.lowerBound > 0 { window.low = thumbs[proposedThumbs.lowerBound - 1].current.value }
        if proposedThumbs.upperBound < count { window.high = thumbs[proposedThumbs.upperBound].current.value }
        for index in proposedThumbs {
            let value = thumbs[index].proposed.value
            if !window.contains(value) { thumbs[index].proposed.value = window.clamp(value) }
            window.low = thumbs[index].proposed.value
        }
    }

    /// Discards the proposal, so that no thumb moves.
    mutating func withdraw() {
        for index in proposedThumbs { thumbs[index].proposed = thumbs[index].current }
        proposedThumbs = 0..<0
    }

    /// Returns whether the proposal changes the value of a thumb or, on a wrapping circle, its lap.
    func wouldChange(_ index: Int) -> Bool {
        let thumb = thumbs[index]
        let change = abs(thumb.proposed.value - thumb.current.value)
        return change > constraints.tolerance || thumb.proposed.lap != thumb.current.lap
    }

    /// Makes the proposed values the current ones. Returns the range of indices from the first to the last thumb whose
    /// value or lap changes.
    @discardableResult
    mutating func accept() -> Range<Int> {
        var changedThumbs = 0..<0
        for index in proposedThumbs {
            let fraction = constraints.scale.fraction(of: thumbs[index].proposed.value)
            if thumbs[index].accept(fraction) { changedThumbs.extend(by: index..<index + 1) }
        }
        proposedThumbs = 0..<0
        return changedThumbs
    }

    /// Returns the value, lap, and origin that a thumb gets at an unwrapped value. If the movement requested this
    /// value, returns the request itself, which may differ from it by a rounding error.
    func thumbValue(at unwrappedValue: Double, of index: Int, _ movement: Movement) -> ThumbValue {
        var value = constraints.wrapped(unwrappedValue, isOnStep: !ignoresSteps(index, in: movement))
        value.origin = .user
        guard movement.movingThumbs.contains(index) else {
            if ignoresSteps(index, in: movement) {
                value.origin = movement.origin ?? movement.requestedValues[index].origin
            }
            return value
        }
        if let origin = movement.origin {
            value.origin = origin
            return value
        }
        let request = movement.requestedValues[index]
        let isBetweenSteps =
            constraints.isContinuous(nextTo: unwrappedValue, going: 1)
            && constraints.isContinuous(nextTo: unwrappedValue, going: -1)
        let isOnStep = !isBetweenSteps && !constraints.grid.isContinuous && !ignoresSteps(index, in: movement)
        // The exact value of a step wins over a request that differs from it by a rounding error.
        let maximumDifference = isOnStep ? 0 : constraints.tolerance
        let isRequested = abs(unwrappedValue - constraints.unwrapped(request)) <= maximumDifference
        if isRequested, constraints.isWrapped || constraints.permittedWindow(of: index).contains(request.value) {
            return request
        }
        value.origin = request.origin
        return value
    }
}

// MARK: - Laps

extension Solver {
    /// Subtracts the lap of the first thumb from all laps, so that they stay small. Returns the difference of the
    /// unwrapped values. Call it only while no pointer is down, because holds store laps, too.
    mutating func resetLaps() -> Double {
        guard constraints.isWrapped, let laps = thumbs.first?.current.lap, laps != 0 else { return 0 }
        for index in thumbs.indices {
            thumbs[index].current.lap -= laps
            thumbs[index].proposed = thumbs[index].current
        }
        return laps * constraints.period
    }
}
