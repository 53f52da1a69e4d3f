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
        for thumb in movement.wishes.indices { movement.wishes[thumb].origin = .person }
        if !moveAll(movement) { proposeLowest(movement) }
        for thumb in proposed { thumbs[thumb].next.origin = requests[thumb].origin }
    }

    private mutating func moveAll(_ movement: Movement) -> Bool {
        let wish = constraints.unwrapped(movement.wishes[0])
        return move(0, to: wish, in: roomOnBothSides(of: 0, movement), movement) != nil
    }

    private mutating func proposeLowest(_ movement: Movement) {
        let chain = constraints.lowestChain()
        for thumb in 0..<count {
            propose(thumb < chain.count ? chain[thumb] : constraints.scale.lower, at: thumb, movement)
        }
    }

    /// Gives requests for a ring their laps, so that each is at or after the one before. On a line laps are 0.
    private func inRunningOrder(_ requests: [ThumbValue]) -> [ThumbValue] {
        var wishes = requests
        guard constraints.isWrapped else {
            for thumb in wishes.indices { wishes[thumb].lap = 0 }
            return wishes
        }
        let period = constraints.period
        var previous = constraints.wrapped(requests[0].value, isOnStep: false).value + thumbs[0].now.lap * period
        for thumb in requests.indices {
            if thumb > 0 {
                let way = requests[thumb].value - requests[thumb - 1].value
                let span = way - (way / period).rounded(.down) * period
                let isWhole = span <= constraints.tolerance || span >= period - constraints.tolerance
                // Two tolerances, so that rounding makes no full turn of an empty span.
                let isFullTurn = requests[thumb].lap > 2 * constraints.tolerance
                previous += isWhole ? (isFullTurn ? period : 0) : span
            }
            let value = constraints.wrapped(requests[thumb].value, isOnStep: false).value
            wishes[thumb].value = value
            wishes[thumb].lap = ((previous - value) / period + 0.5).rounded(.down)
        }
        return wishes
    }
}

extension SliderState {
    /// Sets the thumbs of a wrapping circle by the first value and the spans from each thumb to the next. The start may
    /// be whole periods outside the bounds, and is kept as it is, for bounds that come later.
    ///
    /// - Throws: as ``configure(_:values:spans:)``.
    @discardableResult
    public mutating func assign(start: Double, spans: [Double]) throws(SliderError) -> [SliderState.Report] {
        var values = [start]
        var unwrapped = start
        for span in spans {
            unwrapped += span
            values.append(unwrapped)
        }
        return try assign(values, spans: spans, areEqual: start == value(of: 0) && spans == self.spans)
    }

    /// Moves all values by an offset, as far as the bounds and the enabled range allow, so that their distances stay.
    ///
    /// - Throws: `valueNotFinite`, and then nothing was changed.
    public mutating func moveAll(by offset: Double) throws(SliderError) {
        guard offset.isFinite else { throw .valueNotFinite(index: 0) }
        guard !isWrapped else {
            _ = try assign(values.map { $0 + offset }, spans: spans)
            return
        }
        let part = Window(low: solver.constraints.lower, high: solver.constraints.upper)
        let shift = max(min(0, part.low - value(of: 0)), min(max(0, part.high - value(of: count - 1)), offset))
        try assign(values.map { $0 + shift })
    }

    func check(_ value: Double, for thumb: Int) throws(SliderError) {
        guard hasThumb(thumb) else { throw .noSuchThumb(thumb) }
        guard value.isFinite else { throw .valueNotFinite(index: thumb) }
    }

    func check(_ values: [Double]) throws(SliderError) {
        guard !values.isEmpty else { throw .noValues }
        if let index = values.firstIndex(where: { !$0.isFinite }) { throw .valueNotFinite(index: index) }
    }
}

/// What code asked for last. Requests that cannot be met are kept, and resolved again whenever options change; a
/// person's change replaces all of them by the present values.
struct Requests: Equatable, Sendable {
    /// One value per thumb. On a wrapping circle `lap` is the span below in value units, where one was given, so that
    /// thumbs that coincide can be a full turn apart.
    private(set) var values: [ThumbValue] = []
    /// Whether a person moved a thumb since, so that the present values count as requested.
    var arePresentValues = false

    /// Takes new requests. A thumb that is dragged off the steps stays so.
    mutating func set(_ values: [Double], spans: [Double]?, _ solver: Solver) {
        arePresentValues = false
        self.values = values.indices.map { thumb in
            var request = ThumbValue(value: values[thumb].isFinite ? values[thumb] : solver.constraints.scale.lower)
            if thumb > 0, let spans, thumb <= spans.count, spans[thumb - 1] > 0 { request.lap = spans[thumb - 1] }
            if thumb < solver.thumbs.count, solver.isHeld(thumb: thumb), solver.thumbs[thumb].now.origin == .rawDrag {
                request.origin = .rawDrag
            }
            return request
        }
        if self.values.isEmpty { self.values = [ThumbValue(value: solver.constraints.scale.lower)] }
    }

    /// Takes the present values, if they count as requested. Otherwise thumbs no longer dragged go on the steps.
    mutating func update(_ solver: Solver) {
        guard arePresentValues else {
            for thumb in values.indices where values[thumb].origin == .rawDrag {
                if thumb >= solver.thumbs.count || !solver.isHeld(thumb: thumb) { values[thumb].origin = .code }
            }
            return
        }
        for thumb in solver.thumbs.indices {
            values[thumb] = solver.thumbs[thumb].now
            values[thumb].lap = thumb > 0 ? solver.span(above: thumb - 1) : 0
        }
    }
}
