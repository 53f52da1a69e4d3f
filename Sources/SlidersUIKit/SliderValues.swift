#if canImport(UIKit)
import SlidersLayers
import UIKit

/// Values set and asked from code. None of this sends events, but for those of drags that it cancels.
extension SliderControl {
    /// One value per thumb, ascending; on a wrapping circle in running order. As many thumbs are there as values.
    public var values: [Double] {
        get { slider.values }
        set { setValues(newValue, animated: false) }
    }

    /// Sets all values, resolved to what bounds, steps and distances allow. Values that are not finite change nothing.
    public func setValues(_ values: [Double], animated: Bool) { setValues(values, spans: nil, animated: animated) }

    /// Sets all values of a wrapping circle with the ways between them, which tell an empty range from a full turn.
    public func setValues(_ values: [Double], spans: [Double]?, animated: Bool) {
        guard !values.isEmpty, values.allSatisfy(\.isFinite) else { return }
        cancelTouches(before: slider.configuration, count: values.count, on: layout.track)
        requests = values
        let before = (slider.values, slider.spans)
        try? slider.assign(values, spans: spans)
        if before != (slider.values, slider.spans) { redraw(glide: glide(animated: animated)) }
    }

    /// What code asked for, value by value, until a person changes them.
    var wishes: [Double] { slider.requestsAreValues ? slider.values : requests ?? slider.values }

    /// Asks for one value and leaves what was asked for the others.
    func request(_ value: Double, for thumb: Int) {
        var values = wishes
        guard values.indices.contains(thumb) else { return }
        values[thumb] = value
        setValues(values, animated: false)
    }

    /// Moves one thumb as a drag would, with ``collision``. A value that is not finite and a thumb that is not there
    /// change nothing.
    public func move(_ thumb: Int, to value: Double, animated: Bool = false) {
        guard (try? slider.move(thumb, to: value)) != nil else { return }
        redraw(glide: glide(animated: animated))
    }

    /// Moves all values by as much as bounds and ``selectableRange`` allow, so that their distances stay.
    public func moveValues(by offset: Double, animated: Bool = false) {
        guard offset.isFinite, let first = values.first, let last = values.last else { return }
        if slider.isWrapped { return setValues(values.map { $0 + offset }, spans: slider.spans, animated: animated) }
        let bounds = slider.scale.bounds, part = slider.configuration.selectable?.clamped(to: bounds) ?? bounds
        let shift = max(min(0, part.lowerBound - first), min(max(0, part.upperBound - last), offset))
        setValues(values.map { $0 + shift }, animated: animated)
    }

    /// The value at a point of the control, on its step; `nil` farther than 22 points from the track.
    public func value(at point: CGPoint) -> Double? { slider.value(under: canvas.convert(point, from: self).vector) }

    /// The point of a thumb's centre that has this value, in the control's coordinates.
    public func position(of value: Double) -> CGPoint {
        let point = layout.track.point(at: slider.scale.fraction(of: value))
        return canvas.convert(CGPoint(x: point.x, y: point.y), to: self)
    }

    /// The next value above that a thumb can take now; `nil` at an edge.
    public func nextValue(of thumb: Int) -> Double? { slider.nextValue(of: thumb) }

    /// The next value below that a thumb can take now; `nil` at an edge.
    public func previousValue(of thumb: Int) -> Double? { slider.previousValue(of: thumb) }

    /// The lowest and the highest value that a drag could give a thumb now.
    public func limits(of thumb: Int) -> ClosedRange<Double> { slider.limits(of: thumb) }

    /// Whether a touch holds a thumb or bar.
    public var isDragging: Bool { slider.pointer != nil }

    /// Whether a touch holds this thumb.
    public func isHeld(_ thumb: Int) -> Bool { slider.isHeld(thumb) }

    /// How far the last movement of a drag wanted to go beyond what could be reached: signed, in value units.
    public var overshoot: Double { slider.overshoot }

    /// The overshoot since this was last asked.
    public func takeOvershoot() -> Double { slider.takeOvershoot() }

    /// The first option that cannot be met now; `nil` when all are.
    public var fault: SliderFault? { slider.fault }

    // MARK: State restoration

    func encodeValues(with coder: NSCoder) {
        coder.encode(slider.count, forKey: "sliders.count")
        for rank in 0..<slider.count { coder.encode(slider.value(of: rank), forKey: "sliders.value.\(rank)") }
        for (rank, span) in slider.spans.enumerated() { coder.encode(span, forKey: "sliders.span.\(rank)") }
    }

    func decodeValues(with coder: NSCoder) {
        let count = coder.decodeInteger(forKey: "sliders.count")
        guard count > 0, coder.containsValue(forKey: "sliders.value.\(count - 1)") else { return }
        let spans = (0..<count - 1).map { coder.decodeDouble(forKey: "sliders.span.\($0)") }
        setValues((0..<count).map { coder.decodeDouble(forKey: "sliders.value.\($0)") }, spans: spans, animated: false)
    }
}
#endif
