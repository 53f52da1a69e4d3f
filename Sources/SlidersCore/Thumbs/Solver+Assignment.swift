/// Values set from code. No thumb moves first: the result depends on all requests and on the configuration, and not on
/// the order in which they were set.
extension Solver {
    /// Proposes values for the requests of all thumbs (§1.7), from the lowest thumb up: each thumb gets the allowed
    /// value nearest to its request that keeps the required distance from the thumb below, and leaves enough space for
    /// the thumbs above.
    mutating func propose(requests: [ThumbValue]) {
        var movement = Movement(of: 0..<count, from: assigningLaps(to: requests))
        movement.kind = .assign
        movement.origin = nil
        if moveAllThumbs(movement) { return }
        // If requests between steps leave no space for a thumb, move all of them to steps. Values that the user sets
        // are always on steps.
        for thumb in movement.requestedValues.indices { movement.requestedValues[thumb].origin = .user }
        if !moveAllThumbs(movement) { proposeLowestValues(movement) }
        for thumb in proposedThumbs { thumbs[thumb].proposed.origin = requests[thumb].origin }
    }

    /// Proposes the requested values of a movement of all thumbs, as near as possible. Returns whether each thumb found
    /// a value.
    private mutating func moveAllThumbs(_ movement: Movement) -> Bool {
        let requestedValue = constraints.unwrapped(movement.requestedValues[0])
        return move(0, to: requestedValue, in: windowBetweenNeighbors(of: 0, movement), movement) != nil
    }

    /// Proposes the lowest values that all thumbs can have together, or the lower bound for each if there are none.
    private mutating func proposeLowestValues(_ movement: Movement) {
        let lowestValues = constraints.lowestValues()
        for thumb in 0..<count {
            let value = thumb < lowestValues.count ? lowestValues[thumb] : constraints.scale.lower
            propose(value, at: thumb, movement)
        }
    }

    /// Returns requests with the laps that they need on a wrapping circle so that each unwrapped value, value + lap ·
    /// period, is at or after the previous one. On other tracks, all laps are 0.
    private func assigningLaps(to requests: [ThumbValue]) -> [ThumbValue] {
        var requestedValues = requests
        guard constraints.isWrapped else {
            for thumb in requestedValues.indices { requestedValues[thumb].lap = 0 }
            return requestedValues
        }
        let period = constraints.period
        let firstValue = constraints.wrapped(requests[0].value, isOnStep: false).value
        var unwrappedValue = firstValue + thumbs[0].current.lap * period
        for thumb in requests.indices {
            if thumb > 0 {
                let difference = requests[thumb].value - requests[thumb - 1].value
                let span = difference - (difference / period).rounded(.down) * period
                let isEmptyOrFullTurn = span <= constraints.tolerance || span >= period - constraints.tolerance
                // In a request, `lap` is the requested span. With two tolerances, rounding can't turn an empty span
                // into a full turn.
                let isFullTurn = requests[thumb].lap > 2 * constraints.tolerance
                unwrappedValue += isEmptyOrFullTurn ? (isFullTurn ? period : 0) : span
            }
            let value = constraints.wrapped(requests[thumb].value, isOnStep: false).value
            requestedValues[thumb].value = value
            requestedValues[thumb].lap = ((unwrappedValue - value) / period + 0.5).rounded(.down)
        }
        return requestedValues
    }
}
