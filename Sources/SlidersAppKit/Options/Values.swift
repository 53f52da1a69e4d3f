#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import SlidersCore
import AppKit

/// Values set and asked from code. None of this reports events, but for the cancels of drags that it ends.
extension SliderControl {
    /// One value for each thumb, ascending; on a wrapping circle in running order. Another number of values makes
    /// another number of thumbs. Values are resolved to what bounds, steps and distances allow; the request is kept and
    /// resolved anew whenever an option changes. Values that are not finite, none, and several for a ``ValueSlider``
    /// change nothing.
    public var values: [Double] {
        get { slider.values }
        set { setValues(newValue, animated: false) }
    }

    /// Sets ``values``. With `animated` thumbs glide to their places, unless motion is reduced.
    public func setValues(_ values: [Double], animated: Bool) { setValues(values, spans: nil, animated: animated) }

    /// Sets ``values`` of a wrapping circle together with the spans between them, which tell an empty range from a full
    /// turn; `nil` takes next − previous, modulo the period.
    public func setValues(_ values: [Double], spans: [Double]?, animated: Bool) {
        controller.setValues(values, spans: spans, animated: animated)
    }

    /// Moves one thumb as a drag would, with ``collision``. A value that is not finite and a thumb that is not there
    /// change nothing.
    /// With `animated` thumbs glide to their places, unless motion is reduced.
    public func move(_ thumb: Int, to value: Double, animated: Bool = false) {
        controller.move(thumb, to: value, animated: animated)
    }

    /// Moves all values by an offset, as far as the bounds and ``enabledRange`` allow, so that their distances stay.
    /// An offset that is not finite changes nothing.
    /// With `animated` thumbs glide to their places, unless motion is reduced.
    public func moveValues(by offset: Double, animated: Bool = false) {
        controller.moveValues(by: offset, animated: animated)
    }

    /// Cancels all drags, as Escape, disabling, hiding and removal do: the values of their presses come back.
    public func cancelDrags() { controller.cancelDrags() }

    // MARK: Asking

    /// The value at a point of the control, snapped; `nil` if a press there is not on the track: farther from it
    /// than 22 points, or than half its thickness if that is more.
    public func value(at point: CGPoint) -> Double? { controller.value(at: canvas.convert(point, from: self)) }

    /// The point of a thumb's center with a value, in the control's coordinates.
    public func point(forValue value: Double) -> CGPoint { canvas.convert(controller.point(forValue: value), to: self) }

    /// The next value above that a thumb can take now; `nil` at an edge. Without steps it is 1 % of the track away.
    public func nextValue(of thumb: Int) -> Double? { slider.nextValue(of: thumb) }

    /// The next value below that a thumb can take now; `nil` at an edge. Without steps it is 1 % of the track away.
    public func previousValue(of thumb: Int) -> Double? { slider.previousValue(of: thumb) }

    /// The lowest and the highest value that a drag could give a thumb now. A disabled thumb gives its value twice, a
    /// thumb that is not there the bounds.
    public func limits(of thumb: Int) -> ClosedRange<Double> { controller.limits(of: thumb) }

    /// Whether the mouse holds a thumb or bar.
    public var isDragging: Bool { controller.isDragging }

    /// Whether the mouse holds a thumb, alone or with its bar.
    public func isHeld(thumb: Int) -> Bool { controller.isHeld(thumb: thumb) }

    /// How far the last movement of a drag wanted to go beyond what could be reached: signed, in value units, absolute
    /// for the drag; 0 if nothing limited it, after any other input, and after release.
    public var overshoot: Double { slider.overshoot }

    /// The growth of ``overshoot`` since this was last called.
    public func takeOvershoot() -> Double { controller.takeOvershoot() }

    /// The first option that cannot be met now and is repaired; `nil` if all can be met.
    public var configurationError: SliderError? { slider.configurationError }
}
#endif
