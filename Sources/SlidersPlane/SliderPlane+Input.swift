import SlidersCore

/// Inputs of a person. They become proposals for the coordinates of one point, which are committed together.
extension SliderPlane {
    /// The proposals for the coordinates of a point. Only the latest can be committed, so the plane stores only it.
    struct Pending: Sendable {
        let point: Int
        var x, y: SliderState.Proposal?

        /// Whether a proposal moves the point.
        var movesPoint: Bool { x?.thumbs.isEmpty == false || y?.thumbs.isEmpty == false }
    }

    /// Makes a proposal for each coordinate of a point with a closure, and adds both to the proposal of the plane.
    mutating func propose(
        _ point: Int, _ proposal: inout SliderState.Proposal,
        _ propose: (Axis, inout SliderState, Area) -> SliderState.Proposal
    ) {
        let x = propose(.x, &points[point].x, area)
        let y = propose(.y, &points[point].y, area)
        pending = Pending(point: point, x: x, y: y)
        proposal.change.overshot = x.change.overshot || y.change.overshot
        if pending?.movesPoint == true { proposal.thumbs = point..<point + 1 }
    }

    /// Computes the effect of an input. Holds and the overshoot change immediately; values change only with
    /// ``commit(_:)``.
    ///
    /// Inputs that identify a thumb identify a coordinate, as numbered by ``coordinate(_:ofThumb:)``. An arrow key
    /// moves the coordinate that it's parallel to, whichever has the focus. Directions are those of the screen: ↑
    /// always moves a point up, or outward on a disc. There are no spans and no ticks, and touches don't wait.
    public mutating func propose(_ input: SliderInput) -> SliderState.Proposal {
        beginProposal()
        var proposal = SliderState.Proposal(number: proposals)
        if input.keepsPointerDown { proposal.change.pointer = input.pointer }
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
        case .rest, .adjustSpan, .choose: break
        }
        proposal.change.mayChangeObstacle =
            proposal.change.grip != nil || !proposal.change.redraws.isEmpty
            || pending?.x?.change.mayChangeObstacle == true || pending?.y?.change.mayChangeObstacle == true
        return proposal
    }

    /// Returns whether a proposal can still be committed: no other input and no assignment came after it.
    package func isCurrent(_ proposal: SliderState.Proposal) -> Bool { proposal.number == proposals }

    /// Returns whether a proposal can still be committed and changes a coordinate. Hosts ask their app only about such
    /// a proposal.
    public func changesValues(_ proposal: SliderState.Proposal) -> Bool {
        isCurrent(proposal)
            && proposal.thumbs.contains { points[$0].x.proposalChanges(0) || points[$0].y.proposalChanges(0) }
    }

    /// Proposes an input, and commits the proposal.
    @discardableResult
    public mutating func handle(_ input: SliderInput) -> SliderState.Change { commit(propose(input)) }

    /// Commits a change. If another input or assignment came after the proposal, no value changes.
    @discardableResult
    public mutating func commit(_ proposal: SliderState.Proposal) -> SliderState.Change {
        guard isCurrent(proposal) else { return proposal.change }
        proposals += 1
        var change = proposal.change
        guard let pending else { return change }
        let x = pending.x.map { points[pending.point].x.commit($0) }
        let y = pending.y.map { points[pending.point].y.commit($0) }
        return report(&change, of: pending.point, x, y)
    }

    /// Commits a change with other coordinates, which are resolved like those of any assignment. If a coordinate isn't
    /// finite, or there isn't one pair for each point, commits the proposal as it is.
    @discardableResult
    public mutating func commit(_ proposal: SliderState.Proposal, values: [SIMD2<Double>]) -> SliderState.Change {
        guard isCurrent(proposal), values.count == count, values.allSatisfy({ $0.isFinite }), let pending else {
            return commit(proposal)
        }
        proposals += 1
        var change = proposal.change
        let point = pending.point
        for other in points.indices where other != point {
            for axis in Axis.allCases { _ = try? points[other][axis].assign([values[other][axis.rawValue]]) }
        }
        let x = pending.x.map { points[point].x.commit($0, values: [values[point].x]) }
        let y = pending.y.map { points[point].y.commit($0, values: [values[point].y]) }
        return report(&change, of: point, x, y)
    }

    /// Adds the changes of a point's coordinates to the change of the plane, and returns that.
    private mutating func report(
        _ change: inout SliderState.Change, of point: Int, _ x: SliderState.Change?, _ y: SliderState.Change?
    ) -> SliderState.Change {
        let indices = point..<point + 1
        if !(x?.redraws.isEmpty ?? true) || !(y?.redraws.isEmpty ?? true) { change.redraws = indices }
        if !(x?.changed.isEmpty ?? true) || !(y?.changed.isEmpty ?? true) { change.changed = indices }
        reportedRange = change.changed
        return change
    }

    /// Discards a proposal that wasn't committed, and the last report, after which no point counts as changed.
    mutating func beginProposal() {
        for point in reportedRange.union(pending.map { $0.point..<$0.point + 1 } ?? 0..<0) where point < count {
            points[point].x.beginProposal()
            points[point].y.beginProposal()
        }
        (pending, reportedRange) = (nil, 0..<0)
        proposals += 1
    }

    // MARK: Keys

    /// Proposes the effect of a key. An arrow key moves the coordinate of its axis, and a reset key both coordinates.
    private mutating func key(_ intent: SliderIntent, _ coordinate: Int, _ proposal: inout SliderState.Proposal) {
        let point = coordinate >> 1
        switch intent {
        case .arrow(let dx, let dy), .pageArrow(let dx, let dy):
            let axis: Axis = dy == 0 ? .x : .y
            let runsDown = if case .line(let from, let to) = area.track(.y), to.y > from.y { true } else { false }
            // In a slider, the up arrow always increases the value, but here it moves a point up.
            let (dx, dy) = (dy == 0 ? dx : 0, runsDown ? -dy : dy)
            let isPage = if case .pageArrow = intent { true } else { false }
            let axisIntent: SliderIntent = isPage ? .pageArrow(dx: dx, dy: dy) : .arrow(dx: dx, dy: dy)
            adjust(self.coordinate(axis, ofThumb: point), .key, &proposal) { .key(axisIntent, thumb: $0) }
        case .reset where coordinate >= 0 && point < count && !isHeld(thumb: point):
            proposal.change.reason = .reset
            proposal.change.focus = coordinate
            propose(point, &proposal) { _, slider, _ in slider.propose(.reset(thumb: 0)) }
        default: adjust(coordinate, .key, &proposal) { .key(intent, thumb: $0) }
        }
    }

    /// Proposes an input for one coordinate, unless a pointer holds the point. `input` returns the input for a thumb of
    /// the coordinate's slider.
    private mutating func adjust(
        _ coordinate: Int, _ reason: SliderChangeReason, _ proposal: inout SliderState.Proposal,
        _ input: (Int) -> SliderInput
    ) {
        proposal.change.reason = reason
        guard coordinate >= 0, coordinate < 2 * count, !isHeld(thumb: coordinate >> 1) else { return }
        let point = coordinate >> 1
        proposal.change.focus = coordinate
        if coordinate & 1 == 0 {
            pending = Pending(point: point, x: points[point].x.propose(input(0)))
        } else {
            pending = Pending(point: point, y: points[point].y.propose(input(0)))
        }
        if pending?.movesPoint == true { proposal.thumbs = point..<point + 1 }
    }
}

extension SliderReporter {
    /// Returns the next event of a plane to deliver, or `nil` after the last.
    public mutating func next(
        _ report: inout SliderState.Report, in plane: SliderPlane
    ) -> SliderState.Change.Event? {
        nextEvent(of: &report, in: plane)
    }
}
