/// What a person does: inputs become proposals for the coordinates of one point, and are committed together.
extension SliderPlane {
    /// A change that has been computed but not made, like ``SliderState/Proposal``. You can commit it as it is, commit
    /// it with other values, or drop it.
    public struct Proposal: Equatable, Sendable {
        /// The part of the change that happens even if the app rejects the values: the beginning, the hold, the
        /// overshoot, and the end of a drag. The indices are those of points.
        public internal(set) var change = SliderState.Change()
        /// The points whose proposed coordinates may differ from their current ones; empty if the input moves nothing.
        public internal(set) var thumbs = 0..<0
        var number = 0
        /// The point that the proposals of the coordinates belong to.
        var point: Int?
        var x, y: SliderState.Proposal?

        /// The point that the pointer holds, as a thumb; `nil` for keys.
        public var grip: SliderGrip? { change.grip }
        /// A Boolean value that indicates whether it's the first movement of a drag, or a press that moves a point.
        public var begins: Bool { change.began }

        /// Lets both coordinates of a point propose.
        mutating func propose(
            _ point: Int, _ plane: inout SliderPlane,
            _ propose: (Axis, inout SliderState, Area) -> SliderState.Proposal
        ) {
            self.point = point
            let x = propose(.x, &plane.points[point].x, plane.area)
            let y = propose(.y, &plane.points[point].y, plane.area)
            (self.x, self.y) = (x, y)
            change.overshot = x.change.overshot || y.change.overshot
            if !x.thumbs.isEmpty || !y.thumbs.isEmpty { thumbs = point..<point + 1 }
        }
    }

    /// Computes the effect of an input. Holds and the overshoot change immediately; values change only with
    /// ``commit(_:)``.
    ///
    /// Inputs that identify a thumb identify a coordinate, as numbered by ``coordinate(_:ofPoint:)``. An arrow key
    /// moves the coordinate that it's parallel to, whichever has the focus. Directions are those of the screen: ↑
    /// always moves a point up, or outward on a disc. There are no bars and no ticks, and touches don't wait.
    public mutating func propose(_ input: SliderInput) -> Proposal {
        beginProposal()
        var proposal = Proposal(number: proposals)
        switch input {
        case .press(let location, let pointer, _):
            guard location.isFinite, !isDown(pointer: pointer) else { break }
            press(at: location, pointer: pointer, &proposal)
        case .drag(let location, let pointer, let isFine):
            guard location.isFinite else { break }
            drag(to: location, pointer: pointer, isFine: isFine, &proposal)
        case .release(let pointer, let taps): release(pointer, taps: taps, &proposal)
        case .cancel(let pointer):
            tappedPoint = nil
            end(pointer, by: input, .cancel, &proposal)
        case .key(let intent, let coordinate): key(intent, coordinate, &proposal)
        case .adjust(let increments, let coordinate):
            adjust(coordinate, .accessibility, &proposal) { .adjust(increments, thumb: $0) }
        case .wheel(let clicks, let coordinate):
            adjust(coordinate, .wheel, &proposal) { .wheel(clicks, thumb: $0) }
        case .type(let value, let coordinate): adjust(coordinate, .key, &proposal) { .type(value, thumb: $0) }
        case .reset(let coordinate): adjust(coordinate, .reset, &proposal) { .reset(thumb: $0) }
        case .rest, .adjustBar, .choose: break
        }
        proposed = proposal.point.map { $0..<$0 + 1 } ?? 0..<0
        return proposal
    }

    /// Returns whether a proposal can still be committed: no other input and no assignment came after it.
    public func isCurrent(_ proposal: Proposal) -> Bool { proposal.number == proposals }

    /// Returns whether a proposal can still be committed and changes a coordinate. Hosts ask their app only about such
    /// a proposal.
    public func changesValues(_ proposal: Proposal) -> Bool {
        isCurrent(proposal)
            && proposal.thumbs.contains { points[$0].x.solver.wouldChange(0) || points[$0].y.solver.wouldChange(0) }
    }

