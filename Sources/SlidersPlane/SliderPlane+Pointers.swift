import SlidersCore

/// The pointers of a plane. Each holds one point, by both of its coordinates.
extension SliderPlane {
    /// A pointer that is down, and the point that it holds.
    struct Hold: Equatable, Sendable {
        let pointer: Int
        let point: Int
        /// The location of the press.
        let press: SIMD2<Double>
        /// The offset of the press from the center of the point; zero if the press moves the point there.
        let grabOffset: SIMD2<Double>
        /// Whether a release is a tap on the point.
        var isTap: Bool
        /// Whether the beginning of the drag was reported.
        var hasBegun = false

        /// Follows the pointer to a location. Returns whether the pointer has moved since the press.
        mutating func follow(_ location: SIMD2<Double>) -> Bool {
            if (location - press).length > PointerHold.tapDistance { isTap = false }
            return hasBegun || location != press
        }
    }

    /// Returns the index of a pointer's hold, or `nil` if the pointer isn't down.
    func index(of pointer: Int) -> Int? { holds.firstIndex { $0.pointer == pointer } }

    // MARK: Hit testing

    /// Returns the point that a press holds, and whether the point moves to the press; `nil` if it holds none.
    ///
    /// The press holds the nearest movable point whose target contains the press or, if ``Configuration/pressTarget``
    /// allows it, the nearest movable point elsewhere. If the distances of points differ by less than 2 points of the
    /// screen, it's the point drawn on top, which is the last one.
    func hit(at location: SIMD2<Double>) -> (point: Int, movesToPress: Bool)? {
        guard !configuration.isReadOnly else { return nil }
        if let point = nearest(to: location, where: { isInTarget(location, of: $0) }) { return (point, false) }
        for index in points.indices where isHeld(thumb: index) && isInTarget(location, of: index) { return nil }
        guard acceptsPressesOutsideTargets(at: location), let point = nearest(to: location, where: { _ in true }) else {
            return nil
        }
        return (point, configuration.pressTarget != .relative)
    }

    /// Returns the nearest point that can move, among the points that meet a condition.
    private func nearest(to location: SIMD2<Double>, where condition: (Int) -> Bool) -> Int? {
        var nearest: (index: Int, distance: Double)?
        for index in points.indices where condition(index) && canMove(point: index) {
            let distance = (self.location(ofThumb: index) - location).length
            if let nearest, distance >= nearest.distance + Surface.pileTolerance { continue }
            nearest = (index, min(distance, nearest?.distance ?? distance))
        }
        return nearest?.index
    }

    /// Returns whether a location is in the target of a point, the square in which a press holds it.
    func isInTarget(_ location: SIMD2<Double>, of point: Int) -> Bool {
        let offset = self.location(ofThumb: point) - location
        return max(abs(offset.x), abs(offset.y)) <= targetSide / 2
    }

    /// Returns whether a press at a location can hold a point whose target doesn't contain the location.
    func acceptsPressesOutsideTargets(at location: SIMD2<Double>) -> Bool {
        switch configuration.pressTarget {
        case .thumb, .span: false
        case .track, .spanAndTrack: area.distance(to: location) <= Surface.minimumTrackDistance
        case .anywhere, .relative: true
        }
    }

    /// Returns whether a person can move a point now.
    func canMove(point: Int) -> Bool {
        !isHeld(thumb: point) && Axis.allCases.contains { points[point][$0].canMove(0) }
    }

    // MARK: Dragging

    /// Holds the point that a press hits, and moves it to the press if ``hit(at:)`` returns so.
    mutating func press(at location: SIMD2<Double>, pointer: Int, _ proposal: inout SliderState.Proposal) {
        guard let (point, movesToPress) = hit(at: location) else { return }
        let grabOffset = movesToPress ? .zero : location - self.location(ofThumb: point)
        let hold = Hold(pointer: pointer, point: point, press: location, grabOffset: grabOffset, isTap: !movesToPress)
        holds.append(hold)
        for axis in Axis.allCases {
            let center = points[point][axis].location(ofThumb: 0)
            points[point][axis].handle(.press(at: center, pointer: pointer))
        }
        proposal.change.redraws = point..<point + 1
        guard movesToPress else { return }
        proposeMovement(of: hold, to: location, isFine: false, &proposal)
        // If the press moves nothing, the drag begins with the first movement of the pointer.
        if proposal.change.overshot || !proposal.thumbs.isEmpty { beginDrag(holds.count - 1, &proposal) }
    }

    /// Moves the point that a pointer holds.
    mutating func drag(to location: SIMD2<Double>, pointer: Int, isFine: Bool, _ proposal: inout SliderState.Proposal) {
        guard let index = index(of: pointer), holds[index].follow(location) else { return }
        beginDrag(index, &proposal)
        proposeMovement(of: holds[index], to: location, isFine: isFine, &proposal)
    }

    /// Ends a hold by a release, which resets both coordinates of a point if it's the second tap on the point.
    mutating func release(_ pointer: Int, taps: Int, _ proposal: inout SliderState.Proposal) {
        guard let index = index(of: pointer) else { return }
        let hold = holds[index]
        let newTappedPoint = hold.isTap ? hold.point : nil
        let isSecondTap = taps > 1 && newTappedPoint != nil && newTappedPoint == tappedPoint
        if isSecondTap { for axis in Axis.allCases { points[hold.point][axis].noteSecondTap(of: pointer) } }
        end(pointer, by: .release(pointer: pointer, taps: isSecondTap ? 2 : 1), .end, &proposal)
        if pending?.x?.change.reason == .reset || pending?.y?.change.reason == .reset {
            proposal.change.reason = .reset
        }
        tappedPoint = isSecondTap ? nil : newTappedPoint
    }

    /// Proposes the coordinates of a held point for a location of its pointer.
    private mutating func proposeMovement(
        of hold: Hold, to location: SIMD2<Double>, isFine: Bool, _ proposal: inout SliderState.Proposal
    ) {
        let center = location - hold.grabOffset
        propose(hold.point, &proposal) { axis, slider, area in
            slider.propose(.drag(to: area.point(of: center, on: axis), pointer: hold.pointer, isFine: isFine))
        }
        proposal.change.grip = .thumb(hold.point)
    }

    /// Reports the beginning of a drag, at the first movement of the hold with this index.
    private mutating func beginDrag(_ index: Int, _ proposal: inout SliderState.Proposal) {
        guard !holds[index].hasBegun else { return }
        holds[index].hasBegun = true
        proposal.change.began = true
    }

    /// Ends a hold by an input for both coordinates, a release or a cancellation.
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

    /// Ends a drag because of a change by code, with a release or a cancellation, and returns a report of it.
    mutating func endDrag(by input: SliderInput) -> SliderState.Report {
        let change = handle(input)
        tappedPoint = nil
        return SliderState.Report(ofEndedDrag: change, in: self)
    }
}
