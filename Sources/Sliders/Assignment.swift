/// Values and options set from code. They have no leader: the result is a function of all requests and of the
/// configuration, whatever came first. Code causes no events but those of the drags that it cancels.
extension SliderState {
    /// Sets options and values together; `nil` values keep what was asked before.
    ///
    /// What cannot be met is kept and does nothing until it can be, see ``fault``. Drags that the change ends must be
    /// cancelled before, with ``pointerToCancel(before:count:on:)``, to be reported; here they are cancelled unheard.
    ///
    /// - Throws: `valueNotFinite` or `noValues`, and then nothing was changed.
    public mutating func configure(
        _ configuration: SliderConfiguration, values: [Double]? = nil, spans: [Double]? = nil
    ) throws(SliderFault) {
        if let values { try check(values) }
        let count = values?.count ?? requests.count
        while let pointer = pointerToCancel(before: configuration, count: count, on: track) {
            handle(.cancel(pointer: pointer))
        }
        self.configuration = configuration
        rules = Rules(configuration, count: count, on: track)
        renewHolds()
        if let values { request(values, spans: spans) }
        resolveAgain()
    }

    /// Sets all values. Equal ones do nothing, so that writing back what a drag gave does not disturb it.
    ///
    /// - Throws: as ``configure(_:values:spans:)``.
    public mutating func assign(_ values: [Double], spans: [Double]? = nil) throws(SliderFault) {
        guard values.count == rules.count else { return try configure(configuration, values: values, spans: spans) }
        try check(values)
        let isEqual = isEqual(values, spans: spans)
        if isEqual, requestsAreValues { return }
        request(values, spans: spans)
        if !isEqual { resolveAgain() }
    }

    /// Moves one thumb as a drag would, with the collision rule, and sends nothing.
    ///
    /// - Throws: `noSuchThumb` or `valueNotFinite`, and then nothing was changed.
    public mutating func move(_ thumb: Int, to value: Double) throws(SliderFault) {
        guard thumb >= 0, thumb < rules.count else { throw .noSuchThumb(thumb) }
        guard value.isFinite else { throw .valueNotFinite(index: thumb) }
        beginProposal()
        (overshoot, takenOvershoot) = (0, 0)
        var pointer: Int?
        for hold in holds.indices where holds[hold].holds(thumb) { pointer = holds[hold].pointer }
        aim(at: thumb..<thumb + 1, pointer)
        (movement.isFree, movement.origin) = (configuration.isExact, configuration.isExact ? .code : .user)
        move(thumb, to: nearestLap(of: value, to: position(thumb)), within: reach())
        takeUnheard()
    }

    /// Lays the slider out anew. No value changes, and the next movement of a drag puts its thumb under the finger again.
    /// Only where a wrapping circle opens or closes, drags are cancelled, see ``pointerToCancel(before:count:on:)``.
    ///
    /// - Parameter targetSide: the side of the drawn thumb, in points; targets are at least 44.
    public mutating func layOut(on track: Track, targetSide: Double = 44) {
        guard track.isUsable, track != self.track || max(44, targetSide) != self.targetSide else { return }
        while let pointer = pointerToCancel(before: configuration, count: count, on: track) {
            handle(.cancel(pointer: pointer))
        }
        let closes = track.isFullCircle != self.track.isFullCircle
        beginProposal()
        (overshoot, takenOvershoot, movement.isReachKnown) = (0, 0, false)
        self.track = track
        self.targetSide = max(44, targetSide)
        anchorHolds()
        guard closes else { return }
        rules = Rules(configuration, count: count, on: track)
        resolveAgain()
    }

    /// A pointer whose drag ends when this is set, because its thumb will be disabled or will not be the same; `nil` if
    /// there is none (more). Hosts send its cancel and report it, until there is none.
    public func pointerToCancel(before configuration: SliderConfiguration, count: Int, on track: Track) -> Int? {
        let wraps = configuration.seam == .wrap && track.isFullCircle
        let wrapped = self.configuration.seam == .wrap && self.track.isFullCircle
        let endsAll = count != self.count || wraps != wrapped || !configuration.isEnabled
        for hold in holds.indices {
            if endsAll { return holds[hold].pointer }
            for rank in configuration.disabled where holds[hold].holds(rank) { return holds[hold].pointer }
        }
        return nil
    }

    private func check(_ values: [Double]) throws(SliderFault) {
        guard !values.isEmpty else { throw .noValues }
        for index in values.indices {
            guard values[index].isFinite else { throw .valueNotFinite(index: index) }
        }
    }

    func areFinite(_ values: [Double]) -> Bool {
        for value in values where !value.isFinite { return false }
        return true
    }

