/// Dragging: values follow the absolute position of the pointer, so that a thumb is under the pointer again after the
/// pointer went past an end and came back.
extension PointerHold {
    // MARK: Following

    /// Follows the pointer to a point. A waiting hold takes hold of a thumb once the pointer has moved far enough.
    /// Returns whether the held thumbs have to move.
    mutating func follow(_ point: SIMD2<Double>, isFine: Bool, on surface: Surface, _ solver: inout Solver) -> Bool {
        if isTap { isTap = (point - pressLocation).length <= Self.tapDistance }
        if kind == .delayed {
            guard surface.distanceAlong(from: pressLocation, to: point) >= Self.waitDistance else { return false }
            grabPressedThumb(on: surface, &solver)
        }
        guard var newFraction = unwrappedFraction(at: point, on: surface) else { return false }
        if kind == .undecided {
            setPointerFraction(newFraction)
            let oldPressFraction = pressFraction
            guard pickThumb(on: surface, &solver) else { return false }
            // For the picked thumb, the press can be in another lap.
            newFraction += pressFraction - oldPressFraction
        }
        guard hasBegunDrag || point != pressLocation else { return false }
        if surface.configuration.hasFineControl, !surface.dragsVertically {
            let factor = FineControl.factor(atDistance: surface.track.distanceAcross(point), isFine: isFine)
            fineControlOffset += (1 - factor) * (newFraction - pointerFraction) * surface.track.length
        }
        setPointerFraction(newFraction)
        return true
    }

    /// Returns the unwrapped fraction of the track at a point, in the lap that continues the pointer's movement; `nil`
    /// close to the center of an arc, and on a track without length.
    private func unwrappedFraction(at point: SIMD2<Double>, on surface: Surface) -> Double? {
        surface.dragsVertically
            ? verticalFraction(of: point, on: surface)
            : surface.track.unwrappedFraction(of: point, after: pointerFraction, direction: direction)
    }

    /// Sets the pointer's fraction of the track and, if it differs, the direction of the movement.
    @inline(__always) private mutating func setPointerFraction(_ newFraction: Double) {
        if newFraction != pointerFraction {
            direction = newFraction > pointerFraction ? 1 : -1
        }
        pointerFraction = newFraction
    }

    // MARK: Moving thumbs

    /// Proposes values for the held thumb or span at the pointer's position. Returns the thumb's index in the proposal,
    /// or `nil` for a span; the overshoot, the requested minus the reachable value or shift; and the requested value of
    /// the lowest thumb, or NaN if nothing can hold the thumbs back from it.
    ///
    /// - Parameter isEnding: whether the pointer is released, so that values snap to steps.
    mutating func proposeValues(
        isEnding: Bool, on surface: Surface, _ solver: inout Solver
    ) -> (thumb: Int?, overshoot: Double, requested: Double) {
        let limits = lookUpLimits(&solver)
        var thumbFraction = pointerFraction - (grabOffset + fineControlOffset) / surface.track.length
        let isAtStart = abs(thumbFraction - startFraction) * surface.track.length <= Surface.roundingDistance
        if let turn = surface.track.fractionPerTurn, !surface.dragsVertically {
            // Whole turns beyond a limit don't count, so that pointer and thumb stay aligned.
            let excess = solver.wholeTurns(beyond: limits, at: thumbFraction, turn: turn)
            pointerFraction -= excess
            thumbFraction -= excess
        }
        // Thumbs can be between steps where they were at the press, and if they snap only at the release.
        let ignoresSteps =
            isAtStart
            ? startValues.contains { solver.ignoresSteps($0) } : !surface.configuration.snapsWhileDragging && !isEnding
        let movement = Movement(
            of: thumbs, by: pointer, from: valuesAtPress, ignoresSteps: ignoresSteps,
            origin: isAtStart ? nil : ignoresSteps ? .unsnappedDrag : .user)

        let start = solver.constraints.unwrapped(startValue)
        if kind == .span {
            let requestedShift = isAtStart ? 0 : spanShift(to: thumbFraction, on: surface, solver.constraints)
            let reachableShift = limits.shifted(by: -start).clamp(requestedShift)
            solver.shift(movement, by: reachableShift)
            let overshoot = finite(requestedShift - reachableShift)
            guard !isAtStart, overshoot != 0 || solver.canBeBlockedInside else {
                return (nil, overshoot, .nan)
            }
            return (nil, overshoot, start + requestedShift)
        }
        let requested = finite(isAtStart ? start : solver.constraints.unwrappedValue(at: thumbFraction))
        let reachable = limits.clamp(requested)
        let target =
            isAtStart ? requested : solver.snappedToDetent(requested, at: thumbFraction, in: limits, on: surface)
        let thumb = thumbs.lowerBound
        // A thumb at a limit stays there, even between steps, while the pointer is beyond the limit.
        let stays = requested != reachable && target == requested && reachable == solver.unwrappedValue(of: thumb)
        let newIndex = (stays ? nil : solver.move(thumb, to: target, in: limits, movement)) ?? thumb
        let overshoot = finite(requested - reachable)
        let canBeBlocked = !isAtStart && (overshoot != 0 || solver.canBeBlockedInside && target == requested)
        return (newIndex, overshoot, canBeBlocked ? requested : .nan)
    }

