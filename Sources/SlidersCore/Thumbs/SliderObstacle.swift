/// What holds a thumb back from the value that a person asked for: the nearest of the rules and thumbs in its way.
///
/// An overshoot is how far a drag is beyond what its thumb can reach; an obstacle is the reason. Snapping to steps or
/// detents, and an app that rejects a change, aren't obstacles.
public struct SliderObstacle: Equatable, Sendable {
    /// The index of the thumb that can't go farther: the thumb that a person moves or, if it moves others, the one of
    /// them that stops the movement.
    public package(set) var thumb: Int
    /// The number of the kind, in the order of ``Kind``.
    @usableFromInline package var number: Int
    /// The other thumb, or −1.
    @usableFromInline package var other: Int
    /// The value of the kind, or the ends of its range; NaN if there is none.
    @usableFromInline package var value, end: Double

    package init(thumb: Int, number: Int, other: Int = -1, value: Double = 0, end: Double = 0) {
        (self.thumb, self.number, self.other, self.value, self.end) = (thumb, number, other, value, end)
    }

    /// What is in the way of a thumb.
    ///
    /// If several obstacles are equally near, the one that is listed first counts. Those that a person can change, by
    /// moving another thumb, come before the others.
    public enum Kind: Equatable, Sendable {
        /// Another thumb, which isn't pushed.
        case neighbor(Int)
        /// Another thumb that a pointer holds.
        case heldThumb(Int)
        /// The minimum span, in value units, from another thumb.
        case minimumSpan(Double, from: Int)
        /// The maximum span, in value units, from another thumb.
        case maximumSpan(Double, from: Int)
        /// The minimum distance along the track from another thumb.
        case minimumSeparation(from: Int)
        /// Another thumb that is disabled.
        case disabledThumb(Int)
        /// A range of values that thumbs can't take. On a circle that wraps, its bounds are unwrapped values.
        case forbiddenRange(ClosedRange<Double>)
        /// The end of the track, at a value.
        case bound(Double)
        /// The limit of the thumb, at a value.
        case limit(Double)
        /// The end of the enabled range, at a value.
        case enabledRange(Double)
    }

    /// What is in the way of the thumb.
    @_alwaysEmitIntoClient public var kind: Kind {
        switch number {
        case 0: .neighbor(other)
        case 1: .heldThumb(other)
        case 2: .minimumSpan(value, from: other)
        case 3: .maximumSpan(value, from: other)
        case 4: .minimumSeparation(from: other)
        case 5: .disabledThumb(other)
        case 6: .forbiddenRange(value...max(value, end))
        case 7: .bound(value)
        case 8: .limit(value)
        default: .enabledRange(value)
        }
    }

    /// What assistive technology reads of an obstacle, without its words.
    package enum Reason {
        /// Another thumb is in the way.
        case blocked(by: Int)
        /// The thumb is at its minimum distance from another one, in value units.
        case leastDistance(Double)
        /// The thumb is at its maximum distance from another one, in value units.
        case mostDistance(Double)
        /// The thumb is at the least value that it can take.
        case least(Double)
        /// The thumb is at the greatest value that it can take.
        case most(Double)
        /// Values between two others can't be taken.
        case notBetween(Double, Double)
    }

    /// The numbers of kinds that the solver gives.
    fileprivate static let neighbor = 0, heldThumb = 1, minimumSpan = 2, maximumSpan = 3, minimumSeparation = 4
    fileprivate static let disabledThumb = 5, forbiddenRange = 6, bound = 7, limit = 8, enabledRange = 9
}

/// The search for the nearest obstacle in one direction: the one with the nearest last value, the value of the lowest
/// moving thumb beyond which the obstacle is in the way.
private struct ObstacleSearch {
    /// The direction in which the thumbs are asked to go: 1 is up, −1 is down.
    let direction: Int
    let tolerance: Double
    var lastValue = Double.infinity
    var nearest: SliderObstacle?

    var sign: Double { Double(direction) }

