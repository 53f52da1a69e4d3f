import SlidersCore

/// What pointers hold: each a point, by both of its coordinates.
extension SliderPlane {
    /// A pointer that is down, and the point that it holds.
    struct Hold: Equatable, Sendable {
        let pointer: Int
        let point: Int
        /// Where the pointer went down.
        let press: SIMD2<Double>
        /// The way from the point to the pointer when it went down; zero if the press moves the point there.
        let grab: SIMD2<Double>
        /// Whether its release is a tap on the point.
        var isTap: Bool
        var hasBegun = false

        /// Follows the pointer to a location. Returns whether the pointer has ever moved.
        mutating func follow(_ location: SIMD2<Double>) -> Bool {
            if (location - press).length > PointerHold.tapDistance { isTap = false }
            return hasBegun || location != press
        }
    }

    /// The index of a pointer's hold; `nil` if it is not down.
    func index(of pointer: Int) -> Int? { holds.firstIndex { $0.pointer == pointer } }

    // MARK: Hit testing

    /// Returns the point that a press takes, and whether it moves there; `nil` if it takes none.
    ///
    /// Among points whose targets contain the press it takes the nearest that can move, elsewhere the nearest that can
    /// move, where ``Configuration/pressTarget`` lets it. Of points that are equally near, by less than 2 points of the
    /// screen, it takes the one drawn on top, which is the last.
    func hit(at location: SIMD2<Double>) -> (point: Int, brings: Bool)? {
        guard !configuration.isReadOnly else { return nil }
        if let point = nearest(to: location, where: { isInTarget(location, of: $0) }) { return (point, false) }
        for index in points.indices where isHeld(thumb: index) && isInTarget(location, of: index) { return nil }
        guard acceptsPressesOutsideTargets(at: location), let point = nearest(to: location, where: { _ in true }) else {
            return nil
        }
        return (point, configuration.pressTarget != .relative)
    }

    /// Returns the nearest point that can move, among those that meet a condition.
    private func nearest(to location: SIMD2<Double>, where condition: (Int) -> Bool) -> Int? {
        var nearest: (index: Int, distance: Double)?
        for index in points.indices where condition(index) && canMove(point: index) {
            let distance = (self.location(ofThumb: index) - location).length
            if let nearest, distance >= nearest.distance + Surface.coincidence { continue }
            nearest = (index, min(distance, nearest?.distance ?? distance))
        }
        return nearest?.index
    }

    func isInTarget(_ location: SIMD2<Double>, of point: Int) -> Bool {
        let offset = self.location(ofThumb: point) - location
        return max(abs(offset.x), abs(offset.y)) <= targetSide / 2
    }

    func acceptsPressesOutsideTargets(at location: SIMD2<Double>) -> Bool {
        switch configuration.pressTarget {
        case .thumb, .span: false
        case .track, .spanAndTrack: area.distance(to: location) <= Surface.minimumTrackDistance
        case .anywhere, .relative: true
        }
    }

    /// Whether a person can move a point now.
    func canMove(point: Int) -> Bool {
        !isHeld(thumb: point) && Axis.allCases.contains { points[point][$0].canMove(0) }
    }

    // MARK: Following

    mutating func press(at location: SIMD2<Double>, pointer: Int, _ proposal: inout SliderState.Proposal) {
        guard let (point, brings) = hit(at: location) else { return }
        let grab = brings ? .zero : location - self.location(ofThumb: point)
        let hold = Hold(pointer: pointer, point: point, press: location, grab: grab, isTap: !brings)
        holds.append(hold)
        for axis in Axis.allCases {
            let center = points[point][axis].location(ofThumb: 0)
            points[point][axis].handle(.press(at: center, pointer: pointer))
        }
        proposal.change.redraws = point..<point + 1
        guard brings else { return }
        pull(hold, to: location, isFine: false, &proposal)
        // A press that brings nothing is no movement.
        if proposal.change.overshot || !proposal.thumbs.isEmpty { begin(holds.count - 1, &proposal) }
    }

    mutating func drag(to location: SIMD2<Double>, pointer: Int, isFine: Bool, _ proposal: inout SliderState.Proposal) {
        guard let index = index(of: pointer), holds[index].follow(location) else { return }
        begin(index, &proposal)
        pull(holds[index], to: location, isFine: isFine, &proposal)
    }

    /// Ends a hold by a release, which resets both coordinates if it is the second tap on a point.
    mutating func release(_ pointer: Int, taps: Int, _ proposal: inout SliderState.Proposal) {
        guard let index = index(of: pointer) else { return }
        let hold = holds[index]
        let tapped = hold.isTap ? hold.point : nil
        let resets = taps > 1 && tapped != nil && tapped == tappedPoint
        if resets { for axis in Axis.allCases { points[hold.point][axis].noteSecondTap(of: pointer) } }
        end(pointer, by: .release(pointer: pointer, taps: resets ? 2 : 1), .end, &proposal)
        if pending?.x?.change.reason == .reset || pending?.y?.change.reason == .reset {
            proposal.change.reason = .reset
        }
        tappedPoint = resets ? nil : tapped
    }

    /// Proposes the coordinates under the pointer of a hold.
    private mutating func pull(
        _ hold: Hold, to location: SIMD2<Double>, isFine: Bool, _ proposal: inout SliderState.Proposal
    ) {
        let center = location - hold.grab
        propose(hold.point, &proposal) { axis, slider, area in
            slider.propose(.drag(to: area.point(of: center, on: axis), pointer: hold.pointer, isFine: isFine))
        }
        proposal.change.grip = .thumb(hold.point)
    }

    /// Notes the first movement of a hold.
    private mutating func begin(_ index: Int, _ proposal: inout SliderState.Proposal) {
        guard !holds[index].hasBegun else { return }
        holds[index].hasBegun = true
        proposal.change.began = true
    }

    /// Ends a hold by a release or a cancel of both coordinates.
    mutating func end(
        _ pointer: Int, by input: SliderInput, _ ending: SliderState.Change.Ending,
        _ proposal: inout SliderState.Proposal
    ) {
        guard let index = index(of: pointer) else { return }
        let hold = holds.remove(at: index)
        propose(hold.point, &proposal) { _, slider, _ in slider.propose(input) }
        proposal.change.redraws = hold.point..<hold.point + 1
        guard hold.hasBegun else { return }
        proposal.change.grip = .thumb(hold.point)
        proposal.change.ending = ending
        if ending == .cancel { proposal.change.reason = .cancel }
    }

    // MARK: Ending

    /// Cancels every drag, as Escape does, and returns a report for each.
    @discardableResult
    public mutating func cancelAll() -> [SliderState.Report] {
        var reports: [SliderState.Report] = []
        for hold in holds { reports.append(endDrag(by: .cancel(pointer: hold.pointer))) }
        return reports
    }

    /// Ends a drag by a release or a cancel that code causes.
    mutating func endDrag(by input: SliderInput) -> SliderState.Report {
        let change = handle(input)
        tappedPoint = nil
        return SliderState.Report(ofEnd: change, in: self)
    }
}