    /// Returns the window, the interval of values that the held thumb or the lowest thumb of a held span can reach. The
    /// result is cached if this pointer's movements can't change it, until something else may have changed it.
    private mutating func lookUpLimits(_ solver: inout Solver) -> Window {
        if let cachedLimits { return cachedLimits }
        let limits = solver.limits(of: Movement(of: thumbs, by: pointer, from: valuesAtPress))
        let present = solver.unwrappedValue(of: thumbs.lowerBound)
        // The limits can change as the thumb moves away from one of them, or from a neighbor closer than allowed.
        let isCacheable = limits.low < present && present < limits.high && solver.separation == 0
        if isCacheable, solver.constraints.collision == .stop { cachedLimits = limits }
        return limits
    }
}

extension SliderState {
    /// Returns whether a pointer that moves to a point turns by more than a quarter turn around an arc, so that it may
    /// have gone around the other side. If a host knows intermediate points, it should send those first.
    package func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool {
        guard let turn = track.fractionPerTurn, !surface.dragsVertically, let index = pointers.index(of: pointer) else {
            return false
        }
        let last = pointers.holds[index].pointerFraction
        return track.unwrappedFraction(of: point, after: last, direction: 1).map { abs($0 - last) > turn / 4 } ?? false
    }
}

extension Solver {
    /// Returns the whole turns by which an unwrapped fraction is beyond limits, as a fraction of the track. The result
    /// is positive above the upper limit, negative below the lower limit, and otherwise 0.
    ///
    /// - Parameter turn: the fraction of the track in one turn.
    fileprivate func wholeTurns(beyond limits: Window, at unwrappedFraction: Double, turn: Double) -> Double {
        // Added so that rounding doesn't lose a turn that ends exactly at the limit.
        let tolerance = 1e-12
        var turnCount = 0.0
        if limits.high.isFinite {
            let distance = unwrappedFraction - constraints.unwrappedFraction(of: limits.high)
            turnCount = max(0, (distance / turn + tolerance).rounded(.down))
        }
        if limits.low.isFinite {
            let distance = constraints.unwrappedFraction(of: limits.low) - unwrappedFraction
            turnCount -= max(0, (distance / turn + tolerance).rounded(.down))
        }
        return turnCount * turn
    }
}

extension SliderState {
    /// The distance along the track, in points, after which a pointer drags. Until then, it may be a tap or the
    /// beginning of a scroll.
    package static var dragDistance: Double { PointerHold.waitDistance }
}

/// Touches that wait before they take hold of a thumb, because they may become a swipe across the track. They wait
/// until they have moved 4 points along the track, or until the host reports that they rest.
extension PointerHold {
    /// The distance along the track after which a waiting touch takes hold of a thumb, in points.
    static let waitDistance = 4.0

