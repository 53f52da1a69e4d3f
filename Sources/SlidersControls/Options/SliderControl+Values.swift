#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Values set and asked from code. None of this reports events, but for the cancels of drags that it ends.
extension SliderControl {
    /// One value for each thumb, ascending; on a wrapping circle in running order. Another number of values makes
    /// another number of thumbs. Values are resolved to what bounds, steps and distances allow; the request is kept and
    /// resolved anew whenever an option changes. Values that are not finite, none, and several for a
    /// ``ValueSliderControl`` change nothing.
    public var values: [Double] {
        get { slider.values }
        set { setValues(newValue, animated: false) }
    }

    /// Sets ``values``. With `animated` thumbs glide to their places, unless motion is reduced.
    public func setValues(_ values: [Double], animated: Bool) { setValues(values, spans: nil, animated: animated) }

    /// Sets ``values`` of a wrapping circle together with the spans between them, which tell an empty range from a full
    /// turn; `nil` takes next − previous, modulo the period.
    public func setValues(_ values: [Double], spans: [Double]?, animated: Bool) {
        if Self.kind.hasOneThumb, values.count != 1 { return }
        change(animated: animated) { slider throws(SliderError) in try slider.assign(values, spans: spans) }
    }

    /// Moves one thumb as a drag would, with ``collision``. A value that is not finite and a thumb that is not there
    /// change nothing.
    /// With `animated` thumbs glide to their places, unless motion is reduced.
    public func move(_ thumb: Int, to value: Double, animated: Bool = false) {
        change(animated: animated) { slider throws(SliderError) in
            try slider.move(thumb, to: value)
            return []
        }
    }

    /// Moves all values by an offset, as far as the bounds and ``enabledRange`` allow, so that their distances stay.
    /// An offset that is not finite changes nothing.
    /// With `animated` thumbs glide to their places, unless motion is reduced.
    public func moveValues(by offset: Double, animated: Bool = false) {
        change(animated: animated) { slider throws(SliderError) in
            try slider.moveAll(by: offset)
            return []
        }
    }

    /// Sets the value of one thumb, and leaves what was asked for the others.
    func setValue(_ value: Double, of thumb: Int, animated: Bool = false) {
        change(animated: animated) { slider throws(SliderError) in
            try slider.assign(value, for: thumb)
            return []
        }
    }

    /// Sets a range, with two thumbs.
    func assign(start: Double, length: Double, animated: Bool) {
        change(animated: animated) { slider throws(SliderError) in try slider.assign(start: start, spans: [length]) }
    }

    /// Lets the engine change values, shows them if they differ, and reports the drags that this cancelled. An error
    /// changes nothing.
    private func change(animated: Bool, _ body: (inout SliderState) throws(SliderError) -> [SliderState.Report]) {
        let before = (slider.values, slider.spans)
        guard let reports = try? body(&slider) else { return }
        if before != (slider.values, slider.spans) {
            redraw(glide: glide(animated: animated))
            valuesDidChange()
        }
        report(cancelled: reports)
    }

    // MARK: Asking

    /// The value at a point of the control, snapped; `nil` if a press there is not on the track: farther from it
    /// than 22 points, or than half its thickness if that is more.
    public func value(at point: CGPoint) -> Double? { slider.value(under: canvas.convert(point, from: self).vector) }

    /// The point of a thumb's center with a value, in the control's coordinates.
    public func point(forValue value: Double) -> CGPoint {
        canvas.convert(CGPoint(drawing.layout.track.point(at: slider.scale.fraction(of: value))), to: self)
    }

    /// The next value above that a thumb can take now; `nil` at an edge. Without steps it is 1 % of the track away.
    public func nextValue(of thumb: Int) -> Double? { slider.nextValue(of: thumb) }

    /// The next value below that a thumb can take now; `nil` at an edge. Without steps it is 1 % of the track away.
    public func previousValue(of thumb: Int) -> Double? { slider.previousValue(of: thumb) }

    /// The lowest and the highest value that a drag could give a thumb now. A disabled thumb gives its value twice, a
    /// thumb that is not there the bounds.
    public func limits(of thumb: Int) -> ClosedRange<Double> {
        (0..<slider.count).contains(thumb) ? slider.limits(of: thumb) : slider.scale.bounds
    }

    /// Whether a pointer holds a thumb, alone or with its bar.
    public func isHeld(thumb: Int) -> Bool { (0..<slider.count).contains(thumb) && slider.isHeld(thumb: thumb) }

    /// How far the last movement of a drag wanted to go beyond what could be reached: signed, in value units, absolute
    /// for the drag; 0 if nothing limited it, after any other input, and after release.
    public var overshoot: Double { slider.overshoot }

    /// The growth of ``overshoot`` since this was last called.
    public func takeOvershoot() -> Double { slider.takeOvershoot() }

    /// The first option that cannot be met now and is repaired; `nil` if all can be met.
    public var configurationError: SliderError? { slider.configurationError }
}

extension CGPoint {
    /// The point for the engine.
    var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
#endif
