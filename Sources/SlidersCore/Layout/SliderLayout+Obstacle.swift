/// What holds a thumb back, drawn while a pointer pulls the thumb against it.
extension SliderLayout {
    /// Returns the figure of what holds back the thumb that a pointer pulls: a thick line from a thumb to another one
    /// that stops it at a distance, or along a forbidden range; a thin line from center to center of two thumbs that
    /// the maximum span keeps together; or otherwise, and if there's no room for a thick line, a barrier in front of
    /// the thumb. It's `nil` if nothing holds the thumb back, and for the end of the track.
    package func obstacle(of state: SliderState) -> SliderFigure? {
        guard metrics.extras.showsObstacles, let direction = state.pullDirection, let obstacle = state.obstacle else {
            return nil
        }
        let start = state.unwrappedFraction(besideThumb: obstacle.thumb)
        var end = obstacle.other < 0 ? start : state.unwrappedFraction(besideThumb: obstacle.other)
        // The round ends of a thick line touch the edges of thumbs.
        var (width, inset, forward) = (10.0, halfExtentOfHeldThumb.x + 5, direction / track.length)
        switch obstacle.kind {
        case .bound: return nil
        case .maximumSpan: (width, inset, forward) = (2, 0, -forward)
        case .forbiddenRange(let range):
            let farEnd = direction > 0 ? range.upperBound : range.lowerBound
            end = state.solver.constraints.unwrappedFraction(of: farEnd) - 5 * forward
        default:
            // The other thumb can be beyond the point where a circle closes.
            if (end - start) * direction < -0.5, state.isWrapped { end += direction }
            let isHeld = obstacle.other >= 0 && state.isHeld(thumb: obstacle.other)
            end -= (isHeld ? inset : metrics.thumbExtent.x / 2 + 5) * forward
        }
        if (end - start) / forward - inset > 4 {
            return figure(of: track.stretch(from: start + inset * forward, to: end), width: width)
        }
        return track.tangent(at: start).map {
            barrier(before: state.location(ofThumb: obstacle.thumb), toward: $0 * direction)
        }
    }

    /// Returns a barrier: a short line that touches a held thumb in front of it, inside the control.
    ///
    /// - Parameters:
    ///   - center: the center of the thumb.
    ///   - direction: the direction in which a pointer pulls the thumb, as a vector of length 1.
    package func barrier(before center: SIMD2<Double>, toward direction: SIMD2<Double>) -> SliderFigure {
        let extent = halfExtentOfHeldThumb
        let middle = (center + direction * (extent.x + 2)).clamped(
            lowerBound: SIMD2(repeating: 2), upperBound: size - 2)
        // The line is as long as the thumb with its round ends, or longer than a thick track is wide.
        let halfLine = SIMD2(-direction.y, direction.x) * (max(extent.y, min(metrics.thickness, 40) / 2 + 6) - 2)
        return .line(from: middle - halfLine, to: middle + halfLine, width: 4)
    }

    /// Half of the length of a held thumb along the track, and half of its extent across, in points.
    private var halfExtentOfHeldThumb: SIMD2<Double> { metrics.thumbExtent * (heldThumbScale / 2) }
}

extension SliderState {
    /// The direction in which a pointer pulls a thumb or span that something may hold back: 1 is up, and −1 is down;
    /// `nil` if no pointer does.
    package var pullDirection: Double? {
        guard let request = pointers.request, request.pointer != nil else { return nil }
        return request.value < solver.unwrappedValue(of: request.thumbs.lowerBound) ? -1 : 1
    }
}