    /// Whether the press of a waiting hold still has a position along the track; a new layout can take that away.
    func isPressOnTrack(of surface: Surface, _ solver: Solver) -> Bool {
        surface.unwrappedFraction(of: pressLocation, for: thumbs.lowerBound, solver) != nil
    }
}

extension SliderState {
    /// The time, in seconds, after which a touch whose press waits counts as resting: 0.15.
    public static let restDelay = 0.15

    /// Returns whether the press of a touch waits because the touch may become a swipe. The host sends
    /// ``SliderInput/rest(pointer:)`` once the touch has been down for ``restDelay``.
    public func waits(pointer: Int) -> Bool {
        pointers.index(of: pointer).map { pointers.holds[$0].kind == .delayed } ?? false
    }
}

/// Holding a thumb that passes other thumbs and thereby changes its index.
extension PointerHold {
    /// Moves the hold to the new index of its thumb. Returns `false` if the thumb already had this index.
    @discardableResult
    mutating func retarget(to thumb: Int, _ solver: inout Solver) -> Bool {
        guard thumb != thumbs.lowerBound else { return false }
        solver.thumbs[thumbs.lowerBound].holder = nil
        solver.thumbs[thumb].holder = Holder(pointer: pointer, isSpan: false)
        thumbs = thumb..<thumb + 1
        return true
    }
}

/// Circular sliders that are dragged up and down instead of around the circle.
extension PointerHold {
    /// The distance of a vertical drag that corresponds to the whole track, in points.
    static let verticalTrackLength = 200.0

    /// Returns the unwrapped fraction of the track for a pointer in a vertical drag, which counts from the press; `nil`
    /// on a track without length.
    func verticalFraction(of point: SIMD2<Double>, on surface: Surface) -> Double? {
        guard surface.track.length > 0 else { return nil }
        let start = isWaiting ? pressFraction : startFraction
        // With more laps than 500, rounding would become visible in the value.
        return start + min(500, max(-500, (pressLocation.y - point.y) / Self.verticalTrackLength))
    }
}

/// Fine control: a pointer far from a straight track moves the value more slowly.
package enum FineControl {
    /// Returns the factor, at most 1, that the movement of a pointer is multiplied by.
    ///
    /// - Parameters:
    ///   - distance: the distance of the pointer from the track, in points.
    ///   - isFine: whether a key such as Shift asks for smaller movements; the factor is then at most ¼.
    package static func factor(atDistance distance: Double, isFine: Bool) -> Double {
        let factor =
            switch distance {
            case ...44: 1.0
            case ...88: 0.5
            case ...132: 0.25
            default: 0.125
            }
        return isFine ? min(factor, 0.25) : factor
    }
}

/// Detents: values that attract a dragged thumb. The fraction of the track at the pointer stays as it is, and spans
/// ignore detents.
extension Solver {
    /// Returns the detent nearest to a thumb's fraction of the track, if it's within the limits and near enough to
    /// attract the thumb; otherwise, returns the requested value.
    func snappedToDetent(
        _ requested: Double, at unwrappedFraction: Double, in limits: Window, on surface: Surface
    ) -> Double {
        let detentDistance = surface.configuration.detentDistance
        guard detentDistance > 0, !surface.configuration.detents.isEmpty else { return requested }
        var nearest = requested
        var minimumDistance = (detentDistance + Surface.roundingDistance) / surface.track.length
        for detent in surface.configuration.detents where detent.isFinite {
            let unwrappedDetent = constraints.unwrapped(detent, near: requested)
            let distance = abs(constraints.unwrappedFraction(of: unwrappedDetent) - unwrappedFraction)
            guard limits.contains(unwrappedDetent), distance <= minimumDistance,
                !constraints.isForbidden(unwrappedDetent)
            else { continue }
            nearest = unwrappedDetent
            minimumDistance = distance
        }
        return nearest
    }
}
