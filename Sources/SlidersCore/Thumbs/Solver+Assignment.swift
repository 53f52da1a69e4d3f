/// Values set from code. They have no leader: the result is a function of all requests and of the configuration,
/// whatever was set first.
extension Solver {
    /// Proposes where requests lead: going up from the lowest thumb, each takes the allowed value nearest to its wish
    /// that keeps its distance to the thumb below and leaves the thumbs above room for theirs.
    mutating func propose(requests: [ThumbValue]) {
        var movement = Movement(of: 0..<count, from: inRunningOrder(requests))
        movement.kind = .assign
        movement.origin = nil
        if moveAll(movement) { return }
        // If values off the steps leave no room for all thumbs, take values on the steps, and then the lowest of all.
        for thumb in movement.requested.indices { movement.requested[thumb].origin = .person }
        if !moveAll(movement) { proposeLowest(movement) }
        for thumb in proposed { thumbs[thumb].next.origin = requests[thumb].origin }
    }

    private mutating func moveAll(_ movement: Movement) -> Bool {
        let requested = constraints.unwrapped(movement.requested[0])
        return move(0, to: requested, in: roomOnBothSides(of: 0, movement), movement) != nil
    }

    private mutating func proposeLowest(_ movement: Movement) {
        let chain = constraints.lowestChain()
        for thumb in 0..<count {
            propose(thumb < chain.count ? chain[thumb] : constraints.scale.lower, at: thumb, movement)
        }
    }

    /// Gives requests for a ring their laps, so that each is at or after the one before. On a line laps are 0.
    private func inRunningOrder(_ requests: [ThumbValue]) -> [ThumbValue] {
        var requested = requests
        guard constraints.isWrapped else {
            for thumb in requested.indices { requested[thumb].lap = 0 }
            return requested
        }
        let period = constraints.period
        var previous = constraints.wrapped(requests[0].value, isOnStep: false).value + thumbs[0].now.lap * period
        for thumb in requests.indices {
            if thumb > 0 {
                let difference = requests[thumb].value - requests[thumb - 1].value
                let span = difference - (difference / period).rounded(.down) * period
                let isWhole = span <= constraints.tolerance || span >= period - constraints.tolerance
                // Two tolerances, so that rounding makes no full turn of an empty span.
                let isFullTurn = requests[thumb].lap > 2 * constraints.tolerance
                previous += isWhole ? (isFullTurn ? period : 0) : span
            }
            let value = constraints.wrapped(requests[thumb].value, isOnStep: false).value
            requested[thumb].value = value
            requested[thumb].lap = ((previous - value) / period + 0.5).rounded(.down)
        }
        return requested
    }
}
