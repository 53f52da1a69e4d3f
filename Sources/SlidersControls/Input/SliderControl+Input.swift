#if APPLE_UI
import QuartzCore
import SlidersCore

/// Taps on parts of a track: on texts, to type a value, and on ticks, to choose their values.
extension SliderControl {
    /// Gives the base class the closures about parts that only a track has. Initializers call this once.
    func connectTrack() {
        slider.defaultPressTarget = defaultPressTarget(slider.configuration)
        delaysTouches = true
        trackViews.spanCount = { [unowned self] in trackViews.replacesZones ? slider.zoneCount : slider.spanCount }
        trackViews.zone = { [unowned self] in slider.zone(of: $0) }
        trackViews.spanConfiguration = { [unowned self] in spanConfiguration(ofSpan: $0, state: $1) }
    }

    /// The side length of the square around each thumb in which a press holds the thumb, in points.
    var targetSide: Double { targetSide(in: drawing.layout) }

    /// Returns the side length of the square around each thumb in which a press holds the thumb, in points: at least
    /// that of the drawn thumb in a layout.
    func targetSide(in layout: SliderLayout) -> Double { max(Double(targetSize), layout.metrics.thumbBox.max()) }

    package func tapTarget(at point: CGPoint) -> SliderTap.Target? {
        tappedThumb(at: point).map { .text(thumb: $0) } ?? tappableTick(at: point).map { .tick($0) }
    }

    /// Returns the value of the tick that a tap at a point of the canvas chooses; `nil` for none.
    private func tappableTick(at point: CGPoint) -> Double? {
        guard hasTappableTicks, isEnabled, !isReadOnly else { return nil }
        return drawing.layout.tickValue(
            tappedAt: point.vector, of: slider, reach: Double(Self.minimumTarget) / 2,
            measure: { [layers] tick in
                layers.appearance.text(.tickLabel(tick)).map { SIMD2(Double($0.size.width), Double($0.size.height)) }
            })
    }

    /// Reports to the delegate the value under a hovering pointer, if it changed. A point of `nil` means that the
    /// pointer has left the control.
    func report(hoverAt point: CGPoint?) {
        let value = point.flatMap { slider.value(under: $0.vector) }
        guard value != hoveredValue else { return }
        hoveredValue = value
        delegate?.sliderControl(self, didHoverOver: value)
    }

    // MARK: Typing

    /// Sets the value of a thumb as if a person typed it: clamps and snaps the value to what the thumb can take now,
    /// and reports the change with the reason `key`. Ignores a value that isn't finite and a thumb that doesn't exist.
    public func enter(_ value: Double, for thumb: Int) { handle(.type(value, thumb: thumb)) }

    /// Returns the thumb whose value a person can type after a tap on its text, at a point of the canvas; `nil` for
    /// none.
    private func tappedThumb(at point: CGPoint) -> Int? {
        guard allowsTextEntry, !isReadOnly else { return nil }
        if let readoutArea { return readoutArea.contains(point) && canType(coordinate: 0) ? 0 : nil }
        guard !drawing.layout.isOnThumb(point.vector, of: slider) else { return nil }
        let inset = -CGFloat(SliderLayout.tapRoom)
        let label = labelBoxes().first { $0.box.insetBy(dx: inset, dy: inset).contains(point) }
        // Thumbs with one label are close together; the tap is on the nearest.
        return label?.thumbs.filter { canType(coordinate: $0) }.min {
            squaredDistance(to: point, fromThumb: $0) < squaredDistance(to: point, fromThumb: $1)
        }
    }

    private func squaredDistance(to point: CGPoint, fromThumb thumb: Int) -> Double {
        let offset = point.vector - slider.location(ofThumb: thumb)
        return (offset * offset).sum()
    }

    /// The element of the readout, which shows the value in the middle of a ring; `nil` without a readout.
    private var readout: SliderElement? { drawing.elements.last { $0.part == .readout } }

    /// The rectangle of the text of a readout on the canvas, enlarged to at least 44 points in both dimensions; `nil`
    /// without a readout, or if it shows the values of several thumbs.
    private var readoutArea: CGRect? {
        guard slider.count == 1, case .anchor(let center)? = readout?.figure,
            let text = measure(readoutText, .readout, .readout, nil)
        else { return nil }
        return CGRect(
            around: center, width: max(44, text.size.width), height: max(44, text.size.height))
    }

    /// Returns the visible labels beside thumbs: the thumbs that each label is for, and its rectangle on the canvas.
    ///
    /// - Parameter typedThumb: a thumb whose label is included even if it is hidden.
    private func labelBoxes(including typedThumb: Int? = nil) -> [(thumbs: Range<Int>, box: CGRect)] {
        let layout = drawing.layout
        guard layout.metrics.hasLabels, layout.metrics.labels != .inside else { return [] }
        let labelSize = { [self] (thumbs: Range<Int>) -> SIMD2<Double> in
            guard thumbs.lowerBound == typedThumb || drawing.showsLabel(ofThumb: thumbs.lowerBound) else {
                return .zero
            }
            return measuredLabel(of: thumbs).map { SIMD2(Double($0.size.width), Double($0.size.height)) } ?? .zero
        }
        return layout.thumbLabels(of: slider, layers.appearance.style.labelOverlap, measure: labelSize).map { label in
            let size = labelSize(label.thumbs)
            return (label.thumbs, CGRect(around: label.center, width: CGFloat(size.x), height: CGFloat(size.y)))
        }
        .filter { !$0.box.isEmpty }
    }

    /// Returns the geometry of the text field for the value of a thumb: in the position of a readout of a single thumb,
    /// of the label of the thumb, or of the thumb itself if it has no label.
    package func fieldGeometry(ofThumb thumb: Int) -> FieldGeometry? {
        let isReadout = readoutArea != nil
        let replacedElement = drawing.elements.last { $0.part == (isReadout ? .readout : .label(thumb)) }
        var color: CGColor?
        if let replacedElement,
            case .color(let solid)? = layers.appearance.style.coats(of: replacedElement).last?.paint.fill
        {
            color = .make(solid)
        }
        let labelBox = labelBoxes(including: thumb).first { $0.thumbs.contains(thumb) }?.box
        let center = labelBox.map { SIMD2(Double($0.midX), Double($0.midY)) } ?? slider.location(ofThumb: thumb)
        let area =
            readoutArea
            ?? fieldArea(
                around: center, replacedSize: labelBox?.size ?? .zero,
                textSize: measuredLabel(of: thumb..<thumb + 1)?.size ?? .zero)
        return FieldGeometry(area: area, isReadout: isReadout, color: color)
    }
}
#endif
