/// What holds a thumb back, drawn while a pointer pulls the thumb against it.
extension SliderLayout {
    /// The width of a line that shows an obstacle, and the distance of one from a thumb, in points.
    package static let obstacleWidth = 4.0

    /// Returns the figure of what holds back the thumb that a pointer pulls: a rim around another thumb; a line along
    /// the part of the track between two thumbs that a span or the separation keeps apart, or along a forbidden range;
    /// or a line across the track in front of a thumb at a limit. It's `nil` if nothing does, and for the end of the
    /// track.
    package func obstacle(of state: SliderState) -> SliderFigure? {
        guard metrics.extras.showsObstacles, let direction = state.pullDirection, let obstacle = state.obstacle else {
            return nil
        }
        let thumb = obstacle.thumb
        switch obstacle.kind {
        case .bound: return nil
        case .neighbor(let other), .heldThumb(let other), .disabledThumb(let other):
            return rim(ofThumb: other, of: state) ?? wall(beside: thumb, of: state, going: direction)
        case .minimumSpan(_, let other), .maximumSpan(_, let other), .minimumSeparation(let other):
            // A separation can be across the point where a circle closes; then, it's the shorter way.
            let isSpan = if case .minimumSeparation = obstacle.kind { false } else { true }
            return bar(from: thumb, to: other, takesShorterWay: !isSpan && state.isWrapped, of: state)
                ?? rim(ofThumb: other, of: state) ?? wall(beside: thumb, of: state, going: direction)
        case .forbiddenRange(let range):
            let (low, high) = (
                state.unwrappedFraction(ofUnwrapped: range.lowerBound),
                state.unwrappedFraction(ofUnwrapped: range.upperBound)
            )
            let cover = lengthOfHeldThumb / 2 / track.length
            return bar(from: direction > 0 ? low + cover : low, to: direction > 0 ? high : high - cover)
                ?? wall(beside: thumb, of: state, going: direction)
        case .limit, .enabledRange: return wall(beside: thumb, of: state, going: direction)
        }
    }

    /// Returns the figure of a thumb, larger on each side; `nil` if thumbs are hidden.
    private func rim(ofThumb thumb: Int, of state: SliderState) -> SliderFigure? {
        guard metrics.thumbVisibility != .hidden, thumb < state.count else { return nil }
        return switch self.thumb(thumb, of: state, isHeld: state.isHeldAlone(thumb: thumb)) {
        case .circle(let center, let radius): .circle(center: center, radius: radius + Self.obstacleWidth)
        case .capsule(let center, let size, let turn):
            .capsule(center: center, size: size + SIMD2(repeating: 2 * Self.obstacleWidth), turn: turn)
        case let figure: figure
        }
    }

    /// Returns the part of the track between two thumbs; `nil` if the thumbs cover it.
    private func bar(from thumb: Int, to other: Int, takesShorterWay: Bool, of state: SliderState) -> SliderFigure? {
        guard other < state.count else { return nil }
        let fractions = (state.unwrappedFraction(of: thumb), state.unwrappedFraction(of: other))
        let laps = takesShorterWay ? (fractions.1 - fractions.0 + 0.5).rounded(.down) : 0
        let end = fractions.1 - laps
        let cover = lengthOfHeldThumb / 2 / track.length
        return bar(from: min(fractions.0, end) + cover, to: max(fractions.0, end) - cover)
    }

    /// Returns a line along a part of the track, or `nil` if the part is too short.
    private func bar(from lower: Double, to upper: Double) -> SliderFigure? {
        // Thicker than a thin track, and thinner than a thick one. Its round ends are inside of the part.
        let width = metrics.thickness > 2 * Self.obstacleWidth ? Self.obstacleWidth : metrics.thickness + 4
        let end = width / 2 / track.length
        let (lower, upper) = (lower + end, upper - end)
        guard (upper - lower) * track.length > Self.obstacleWidth else { return nil }
        return switch track.stretch(from: lower, to: upper) {
        case .line(let from, let to): .line(from: from, to: to, width: width)
        case .arc(let arc): .arc(arc, width: width)
        }
    }

    /// Returns a line across the track in front of a thumb.
    private func wall(beside thumb: Int, of state: SliderState, going direction: Double) -> SliderFigure {
        let distance = direction * (lengthOfHeldThumb / 2 + Self.obstacleWidth)
        let point = track.point(at: state.unwrappedFraction(of: thumb) + distance / track.length)
        let breadth = max(
            metrics.thumbExtent.y * metrics.heldThumbScale, min(metrics.thickness, 40) + 3 * Self.obstacleWidth)
        let halfLine = unitVector(toward: .below, at: point) * (breadth / 2)
        return .line(from: point - halfLine, to: point + halfLine, width: Self.obstacleWidth)
    }

    /// The length of a held thumb along the track, in points.
    private var lengthOfHeldThumb: Double { metrics.thumbExtent.x * metrics.heldThumbScale }
}

extension SliderState {
    /// The direction in which a pointer pulls a thumb or span that something may hold back: 1 is up, and −1 is down;
    /// `nil` if no pointer does.
    package var pullDirection: Double? {
        guard let request = pointers.request, request.pointer != nil else { return nil }
        return request.value < solver.unwrappedValue(of: request.thumbs.lowerBound) ? -1 : 1
    }

    /// Returns the unwrapped fraction of an unwrapped value.
    fileprivate func unwrappedFraction(ofUnwrapped value: Double) -> Double {
        solver.constraints.unwrappedFraction(of: value)
    }
}