    /// Replaces the nearest obstacle by another one that is nearer, or equally near and first in the order of kinds.
    @inline(never) mutating func add(_ obstacle: SliderObstacle, lastValue newValue: Double) {
        guard newValue.isFinite else { return }
        if let nearest {
            let distance = sign * (newValue - lastValue)
            if distance > tolerance || distance >= -tolerance && obstacle.number >= nearest.number { return }
        }
        (nearest, lastValue) = (obstacle, newValue)
    }
}

extension SliderState {
    /// What holds back the thumb or span that a person moved last, or `nil` if it's where it was asked to be, except
    /// for snapping.
    ///
    /// It's `nil` after the release, and after code has changed values or options.
    public var obstacle: SliderObstacle? {
        guard let request = pointers.request else { return nil }
        var solver = self.solver
        solver.accept()
        var values: [ThumbValue] = []
        if request.thumbs.count > 1 {
            let hold = request.pointer.flatMap { pointers.index(of: $0) }
            values = hold.map { pointers.holds[$0].valuesAtPress } ?? solver.values
        }
        return solver.obstacle(
            to: request,
            Movement(of: request.thumbs, by: request.pointer, from: values, ignoresSteps: request.ignoresSteps))
    }

    /// Whether there may be an obstacle, so that it has to be looked up.
    package var mayHaveObstacle: Bool { pointers.request != nil }

    /// Returns what assistive technology reads of an obstacle; `nil` at the end of the track, which platforms tell
    /// themselves. All values are inside the bounds, also on a circle that wraps.
    ///
    /// - Parameter thumb: the index of the thumb of the obstacle.
    package func reason(of obstacle: SliderObstacle, ofThumb thumb: Int) -> SliderObstacle.Reason? {
        let constraints = solver.constraints
        switch obstacle.kind {
        case .neighbor(let other), .heldThumb(let other), .minimumSeparation(let other), .disabledThumb(let other):
            return .blocked(by: other)
        case .minimumSpan(let span, _): return .leastDistance(span)
        case .maximumSpan(let span, _): return .mostDistance(span)
        case .forbiddenRange(let range):
            let ends = [range.lowerBound, range.upperBound].map { constraints.wrapped($0, isOnStep: false).value }
            return .notBetween(ends[0], ends[1])
        case .bound: return nil
        case .limit(let value), .enabledRange(let value):
            let window = constraints.permittedWindow(of: thumb)
            return abs(value - window.low) <= abs(value - window.high) ? .least(value) : .most(value)
        }
    }
}

extension Solver {
    /// Whether something can hold back dragged thumbs inside of their limits.
    var canBeBlockedInside: Bool { constraints.canBlockInside || separation > 0 }

