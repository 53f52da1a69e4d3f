/// The figures of thumbs: discs, and capsules along or across the track.
extension SliderLayout {
    /// Returns the figure of a thumb; a held one is ``SliderMetrics/heldThumbScale`` times as large.
    package func thumb(_ index: Int, of state: SliderState, isHeld: Bool = false) -> SliderFigure {
        let center = state.location(ofThumb: index)
        guard hasDiscs else { return capsule(at: center, isHeld: isHeld) }
        let radius = thumbSize.x / 2
        return .circle(center: center, radius: isHeld ? radius * metrics.heldThumbScale : radius)
    }

    /// Out of line, so that a drag of a round thumb does not pay for its registers.
    @inline(never)
    private func capsule(at center: SIMD2<Double>, isHeld: Bool) -> SliderFigure {
        let size = isHeld ? thumbSize * metrics.heldThumbScale : thumbSize
        return .capsule(center: center, size: size, turn: turn(ofThumbAt: center))
    }

    /// Returns the angle by which the thumb at a center is turned clockwise, in degrees; 0 if thumbs don't turn.
    package func turn(ofThumbAt center: SIMD2<Double>) -> Double {
        guard metrics.turnsThumbs, case .arc(let arc) = track else { return 0 }
        return direction(of: center - arc.center)
    }
}

extension SliderMetrics {
    /// The size of a thumb at rest, before it's turned, in points. Its width is the side along the track, unless the
    /// track is vertical.
    package var thumbBox: SIMD2<Double> {
        let length = thumbLength ?? thumbSize
        return switch path {
        case .right, .left: SIMD2(length, thumbSize)
        case .up, .down: SIMD2(thumbSize, length)
        case .arc: SIMD2(turnsThumbs ? length : thumbSize, thumbSize)
        }
    }

    /// The length along the track and the breadth across it that a thumb takes.
    var thumbRoom: SIMD2<Double> {
        if thumbVisibility == .hidden { return .zero }
        let box = thumbBox
        return path.isUpright ? SIMD2(box.y, box.x) : box
    }

    /// Returns whether a thumb is visible in a state.
    package func showsThumbs(in state: SliderElement.State) -> Bool {
        switch thumbVisibility {
        case .visible: true
        case .hidden: false
        case .held: state == .held || state == .hovered || state == .focused
        }
    }

    /// Whether thumbs turn as they follow the track.
    var hasTurnedThumbs: Bool { if case .arc = path { turnsThumbs } else { false } }

    /// The offset of thumbs from the track; none where it is not finite.
    var usableThumbOffset: Double { thumbOffset.isFinite ? thumbOffset : 0 }

    /// How far the wider of track and thumb reaches from the track on a side.
    func halfWidth(_ side: SliderTrackSide) -> Double {
        if thumbVisibility == .hidden { return thickness / 2 }
        let offset = side == .above ? usableThumbOffset : -usableThumbOffset
        return max(thickness / 2, thumbSize / 2 + offset)
    }
}

extension SliderFigure {
    /// The box of a disc or capsule, turned clockwise about its center by `turn` degrees; `nil` for other figures.
    package var box: (center: SIMD2<Double>, size: SIMD2<Double>, turn: Double)? {
        switch self {
        case .circle(let center, let radius): (center, SIMD2(repeating: 2 * radius), 0)
        case .capsule(let center, let size, let turn): (center, size, turn)
        case .line, .arc, .anchor: nil
        }
    }
}
