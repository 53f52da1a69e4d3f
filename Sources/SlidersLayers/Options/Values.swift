#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Values set and asked from code. None of this reports events, but for the cancels of drags that it ends.
extension SliderController {
    /// Sets all values, and on a wrapping circle the spans between them; `nil` takes next − previous, modulo the
    /// period.
    package func setValues(_ values: [Double], spans: [Double]? = nil, animated: Bool) {
        if kind.hasOneThumb, values.count != 1 { return }
        change(animated: animated) { state throws(SliderError) in try state.assign(values, spans: spans) }
    }

    /// Sets the value of one thumb, and leaves what was asked for the others.
    package func setValue(_ value: Double, of thumb: Int, animated: Bool = false) {
        change(animated: animated) { state throws(SliderError) in
            try state.assign(value, for: thumb)
            return []
        }
    }

    /// Moves one thumb as a drag would.
    package func move(_ thumb: Int, to value: Double, animated: Bool) {
        change(animated: animated) { state throws(SliderError) in
            try state.move(thumb, to: value)
            return []
        }
    }

    /// Moves all values by an offset, so that their distances stay.
    package func moveValues(by offset: Double, animated: Bool) {
        change(animated: animated) { state throws(SliderError) in
            try state.moveAll(by: offset)
            return []
        }
    }

    /// Lets the engine change values, shows them if they differ, and reports the drags that this cancelled. A fault
    /// changes nothing.
    private func change(animated: Bool, _ body: (inout SliderState) throws(SliderError) -> [Report]) {
        let before = (state.values, state.spans)
        guard let reports = try? body(&state) else { return }
        if before != (state.values, state.spans) {
            redraw(glide: glide(animated: animated))
            host?.didSetValues()
        }
        report(cancelled: reports)
    }

    // MARK: A range

    /// The value where a range of two thumbs begins.
    package var start: Double {
        get { state.value(of: 0) }
        set {
            // While bounds and seam are still to come, the request has the length that was asked for.
            let requested = state.requestedValues
            let wish = requested.count == 2 ? requested[1] - requested[0] : 0
            setRange(start: newValue, length: wish > 0 ? wish : length, animated: false)
        }
    }

    /// The length of the range from the first thumb to the second, in value units; 0 with a single thumb.
    package var length: Double {
        get { state.spans.first ?? 0 }
        set { setRange(start: state.requestedValues[0], length: newValue, animated: false) }
    }

    /// Sets a range, with two thumbs.
    package func setRange(start: Double, length: Double, animated: Bool) {
        change(animated: animated) { state throws(SliderError) in try state.assign(start: start, spans: [length]) }
    }

    /// The angle of the first thumb on a round track, in degrees clockwise from north; on several turns it counts whole
    /// ones. Setting it sets the value there, clamped to the bounds.
    package var angle: Double {
        get {
            guard case .round(let start, let sweep) = shape else { return 0 }
            return start + sweep * state.scale.fraction(of: state.value(of: 0))
        }
        set {
            guard case .round(let start, let sweep) = shape, sweep != 0, newValue.isFinite else { return }
            setValue(state.scale.value(at: min(1, max(0, (newValue - start) / sweep))), of: 0)
        }
    }

    // MARK: Asking

    /// The value at a point of the canvas, snapped; `nil` if a press there is not on the track.
    package func value(at point: CGPoint) -> Double? { state.value(under: point.vector) }

    /// The point of a thumb's center with a value, on the canvas.
    package func point(forValue value: Double) -> CGPoint {
        CGPoint(layout.track.point(at: state.scale.fraction(of: value)))
    }

    /// The lowest and the highest value that a drag could give a thumb now; the bounds for a thumb that is not there.
    package func limits(of thumb: Int) -> ClosedRange<Double> {
        (0..<state.count).contains(thumb) ? state.limits(of: thumb) : state.scale.bounds
    }

    /// Whether a pointer holds a thumb, alone or with its bar.
    package func isHeld(thumb: Int) -> Bool { (0..<state.count).contains(thumb) && state.isHeld(thumb: thumb) }

    /// The growth of the overshoot since this was last called.
    package func takeOvershoot() -> Double { state.takeOvershoot() }
}

extension CGPoint {
    /// The point for the engine.
    package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
#endif
