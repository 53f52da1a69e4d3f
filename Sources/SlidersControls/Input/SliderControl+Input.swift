#if APPLE_UI
import QuartzCore
import SlidersCore

/// What taps act on along a track: texts in which a value is typed, and ticks.
extension SliderControl {
    /// Lets the control find what only a track has. Called once.
    func connectTrack() {
        slider.defaultPressTarget = defaultPressTarget(slider.configuration)
        delaysTouches = true
        tapTarget = { [unowned self] in tapTarget(at: $0) }
        fieldGeometry = { [unowned self] in fieldGeometry(ofThumb: $0) }
        trackViews.spanCount = { [unowned self] in trackViews.areZones ? slider.zoneCount : slider.spanCount }
        trackViews.zone = { [unowned self] in slider.zone(of: $0) }
        trackViews.spanConfiguration = { [unowned self] in spanConfiguration(of: $0, shown: $1) }
    }

    /// The side of the squares around thumbs in which a press holds them, in points.
    var targetSide: Double { targetSide(in: drawing.layout) }

    func targetSide(in layout: SliderLayout) -> Double { max(Double(targetSize), layout.metrics.thumbBox.max()) }

    /// What a pointer that goes down at a point of the canvas acts on when it's lifted there; `nil` if it presses
    /// instead.
    private func tapTarget(at point: CGPoint) -> SliderTap.Target? {
        typedThumb(at: point).map { .text(thumb: $0) } ?? tappableTick(at: point).map { .tick($0) }
    }

    /// The value of the tick that a tap at a point of the canvas chooses; `nil` for none.
    private func tappableTick(at point: CGPoint) -> Double? {
        guard hasTappableTicks, isEnabled, !isReadOnly else { return nil }
        return drawing.layout.tickValue(
            tappedAt: point.vector, of: slider, reach: Double(Self.minimumTarget) / 2,
            measure: { [layers] tick in
                layers.appearance.text(.tickLabel(tick)).map { SIMD2(Double($0.size.width), Double($0.size.height)) }
            })
    }

    /// Reports the value at a point of the canvas, if it changed; `nil` means no point.
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

    /// The thumb whose value is typed after a tap at a point of the canvas; `nil` for none.
    private func typedThumb(at point: CGPoint) -> Int? {
        guard allowsTextEntry, !isReadOnly else { return nil }
        if let readoutArea { return readoutArea.contains(point) && canType(coordinate: 0) ? 0 : nil }
        guard !drawing.layout.isOnThumb(point.vector, of: slider) else { return nil }
        let room = -CGFloat(SliderLayout.tapRoom)
        let label = labelBoxes().first { $0.box.insetBy(dx: room, dy: room).contains(point) }
        return label?.thumbs.filter { canType(coordinate: $0) }.min {
            squaredDistance(to: point, fromThumb: $0) < squaredDistance(to: point, fromThumb: $1)
        }
    }

    private func squaredDistance(to point: CGPoint, fromThumb thumb: Int) -> Double {
        let offset = point.vector - slider.location(ofThumb: thumb)
        return (offset * offset).sum()
    }

    private var readout: SliderElement? { drawing.elements.last { $0.part == .readout } }

    /// The rectangle of the readout's text on the canvas, at least 44 points wide and high; `nil` without a readout
    /// of a single thumb.
    private var readoutArea: CGRect? {
        guard slider.count == 1, case .anchor(let center)? = readout?.figure,
            let text = measure(readoutText, .readout, .readout, nil)
        else { return nil }
        return CGRect(
            around: center, width: max(44, text.size.width), height: max(44, text.size.height))
    }

    /// The visible labels beside thumbs, and the label of a thumb whose value is typed: the thumbs that each label is
    /// for, and its rectangle on the canvas.
    private func labelBoxes(typing typed: Int? = nil) -> [(thumbs: Range<Int>, box: CGRect)] {
        let layout = drawing.layout
        guard layout.metrics.hasLabels, layout.metrics.labels != .inside else { return [] }
        let size = { [self] (thumbs: Range<Int>) -> SIMD2<Double> in
            guard thumbs.lowerBound == typed || drawing.showsLabel(ofThumb: thumbs.lowerBound) else { return .zero }
            return measuredLabel(of: thumbs).map { SIMD2(Double($0.size.width), Double($0.size.height)) } ?? .zero
        }
        return layout.thumbLabels(of: slider, layers.appearance.style.labelOverlap, measure: size).map { label in
            let size = size(label.thumbs)
            return (label.thumbs, CGRect(around: label.center, width: CGFloat(size.x), height: CGFloat(size.y)))
        }
        .filter { !$0.box.isEmpty }
    }

    /// Where the value of a thumb is typed: in the readout of a single thumb, otherwise at the label of the thumb, and
    /// over a thumb without a label.
    private func fieldGeometry(ofThumb thumb: Int) -> FieldGeometry {
        let isAtReadout = readoutArea != nil
        let shown = drawing.elements.last { $0.part == (isAtReadout ? .readout : .label(thumb)) }
        var color: CGColor?
        if let shown, case .color(let solid)? = layers.appearance.style.coats(of: shown).last?.paint.fill {
            color = .make(solid)
        }
        let label = labelBoxes(typing: thumb).first { $0.thumbs.contains(thumb) }?.box
        let center = label.map { SIMD2(Double($0.midX), Double($0.midY)) } ?? slider.location(ofThumb: thumb)
        let area =
            readoutArea
            ?? fieldArea(
                around: center, shown: label?.size ?? .zero, text: measuredLabel(of: thumb..<thumb + 1)?.size ?? .zero)
        return FieldGeometry(area: area, isReadout: isAtReadout, color: color)
    }
}
#endif