    /// Returns what holds the thumbs of a movement back from the values that were requested for them, or `nil` if they
    /// are there, apart from snapping.
    @_optimize(size) @inline(never) func obstacle(to request: MovementRequest, _ movement: Movement) -> SliderObstacle?
    {
        // The search runs only where something may hold a thumb back, so its size counts more than its speed.
        let (indices, direction) = (movement.movingThumbs, Double(request.direction))
        // A thumb that leaps over others or over a forbidden range can go farther than requested.
        let distanceBeyond = direction * (unwrappedValue(of: indices.lowerBound) - request.value)
        if distanceBeyond > 0 || distanceBeyond == 0 && direction != 0 && !request.exceedsValues { return nil }
        // A key can request more than the values of the thumb at its index.
        let exceedsTrack = request.exceedsValues && !constraints.isWrapped
        let requested = request.value + (exceedsTrack ? 2 * direction * constraints.scale.length : 0)
        var (blockedThumb, snapDistance) = (-1, 0.0)
        var isUp = false
        for thumb in indices where blockedThumb < 0 {
            let value = unwrappedValue(of: thumb)
            let request = requested + offset(of: thumb, movement)
            let snapped = snappedRequest(request, from: value, ignoresSteps: movement.ignoresSteps)
            if abs(snapped - value) <= constraints.tolerance { continue }
            (blockedThumb, snapDistance, isUp) = (thumb, snapped - request, snapped > value)
        }
        guard blockedThumb >= 0 else { return nil }
        var search = ObstacleSearch(direction: isUp ? 1 : -1, tolerance: constraints.tolerance)
        if movement.isSingleThumbDrag, constraints.collision == .cross, !constraints.isWrapped {
            addNeighbors(of: indices.lowerBound, movement, to: &search)
        } else {
            for thumb in indices { addEnd(of: thumb, offset: offset(of: thumb, movement), to: &search) }
            addThumbs(beside: isUp ? indices.upperBound - 1 : indices.lowerBound, pulls: false, movement, to: &search)
            addThumbs(beside: isUp ? indices.lowerBound : indices.upperBound - 1, pulls: true, movement, to: &search)
        }
        for thumb in indices {
            let offset = offset(of: thumb, movement)
            for value in 0..<3 {
                let shift = value == 0 ? requested : value == 1 ? requested + snapDistance : search.lastValue
                addForbiddenRange(around: shift + offset, of: thumb, offset: offset, to: &search)
            }
        }
        let farthest = requested + (search.sign * snapDistance > 0 ? snapDistance : 0)
        if search.nearest != nil, search.sign * (farthest - search.lastValue) > constraints.tolerance {
            return search.nearest
        }
        guard constraints.needsSearch || separation > 0 else { return nil }
        // Some thumb that would move along has no value.
        let shift = farthest - unwrappedValue(of: indices.lowerBound)
        for thumb in thumbs.indices where !indices.contains(thumb) {
            addForbiddenRange(around: unwrappedValue(of: thumb) + shift, of: thumb, offset: shift, to: &search)
        }
        return search.nearest
    }

    /// Returns the distance of a moving thumb from the lowest one at the values that are requested for them.
    private func offset(of thumb: Int, _ movement: Movement) -> Double {
        let lowest = movement.movingThumbs.lowerBound
        guard thumb != lowest, movement.movingThumbs.contains(thumb) else { return 0 }
        return constraints.unwrapped(movement.requestedValues[thumb])
            - constraints.unwrapped(movement.requestedValues[lowest])
    }

    // MARK: Snapping

    /// Returns the step nearest to a request, whether a thumb can go there or not. If a thumb has a value that is a
    /// step as near, returns the value.
    private func snappedRequest(_ request: Double, from value: Double, ignoresSteps: Bool) -> Double {
        let (scale, step, tolerance) = (constraints.scale, constraints.evenStep, constraints.tolerance)
        let isBeyondTrack = !constraints.isWrapped && !Window(low: scale.lower, high: scale.upper).contains(request)
        if ignoresSteps || constraints.grid.isContinuous || isBeyondTrack { return request }
        if step == 0, constraints.isForbidden(request) { return request }
        var steps: Window
        if step > 0 {
            // Steps in forbidden ranges count, too.
            let start = scale.lower + constraints.lap(of: request) * constraints.period
            steps = Window(low: start + ((request - start) / step).rounded(.down) * step)
            steps.high = min(steps.low + step, start + scale.length)
        } else {
            // Of a list of values, those in forbidden ranges aren't known.
            let lapOffset = constraints.lap(of: request) * constraints.period
            steps = constraints.grid.nearestValues(around: request - lapOffset).shifted(by: lapOffset)
        }
        let (below, above) = (request - steps.low, steps.high - request)
        if abs(value - request) <= min(below, above) + tolerance { return value }
        return below < above ? steps.low : steps.high
    }

    // MARK: Ranges

    /// Returns the last value that bounds and limits permit a thumb in a direction; infinite on a ring.
    private func permittedEnd(of thumb: Int, going direction: Int) -> Double {
        if constraints.isWrapped { return Double(direction) * .infinity }
        let window = constraints.permittedWindow(of: thumb)
        return direction > 0 ? window.high : window.low
    }

