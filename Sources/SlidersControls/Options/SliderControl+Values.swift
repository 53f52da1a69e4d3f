#if APPLE_UI
import QuartzCore
import SlidersCore

/// Values that code sets and gets. Setting them sends no events, except for canceled drags.
extension SliderControl {
    /// The values of the thumbs in ascending order, or in the direction of the track on a wrapping circle.
    ///
    /// The number of values is the number of thumbs. The control adjusts values to what its bounds, steps, and spans
    /// allow. Whenever an option changes, it does so again, starting from the values that you set. It ignores an empty
    /// array, values that aren't finite, and several values for a ``ValueSliderControl``.
    public var values: [Double] {
        get { slider.values }
        set { setValues(newValue, animated: false) }
    }

    /// Sets the values, and animates the thumbs if `animated` is `true` and Reduce Motion is off.
    public func setValues(_ values: [Double], animated: Bool) { setValues(values, spans: nil, animated: animated) }

    /// Sets the values of a wrapping circle and the spans between them.
    ///
    /// Spans distinguish an empty range from a full turn. If `spans` is `nil`, each span is the difference between
    /// neighboring values, modulo the period.
    public func setValues(_ values: [Double], spans: [Double]?, animated: Bool) {
        if Self.kind.hasOneThumb, values.count != 1 { return }
        let before = valuesBeforeChange()
        didChange(from: before, try? slider.assign(values, spans: spans), animated: animated)
    }

    /// Moves a thumb as a drag would, applying ``collision``. Ignores a value that isn't finite and a thumb that
    /// doesn't exist. Animates the thumbs if `animated` is `true` and Reduce Motion is off.
    public func move(_ thumb: Int, to value: Double, animated: Bool = false) {
        let before = valuesBeforeChange()
        didChange(from: before, (try? slider.move(thumb, to: value)).map { _ in [] }, animated: animated)
    }

    /// Moves all values by an offset, as far as the bounds and ``enabledRange`` allow, keeping their spans. Ignores an
    /// offset that isn't finite. Animates the thumbs if `animated` is `true` and Reduce Motion is off.
    public func moveValues(by offset: Double, animated: Bool = false) {
        let before = valuesBeforeChange()
        didChange(from: before, (try? slider.moveAll(by: offset)).map { _ in [] }, animated: animated)
    }

    /// Sets the value of one thumb. The other thumbs keep the values that code set for them, as far as possible.
    func setValue(_ value: Double, of thumb: Int, animated: Bool = false) {
        let before = valuesBeforeChange()
        didChange(from: before, try? slider.assign(value, of: thumb), animated: animated)
    }

    /// Sets two values: the start of a range, and its length after the start, in value units.
    func assign(start: Double, length: Double, animated: Bool = false) {
        let before = valuesBeforeChange()
        didChange(from: before, try? slider.assign(start: start, spans: [length]), animated: animated)
    }

    // MARK: Queries

    /// Returns the value at a point of the control, snapped to the steps.
    ///
    /// Returns `nil` if the point is farther from the track than 22 points or half its thickness, whichever is greater.
    public func value(at point: CGPoint) -> Double? { slider.value(under: canvas.convert(point, from: self).vector) }

    /// Returns the point on the track for a value, in the control's coordinates.
    public func point(forValue value: Double) -> CGPoint {
        locationInControl(drawing.layout.track.point(at: slider.scale.fraction(of: value)))
    }

    /// Returns the next higher value that a thumb can take now, or `nil` if there is none. Without steps, it's 1% of
    /// the track away.
    public func nextValue(of thumb: Int) -> Double? { slider.nextValue(of: thumb) }

    /// Returns the next lower value that a thumb can take now, or `nil` if there is none. Without steps, it's 1% of
    /// the track away.
    public func previousValue(of thumb: Int) -> Double? { slider.previousValue(of: thumb) }

    /// Returns the value that a thumb would take if a person typed a value for it: the nearest one that steps, limits,
    /// and other thumbs allow now. It's `nil` if there is no such thumb, or if the value is infinite or not a number.
    ///
    /// ```swift
    /// slider.lowerValue = slider.nearestValue(to: typed, of: 0) ?? slider.lowerValue
    /// ```
    public func nearestValue(to value: Double, of thumb: Int) -> Double? { try? slider.validated(value, for: thumb) }

    /// Returns the lowest and the highest value that a drag could give a thumb now.
    ///
    /// For a disabled thumb, both ends are its value. For an index without a thumb, returns the bounds.
    public func limits(of thumb: Int) -> ClosedRange<Double> {
        (0..<slider.count).contains(thumb) ? slider.limits(of: thumb) : slider.scale.bounds
    }

    /// Returns whether a pointer holds a thumb, alone or with its span.
    public func isHeld(thumb: Int) -> Bool { (0..<slider.count).contains(thumb) && slider.isHeld(thumb: thumb) }

    /// The distance by which the current drag exceeds what its thumb can reach, in value units; negative toward the
    /// lower bound.
    ///
    /// The distance is measured from the limit, not from the last movement. It's 0 if nothing limits the drag, after
    /// any other input, and after the release.
    public var overshoot: Double { slider.overshoot }

    /// Returns how much ``overshoot`` has grown since the last call.
    public func takeOvershoot() -> Double { slider.takeOvershoot() }
}
#endif
