/// The figures of thumbs: discs or capsules.
extension SliderLayout {
    /// Returns the figure of a thumb. A held thumb is drawn ``heldThumbScale`` times as large.
    package func thumb(_ index: Int, of state: SliderState, isHeld: Bool = false) -> SliderFigure {
        let center = state.location(ofThumb: index)
        guard hasRoundThumbs else { return capsule(at: center, isHeld: isHeld) }
        let radius = thumbSize.x / 2
        return .circle(center: center, radius: isHeld && metrics.heldThumbScale != 1 ? radius * heldThumbScale : radius)
    }

    /// Returns the figure of a thumb that isn't a disc. It's not inlined, so that drags of round thumbs don't save the
    /// registers that it needs.
    @inline(never)
    private func capsule(at center: SIMD2<Double>, isHeld: Bool) -> SliderFigure {
        let size = isHeld ? thumbSize * heldThumbScale : thumbSize
        return .capsule(center: center, size: size, turn: rotation(ofThumbAt: center))
    }

    /// The size of a held thumb, as a multiple of its size at rest: ``SliderMetrics/heldThumbScale``, but on a straight
    /// track no more than there's room for across the track, unless that would shrink the thumb.
    @inline(never) var heldThumbScale: Double {
        guard metrics.heldThumbScale > 1, case .line(let from, _) = track else { return metrics.heldThumbScale }
        let isUpright = metrics.path.isUpright
        let (middle, end) = isUpright ? (from.x, size.x) : (from.y, size.y)
        let room = 2 * min(middle, end - middle)
        return max(1, min(metrics.heldThumbScale, room / (isUpright ? thumbSize.x : thumbSize.y)))
    }

    /// Returns the angle by which a thumb with this center is rotated clockwise, in degrees; 0 if thumbs don't rotate.
    package func rotation(ofThumbAt center: SIMD2<Double>) -> Double {
        guard metrics.turnsThumbs, case .arc(let arc) = track else { return 0 }
        return direction(of: center - arc.center)
    }
}

extension SliderMetrics {
    /// The width and height of a thumb that isn't held, before it's rotated, in points. The width is the side along the
    /// track, unless the track is vertical.
    package var thumbBox: SIMD2<Double> {
        let length = thumbLength ?? thumbSize
        return switch path {
        case .right, .left: SIMD2(length, thumbSize)
        case .up, .down: SIMD2(thumbSize, length)
        case .arc: SIMD2(turnsThumbs ? length : thumbSize, thumbSize)
        }
    }

    /// The space for a thumb, in points: x is its length along the track, and y its breadth across the track. It's zero
    /// for hidden thumbs.
    var thumbExtent: SIMD2<Double> {
        if thumbVisibility == .hidden { return .zero }
        let box = thumbBox
        return path.isUpright ? SIMD2(box.y, box.x) : box
    }

    /// Returns whether a thumb in a state is visible.
    package func showsThumbs(in state: SliderElement.State) -> Bool {
        switch thumbVisibility {
        case .visible: true
        case .hidden: false
        case .held: state == .held || state == .hovered || state == .focused
        }
    }

    /// Whether thumbs rotate as they move along a round track.
    var hasRotatingThumbs: Bool { if case .arc = path { turnsThumbs } else { false } }

    /// The distance of thumbs from the track; 0 where ``thumbOffset`` isn't finite.
    var finiteThumbOffset: Double { thumbOffset.isFinite ? thumbOffset : 0 }

    /// Returns the distance from the center line of the track to the outer edge of the track or of thumbs, whichever is
    /// farther, on a side.
    func extentOfTrackAndThumbs(_ side: SliderTrackSide) -> Double {
        if thumbVisibility == .hidden { return thickness / 2 }
        let offset = side == .above ? finiteThumbOffset : -finiteThumbOffset
        return max(thickness / 2, thumbSize / 2 + offset)
    }
}

extension SliderFigure {
    /// The box around a disc or capsule, rotated clockwise about its center by `turn` degrees; `nil` for other figures.
    package var box: (center: SIMD2<Double>, size: SIMD2<Double>, turn: Double)? {
        switch self {
        case .circle(let center, let radius): (center, SIMD2(repeating: 2 * radius), 0)
        case .capsule(let center, let size, let turn): (center, size, turn)
        case .line, .arc, .anchor: nil
        }
    }
}