    /// Commits a change. If another input or assignment came after the proposal, no value changes.
    @discardableResult
    public mutating func commit(_ proposal: Proposal) -> SliderState.Change {
        guard isCurrent(proposal) else { return proposal.change }
        proposals += 1
        var change = proposal.change
        guard let point = proposal.point else { return change }
        let x = proposal.x.map { points[point].x.commit($0) }
        let y = proposal.y.map { points[point].y.commit($0) }
        return report(&change, of: point, x, y)
    }

    /// Commits a change with other coordinates, which are resolved like those of any assignment. If a coordinate isn't
    /// finite, or there isn't one pair for each point, commits the proposal as it is.
    @discardableResult
    public mutating func commit(_ proposal: Proposal, values: [SIMD2<Double>]) -> SliderState.Change {
        guard isCurrent(proposal), values.count == count, values.allSatisfy({ $0.isFinite }), let point = proposal.point
        else { return commit(proposal) }
        proposals += 1
        var change = proposal.change
        for other in points.indices where other != point {
            for axis in Axis.allCases { _ = try? points[other][axis].assign([values[other][axis.rawValue]]) }
        }
        let x = proposal.x.map { points[point].x.commit($0, values: [values[point].x]) }
        let y = proposal.y.map { points[point].y.commit($0, values: [values[point].y]) }
        return report(&change, of: point, x, y)
    }

    /// Proposes an input and commits the proposal.
    @discardableResult
    public mutating func handle(_ input: SliderInput) -> SliderState.Change { commit(propose(input)) }

    /// Notes what the coordinates of a point report.
    private mutating func report(
        _ change: inout SliderState.Change, of point: Int, _ x: SliderState.Change?, _ y: SliderState.Change?
    ) -> SliderState.Change {
        let one = point..<point + 1
        if !(x?.redraws.isEmpty ?? true) || !(y?.redraws.isEmpty ?? true) { change.redraws = one }
        if !(x?.changed.isEmpty ?? true) || !(y?.changed.isEmpty ?? true) { change.changed = one }
        reported = change.changed
        return change
    }

    /// Drops a proposal that was not committed, and closes the last report.
    mutating func beginProposal() {
        for point in proposed.union(reported) where point < count {
            points[point].x.beginProposal()
            points[point].y.beginProposal()
        }
        (proposed, reported) = (0..<0, 0..<0)
        proposals += 1
    }

    // MARK: Keys

    private mutating func key(_ intent: SliderIntent, _ coordinate: Int, _ proposal: inout Proposal) {
        let point = coordinate >> 1
        switch intent {
        case .arrow(let dx, let dy), .pageArrow(let dx, let dy):
            let axis: Axis = dy == 0 ? .x : .y
            let runsDown = if case .line(let from, let to) = area.track(.y), to.y > from.y { true } else { false }
            let (dx, dy) = (dy == 0 ? dx : 0, runsDown ? -dy : dy)
            let isPage = if case .pageArrow = intent { true } else { false }
            let turned: SliderIntent = isPage ? .pageArrow(dx: dx, dy: dy) : .arrow(dx: dx, dy: dy)
            adjust(self.coordinate(axis, ofPoint: point), .key, &proposal) { .key(turned, thumb: $0) }
        case .reset where coordinate >= 0 && point < count && !isHeld(point: point):
            proposal.change.reason = .reset
            proposal.change.focus = coordinate
            proposal.propose(point, &self) { _, slider, _ in slider.propose(.reset(thumb: 0)) }
        default: adjust(coordinate, .key, &proposal) { .key(intent, thumb: $0) }
        }
    }

    /// Proposes what an input does to one coordinate. A point that is held ignores it.
    private mutating func adjust(
        _ coordinate: Int, _ reason: SliderChangeReason, _ proposal: inout Proposal, _ input: (Int) -> SliderInput
    ) {
        proposal.change.reason = reason
        guard coordinate >= 0, coordinate < 2 * count, !isHeld(point: coordinate >> 1) else { return }
        let point = coordinate >> 1
        proposal.point = point
        proposal.change.focus = coordinate
        if coordinate & 1 == 0 {
            proposal.x = points[point].x.propose(input(0))
        } else {
            proposal.y = points[point].y.propose(input(0))
        }
        if !(proposal.x?.thumbs.isEmpty ?? true) || !(proposal.y?.thumbs.isEmpty ?? true) {
            proposal.thumbs = point..<point + 1
        }
    }
}
