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
        if let values {
            guard !values.isEmpty else { throw .noValues }
            for index in values.indices {
                guard values[index].isFinite else { throw .valueNotFinite(index: index) }
            }
        }
        while let pointer = pointerToCancel(before: configuration, count: values?.count ?? count, on: track) {
            handle(.cancel(pointer: pointer))
        }
        let isReconfigured = configuration != self.configuration
        self.configuration = configuration
        if isReconfigured || values?.count ?? count != count {
            rules = Rules(configuration, count: values?.count ?? count, on: track)
        }
        if let values {
            // Writing the present values back must not disturb a drag that keeps off the steps.
            if !isReconfigured, values == self.values, spans == nil || spans == self.spans {
                if !requestsAreValues { requests = Request.list(values, spans: spans) }
                return
            }
            requests = Request.list(values, spans: spans)
            requestsAreValues = false
            for rank in thumbs.indices where !isHeld(rank) || thumbs[rank].origin != .drag { thumbs[rank].origin = .code }
        }
        resolveAgain()
    }

    /// Sets all values; see ``configure(_:values:spans:)``.
    public mutating func assign(_ values: [Double], spans: [Double]? = nil) throws(SliderFault) {
        try configure(configuration, values: values, spans: spans)
    }

    /// Moves one thumb as a drag would, with the collision rule, and sends nothing.
    ///
    /// - Throws: `noSuchThumb` or `valueNotFinite`, and then nothing was changed.
    public mutating func move(_ thumb: Int, to value: Double) throws(SliderFault) {
        guard thumbs.indices.contains(thumb) else { throw .noSuchThumb(thumb) }
        guard value.isFinite else { throw .valueNotFinite(index: thumb) }
        beginProposal()
        overshoot = 0
        takenOvershoot = 0
        let pointer = holds.first { $0.ranks.contains(thumb) }?.pointer
        let isFree = configuration.isExact
        proposeThumb(thumb, wish: nearestLap(of: value, to: position(thumb)), isFree: isFree, from: isFree ? .code : .user, pointer)
        for rank in proposedRange where proposed[rank].value != thumbs[rank].value { reported[rank] = proposed[rank].value }
        accept(proposedRange)
    }

    /// Lays the slider out anew. No value changes, and the next movement of a drag puts its thumb under the finger again.
    /// Only where a wrapping circle opens or closes, drags are cancelled, see ``pointerToCancel(before:count:on:)``.
    ///
    /// - Parameter targetSide: the side of the drawn thumb, in points; targets are at least 44.
    public mutating func layOut(on track: Track, targetSide: Double = 44) {
        guard track.isUsable, track != self.track || targetSide != self.targetSide else { return }
        while let pointer = pointerToCancel(before: configuration, count: count, on: track) {
            handle(.cancel(pointer: pointer))
        }
        let closes = track.isFullCircle != self.track.isFullCircle
        beginProposal()
        (overshoot, takenOvershoot) = (0, 0)
        self.track = track
        self.targetSide = targetSide >= 44 ? targetSide : 44
        for index in holds.indices { anchor(&holds[index]) }
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
        return holds.first { hold in endsAll || configuration.disabled.contains { hold.ranks.contains($0) } }?.pointer
    }

    /// A pointer that is down; Escape cancels one after the other, until there is none.
    public var pointer: Int? { holds.first?.pointer }

    // MARK: - The pass

    /// Derives all values anew from the requests.
    private mutating func resolveAgain() {
        beginProposal()
        (overshoot, takenOvershoot) = (0, 0)
        let before = thumbs
        if requestsAreValues { requestPresentValues() }
        thumbs = requests.indices.map { thumbs.indices.contains($0) ? thumbs[$0] : Place(value: 0) }
        thumbs = resolved(requests)
        proposed = thumbs
        if thumbs.count != before.count { reported = thumbs.map { $0.value } }
        for rank in thumbs.indices where rank >= before.count || thumbs[rank].value != before[rank].value {
            reported[rank] = thumbs[rank].value
        }
    }

    /// A user's change replaces all requests by the present values.
    mutating func requestPresentValues() {
        let spans = rules.isWrapped ? self.spans : nil
        requests = Request.list(values, spans: spans)
    }

    /// Where requests lead: going up from the lowest thumb, each takes the allowed value nearest to its wish that keeps
    /// its distance to the thumb below and leaves those above room for theirs.
    func resolved(_ requests: [Request]) -> [Place] {
        let wishes = rules.isWrapped ? runningWishes(requests) : requests.map { $0.value }
        let isFree = thumbs.map { keepsOffSteps($0) }
        let steady = [Bool](repeating: false, count: count)
        let values = chain(wishes, isFree) ?? chain(wishes, steady) ?? rules.lowestChain() ?? wishes.map { _ in rules.scale.lower }
        return values.indices.map { rank in
            var place = thumb(at: values[rank], from: isFree[rank] ? .drag : .user)
            if rules.isWrapped, abs(values[rank] - wishes[rank]) <= rules.tolerance, isFree[rank] || rules.steps.isFree {
                let exact = thumb(at: requests[rank].value, from: .drag)
                if abs(exact.value - place.value) <= rules.tolerance { place.value = exact.value }
            }
            place.origin = thumbs[rank].origin
            return place
        }
    }

    private func chain(_ wishes: [Double], _ isFree: [Bool]) -> [Double]? {
        var values = wishes
        let lows = rules.maximumSpan < .infinity && !rules.isWrapped ? rules.lows() : nil
        var top = Double.infinity
        if rules.isWrapped {
            let start = nearest(wishes[0], from: -.infinity, to: .infinity, rank: 0, isFree: isFree[0]) {
                rules.completes(beyond: 0, at: $0, going: 1, until: count, fixed: $0 + rules.period)
            }
            guard let start else { return nil }
            values[0] = start
            top = start + rules.period
        }
        // First, from above, how high each may go; then, from below, where it goes.
        for rank in ((rules.isWrapped ? 1 : 0)..<count).reversed() {
            let room = rank == count - 1 ? top : values[rank + 1] - rules.minimumSpan
            guard let high = rules.allowed(upTo: room, going: 1, rank: rank, isFree: isFree[rank]) else { return nil }
            values[rank] = high
        }
        for rank in (rules.isWrapped ? 1 : 0)..<count {
            var low = lows?[rank] ?? -.infinity, high = values[rank]
            if rank > 0 {
                low = max(low, values[rank - 1] + rules.minimumSpan)
                high = min(high, values[rank - 1] + rules.maximumSpan)
            }
            let value = nearest(wishes[rank], from: low, to: high, rank: rank, isFree: isFree[rank]) {
                rules.completes(beyond: rank, at: $0, going: 1, until: count, fixed: rules.isWrapped ? top : nil)
            }
            guard let value else { return nil }
            // Steps too fine to be told apart never reorder thumbs.
            values[rank] = rank > 0 ? max(value, values[rank - 1]) : value
        }
        return values
    }

    /// The allowed value nearest to a wish from which the rest of the chain can be completed; `nil` if there is none, or
    /// none among the nearest thousand.
    func nearest(
        _ wish: Double, from low: Double, to high: Double, rank: Int, isFree: Bool, completes: (Double) -> Bool
    ) -> Double? {
        let first = rules.allowed(nearest: wish, from: low, to: high, rank: rank, isFree: isFree)
        guard let first, rules.hasGaps, !isFree, !completes(first) else { return first }
        // Round a ring every value comes again after a turn.
        let reach = rules.isWrapped ? rules.period : .infinity
        let low = max(low, first - reach) - rules.tolerance, high = min(high, first + reach) + rules.tolerance
        var below = rules.next(after: first, going: -1, rank: rank), above = rules.next(after: first, going: 1, rank: rank)
        for _ in 0..<1000 {
            let down = below.map { $0 >= low ? wish - $0 : .infinity } ?? .infinity
            let up = above.map { $0 <= high ? $0 - wish : .infinity } ?? .infinity
            guard down < .infinity || up < .infinity, let candidate = up <= down ? above : below else { return nil }
            if completes(candidate) { return candidate }
            if up <= down {
                above = rules.next(after: candidate, going: 1, rank: rank)
            } else {
                below = rules.next(after: candidate, going: -1, rank: rank)
            }
        }
        return nil
    }

    /// The wishes of a ring in running order, each at or after the one before.
    private func runningWishes(_ requests: [Request]) -> [Double] {
        let period = rules.period
        var wishes: [Double] = []
        for rank in requests.indices {
            if rank == 0 {
                let start = thumb(at: requests[0].value, from: .drag)
                wishes.append(start.value + thumbs[0].lap * period)
                continue
            }
            let way = requests[rank].value - requests[rank - 1].value
            let span = requests[rank].span ?? way - (way / period).rounded(.down) * period
            wishes.append(wishes[rank - 1] + (span.isFinite ? min(max(span, 0), period) : 0))
        }
        return wishes
    }

    /// Whether spans agree with the values they were given with.
    func fits(_ spans: [Double]) -> Bool {
        guard rules.isWrapped, spans.count == count - 1 else { return false }
        var sum = 0.0
        for rank in spans.indices {
            let way = spans[rank] - (requests[rank + 1].value - requests[rank].value)
            let turns = way / rules.period
            guard spans[rank] >= 0, spans[rank].isFinite else { return false }
            guard abs(turns - (turns + 0.5).rounded(.down)) * rules.period <= rules.tolerance else { return false }
            sum += spans[rank]
        }
        return sum <= rules.period + rules.tolerance
    }
}