    private mutating func isEqual(_ values: [Double], spans: [Double]?) -> Bool {
        for rank in values.indices where values[rank] != thumbs[rank].now.value { return false }
        guard let spans else { return true }
        for rank in 0..<rules.count - 1 where rank >= spans.count || spans[rank] != span(above: rank) { return false }
        return true
    }
}

// MARK: - The pass

extension SliderState {
    /// Keeps what code asks for. Thumbs in a drag that keeps off the steps go on with that.
    mutating func request(_ values: [Double], spans: [Double]?) {
        requests = []
        requests.reserveCapacity(values.count)
        for rank in values.indices {
            var place = Place(value: values[rank].isFinite ? values[rank] : rules.scale.lower)
            if rank > 0, let spans, rank <= spans.count, spans[rank - 1] > 0 { place.lap = 1 }
            if rank < thumbs.count, isHeld(rank), thumbs[rank].now.origin == .drag { place.origin = .drag }
            requests.append(place)
        }
        requestsAreValues = false
    }

    /// Derives all values anew from the requests.
    mutating func resolveAgain() {
        beginProposal()
        (overshoot, takenOvershoot) = (0, 0)
        if requestsAreValues {
            // A user's change replaces all requests by the present values.
            for rank in thumbs.indices {
                requests[rank] = thumbs[rank].now
                requests[rank].lap = rank > 0 && span(above: rank - 1) > 0 ? 1 : 0
            }
        }
        if thumbs.count != requests.count {
            thumbs = []
            thumbs.reserveCapacity(requests.count)
            for request in requests { thumbs.append(Thumb(at: request)) }
        }
        proposeRequests()
        let isUsers = requestsAreValues
        takeUnheard()
        requestsAreValues = isUsers
    }

    /// Takes what is proposed without a report.
    private mutating func takeUnheard() {
        for rank in proposedRange where thumbs[rank].next.value != thumbs[rank].now.value {
            thumbs[rank].reported = thumbs[rank].next.value
        }
        accept(proposedRange)
    }

    /// Proposes where requests lead: going up from the lowest thumb, each takes the allowed value nearest to its wish
    /// that keeps its distance to the thumb below and leaves those above room for theirs.
    mutating func proposeRequests() {
        aim(at: 0..<rules.count, nil, from: requests)
        (movement.kind, movement.origin) = (.assign, nil)
        runWishes()
        if !move(0, to: position(of: movement.wishes[0]), within: rooms(beside: 0)) {
            // With values off the steps there may be no room; without them there is.
            for rank in movement.wishes.indices { movement.wishes[rank].origin = .user }
            if !move(0, to: position(of: movement.wishes[0]), within: rooms(beside: 0)) { proposeLowest() }
            for rank in proposedRange { thumbs[rank].next.origin = requests[rank].origin }
        }
    }

    private mutating func proposeLowest() {
        let chain = rules.lowestChain()
        for rank in 0..<rules.count { propose(rank < chain.count ? chain[rank] : rules.scale.lower, at: rank) }
    }

    /// Turns the requests for a ring into running order, each at or after the one before; a line knows no laps.
    private mutating func runWishes() {
        guard rules.isWrapped else {
            for rank in movement.wishes.indices { movement.wishes[rank].lap = 0 }
            return
        }
        let period = rules.period
        var previous = canonical(requests[0].value, isOnStep: false).value + thumbs[0].now.lap * period
        for rank in 0..<rules.count {
            if rank > 0 {
                let way = requests[rank].value - requests[rank - 1].value
                let span = way - (way / period).rounded(.down) * period
                let isWhole = span <= rules.tolerance || span >= period - rules.tolerance
                previous += isWhole ? requests[rank].lap * period : span
            }
            let value = canonical(requests[rank].value, isOnStep: false).value
            movement.wishes[rank].value = value
            movement.wishes[rank].lap = ((previous - value) / period + 0.5).rounded(.down)
        }
    }

    /// Whether spans agree with the values they were given with.
    mutating func fits(_ spans: [Double], to values: [Double]) -> Bool {
        guard rules.isWrapped, spans.count == rules.count - 1 else { return false }
        var sum = 0.0
        for rank in spans.indices {
            let turns = (spans[rank] - (values[rank + 1] - values[rank])) / rules.period
            guard spans[rank] >= 0, spans[rank].isFinite else { return false }
            guard abs(turns - (turns + 0.5).rounded(.down)) * rules.period <= rules.tolerance else { return false }
            sum += spans[rank]
        }
        return sum <= rules.period + rules.tolerance
    }
}
