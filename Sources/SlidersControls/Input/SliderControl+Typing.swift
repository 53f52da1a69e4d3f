#if APPLE_UI
import QuartzCore
import SlidersCore

/// Typing a value where it is shown: at the readout of a single thumb, otherwise at the label of a thumb, and over a
/// thumb without a label.
extension SliderControl {
    /// The thumb whose value is typed after a tap at a point of the canvas; `nil` for none.
    func typedThumb(at point: CGPoint) -> Int? {
        guard allowsTextEntry, !isReadOnly else { return nil }
        if let readoutArea { return readoutArea.contains(point) && canType(for: 0) ? 0 : nil }
        guard !drawing.layout.isOnThumb(point.vector, of: slider) else { return nil }
        let room = -CGFloat(SliderLayout.tapRoom)
        return labelBoxes.first { $0.box.insetBy(dx: room, dy: room).contains(point) }
            .flatMap { label in
                label.thumbs.filter({ canType(for: $0) }).min { way(to: point, from: $0) < way(to: point, from: $1) }
            }
    }

    private func way(to point: CGPoint, from thumb: Int) -> Double {
        let way = point.vector - slider.location(ofThumb: thumb)
        return (way * way).sum()
    }

    // MARK: Places

    private var readout: SliderElement? { drawing.elements.last { $0.part == .readout } }

    /// Whether the value is typed in the readout.
    var hasTypedReadout: Bool { slider.count == 1 && readout != nil }

    /// The rectangle of the readout's text on the canvas, at least 44 points wide and high; `nil` without a readout
    /// of a single thumb.
    private var readoutArea: CGRect? {
        guard slider.count == 1, case .anchor(let center)? = readout?.figure,
            let text = measure(readoutText, .readout, .readout, nil)
        else { return nil }
        return CGRect(
            around: center, width: max(44, text.size.width), height: max(44, text.size.height))
    }

    /// The labels beside thumbs: the thumbs that each label is for, and its rectangle on the canvas.
    private var labelBoxes: [(thumbs: Range<Int>, box: CGRect)] {
        let layout = drawing.layout
        guard layout.metrics.hasLabels, layout.metrics.labels != .inside else { return [] }
        let size = { [self] (thumbs: Range<Int>) in
            measuredLabel(of: thumbs).map { SIMD2(Double($0.size.width), Double($0.size.height)) } ?? .zero
        }
        return layout.placedLabels(of: slider, layers.appearance.style.labelOverlap, measure: size).map { label in
            let size = size(label.thumbs)
            return (label.thumbs, CGRect(around: label.center, width: CGFloat(size.x), height: CGFloat(size.y)))
        }
        .filter { !$0.box.isEmpty }
    }

    /// Where the field of a thumb is.
    func fieldAreaOnTrack(for thumb: Int) -> CGRect {
        if let readoutArea { return readoutArea }
        let label = labelBoxes.first { $0.thumbs.contains(thumb) }?.box
        let center = label.map { SIMD2(Double($0.midX), Double($0.midY)) } ?? slider.location(ofThumb: thumb)
        return fieldArea(
            around: center, shown: label?.size ?? .zero, text: measuredLabel(of: thumb..<thumb + 1)?.size ?? .zero)
    }

    // MARK: Typing

    /// The field for the value of a thumb.
    func newFieldOnTrack(for thumb: Int) -> SliderField {
        let isAtReadout = readoutArea != nil
        let shown = drawing.elements.last { $0.part == (isAtReadout ? .readout : .label(thumb)) }
        var color: CGColor?
        if let shown, case .color(let solid)? = layers.appearance.style.coats(of: shown).last?.paint.fill {
            color = .make(solid)
        }
        let role: SliderTextRole = isAtReadout ? .readout : .label
        return SliderField(
            area: fieldAreaOnTrack(for: thumb), hasBox: !isAtReadout,
            font: platformFont(of: role, in: layers.appearance.style), color: color, name: thumbName(thumb))
    }

    /// Sets the value of a thumb as if a person typed it: clamps and snaps the value to what the thumb can take now,
    /// and reports the change with the reason `key`. Ignores a value that isn't finite and a thumb that doesn't exist.
    public func enter(_ value: Double, for thumb: Int) { handle(.type(value, thumb: thumb)) }
}
#endif