    /// Adds the end of the values that a thumb can take: that of the track, its limits, the enabled range, or a
    /// forbidden range.
    ///
    /// - Parameter lastValue: the last value of the lowest moving thumb; `nil` if the thumb itself moves at a distance
    ///   from it.
    @inline(never) private func addEnd(
        of thumb: Int, offset: Double = 0, lastValue: Double? = nil, to search: inout ObstacleSearch
    ) {
        let (direction, tolerance) = (search.direction, constraints.tolerance)
        let end = permittedEnd(of: thumb, going: direction)
        guard end.isFinite else { return }
        var obstacle = SliderObstacle(thumb: thumb, number: SliderObstacle.enabledRange, value: end)
        if thumb < constraints.limits.count, let limits = constraints.limits[thumb],
            abs((direction > 0 ? limits.upperBound : limits.lowerBound) - end) <= tolerance
        {
            obstacle.number = SliderObstacle.limit
        }
        for range in constraints.forbidden.ranges
        where abs((direction > 0 ? range.low : range.high) - end) <= tolerance {
            (obstacle.number, obstacle.value, obstacle.end) = (SliderObstacle.forbiddenRange, range.low, range.high)
        }
        if abs(end - (direction > 0 ? constraints.scale.upper : constraints.scale.lower)) <= tolerance {
            (obstacle.number, obstacle.value, obstacle.end) = (SliderObstacle.bound, end, 0)
        }
        search.add(obstacle, lastValue: lastValue ?? end - offset)
    }

    /// Adds the forbidden range that a value of a thumb is in.
    @inline(never) private func addForbiddenRange(
        around value: Double, of thumb: Int, offset: Double, to search: inout ObstacleSearch
    ) {
        guard value.isFinite else { return }
        let lapOffset = constraints.lap(of: value) * constraints.period
        let range = constraints.forbidden.ends(around: value - lapOffset).shifted(by: lapOffset)
        // A thumb that leaps over a range, as another one can't go farther, isn't held back by it.
        let distanceBeyond = unwrappedValue(of: thumb) - (search.direction > 0 ? range.high : range.low)
        guard range.low < range.high, search.sign * distanceBeyond < -constraints.tolerance else { return }
        search.add(
            SliderObstacle(thumb: thumb, number: SliderObstacle.forbiddenRange, value: range.low, end: range.high),
            lastValue: (search.direction > 0 ? range.low : range.high) - offset)
    }

    // MARK: Thumbs

    /// Adds what stops the thumbs that a moving thumb pushes, or pulls at the maximum span: the next wall (a thumb that
    /// can't move), or the end of the values of one of them.
    private func addThumbs(beside edge: Int, pulls: Bool, _ movement: Movement, to search: inout ObstacleSearch) {
        let direction = search.direction
        if pulls, constraints.maximumSpan == .infinity { return }
        var cursor = ThumbCursor(index: edge)
        while true {
            let previous = cursor
            guard cursor.advance(pulls ? -direction : direction, on: constraints),
                !movement.movingThumbs.contains(cursor.index), !pulls || maximumSpan(cursor, previous) < .infinity
            else { return }
            let isWall = isWall(cursor.index, in: movement)
            let end =
                isWall
                ? unwrappedValue(of: cursor.index) + cursor.valueOffset
                : permittedEnd(of: cursor.index, going: direction)
            let lastValue =
                lastValue(of: edge, at: end, of: cursor, pulls: pulls, direction, movement) - offset(of: edge, movement)
            guard isWall else {
                addEnd(of: cursor.index, lastValue: lastValue, to: &search)
                continue
            }
            let nearest = nearestValue(of: previous, beside: cursor, at: end, side: -direction, movement)
            let minimumSpan = closesRing(previous, cursor) ? 0 : constraints.minimumSpan
            var obstacle = obstacle(
                of: previous.index, at: search.sign * (end - nearest), from: cursor.index, minimumSpan, movement)
            if pulls { (obstacle.number, obstacle.value) = (SliderObstacle.maximumSpan, constraints.maximumSpan) }
            return search.add(obstacle, lastValue: lastValue)
        }
    }

    /// Returns the value of a thumb at which the thumbs that it pushes or pulls reach a value of the last of them.
    private func lastValue(
        of edge: Int, at end: Double, of last: ThumbCursor, pulls: Bool, _ direction: Int, _ movement: Movement
    ) -> Double {
        let sign = Double(direction)
        var (cursor, value) = (last, end)
        while cursor.index != edge, value.isFinite {
            let current = unwrappedValue(of: cursor.index) + cursor.valueOffset
            if !isWall(cursor.index, in: movement) {
                let allowedValue =
                    constraints.allowedValue(
                        atOrBefore: value - cursor.valueOffset, going: direction, index: cursor.index,
                        ignoresSteps: ignoresSteps(cursor.index, in: movement)) + cursor.valueOffset
                // The thumb can stay where it is.
                let staysBefore = sign * (value - current) >= -constraints.tolerance
                value = staysBefore && sign * (current - allowedValue) > 0 ? current : allowedValue
            }
            let neighbor = cursor
            _ = cursor.advance(pulls ? direction : -direction, on: constraints)
            value =
                pulls
                ? value + sign * constraints.maximumSpan
                : nearestValue(of: cursor, beside: neighbor, at: value, side: -direction, movement)
        }
        return value
    }

    /// Returns what keeps a thumb at a distance from another thumb: the separation, the minimum span or, without a
    /// distance, the other thumb itself.
    @inline(never) private func obstacle(
        of thumb: Int, at distance: Double, from other: Int, _ minimumSpan: Double, _ movement: Movement
    ) -> SliderObstacle {
        var obstacle = SliderObstacle(thumb: thumb, number: SliderObstacle.neighbor, other: other)
        if distance > minimumSpan + constraints.tolerance {
            obstacle.number = SliderObstacle.minimumSeparation
        } else if minimumSpan > 0 {
            (obstacle.number, obstacle.value) = (SliderObstacle.minimumSpan, minimumSpan)
        } else if constraints.isDisabled(thumb: other) {
            obstacle.number = SliderObstacle.disabledThumb
        } else if isHeld(thumb: other, byOtherThan: movement.pointer) {
            obstacle.number = SliderObstacle.heldThumb
        }
        return obstacle
    }

    /// Adds what stops a thumb that can pass others: the end of the values that it can take, and its two neighbors. A
    /// neighbor that it can pass, too, is none, but what comes after it is.
    private func addNeighbors(of index: Int, _ movement: Movement, to search: inout ObstacleSearch) {
        let direction = search.direction
        var newIndex = index
        while true {
            addEnd(of: newIndex, to: &search)
            // Thumbs that it would pass still have their indices.
            let below = newIndex > index ? newIndex : newIndex - 1
            let above = newIndex < index ? newIndex : newIndex + 1
            let (ahead, behind) = direction > 0 ? (above, below) : (below, above)
            if behind >= 0, behind < count {
                let window = spanWindow(of: index, beside: behind, side: direction, movedTo: newIndex)
                search.add(
                    SliderObstacle(
                        thumb: newIndex, number: SliderObstacle.maximumSpan, other: newIndex - direction,
                        value: constraints.maximumSpan),
                    lastValue: direction > 0 ? window.high : window.low)
                // A passed thumb can leave too little space before the end.
                let nearest = direction > 0 ? window.low : window.high
                let end = permittedEnd(of: newIndex, going: direction)
                if newIndex != index, search.sign * (nearest - end) > constraints.tolerance {
                    let passed = unwrappedValue(of: behind)
                    return search.add(
                        obstacle(
                            of: newIndex - direction, at: search.sign * (nearest - passed), from: newIndex,
                            constraints.minimumSpan, movement),
                        lastValue: passed)
                }
            }
            guard ahead >= 0, ahead < count else { return }
            let window = spanWindow(of: index, beside: ahead, side: -direction, movedTo: newIndex)
            let lastValue = direction > 0 ? window.high : window.low
            var obstacle = obstacle(
                of: newIndex, at: search.sign * (unwrappedValue(of: ahead) - lastValue), from: ahead,
                constraints.minimumSpan, movement)
            obstacle.other = newIndex + direction
            if obstacle.number != SliderObstacle.neighbor
                || !canPassNext(index, movedTo: newIndex, going: direction, movement)
            {
                return search.add(obstacle, lastValue: lastValue)
            }
            newIndex += direction
        }
    }
}
