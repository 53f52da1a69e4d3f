import SlidersCore

/// The texts of a picture, at the positions that the engine computes. Sizes are those of a common sans-serif font.
struct SVGTexts {
    /// A text, its center, and the size of its font as a multiple of the style's font size.
    typealias PositionedText = (text: String, center: SIMD2<Double>, scale: Double)

    private var positionedTexts: [SliderElement.Part: PositionedText] = [:]

    /// Positions the texts of a drawing, except those that are too small.
    init(of drawing: SliderDrawing, in style: SliderStyle, _ state: SliderState, texts: (SliderElement.Part) -> String?)
    {
        func text(_ part: SliderElement.Part, _ role: SliderTextRole) -> String? {
            style.shows(textOfSize: style.font(of: role).size) ? texts(part) : nil
        }
        let layout = drawing.layout
        let tickLabels = layout.tickLabels(of: state) { tick in
            text(.tickLabel(tick), .tickLabel).map { Self.size(of: $0, style.font(of: .tickLabel)) }
        }
        for label in tickLabels {
            positionedTexts[.tickLabel(label.tick)] = texts(.tickLabel(label.tick)).map { ($0, label.center, 1) }
        }
        /// Returns the text of a label that several thumbs share: the texts of the first and the last thumb.
        func labelText(_ indices: Range<Int>) -> String? {
            let first = text(.label(indices.lowerBound), .label)
            let last = text(.label(indices.upperBound - 1), .label)
            guard let first, let last, first != last else { return first ?? last }
            return "\(first) – \(last)"
        }
        if layout.metrics.hasLabels {
            let labels = layout.thumbLabels(of: state, style.labelOverlap) { indices in
                guard drawing.showsLabel(ofThumb: indices.lowerBound) else { return .zero }
                return labelText(indices).map { Self.size(of: $0, style.font(of: .label)) } ?? .zero
            }
            for group in labels {
                positionedTexts[.label(group.thumbs.lowerBound)] = labelText(group.thumbs).map { ($0, group.center, 1) }
            }
        }
        if let readout = drawing.elements.last(where: { $0.part == .readout }),
            case .anchor(let center) = readout.figure
        {
            let room = layout.readoutRoom(of: state) { tick in
                text(.tickLabel(tick), .tickLabel).map { Self.size(of: $0, style.font(of: .tickLabel)) }
            }
            positionedTexts[.readout] = text(.readout, .readout).flatMap { text in
                Self.fitted(text, style.font(of: .readout), in: room).map { ($0.text, center, $0.scale) }
            }
        }
    }

    /// Returns the text of the readout on one or two lines, and its scale; `nil` if there is no room for it.
    private static func fitted(_ text: String, _ font: SliderTextFont, in room: Double) -> (
        text: String, scale: Double
    )? {
        let twoLines = text.onTwoLines
        let fit = SliderLayout.readoutFit(
            in: room, fontSize: font.size, oneLine: size(of: text, font),
            twoLines: twoLines.map { size(of: $0, font) })
        return fit.map { ($0.isBroken ? twoLines ?? text : text, $0.scale) }
    }

    /// Returns the text of a part with its position, or `nil` if the part has no text.
    func text(of part: SliderElement.Part) -> PositionedText? { positionedTexts[part] }

    /// Returns the size of a text, estimated because the font is unknown: each letter and digit is as wide as a wide
    /// one, and periods, commas, colons, and spaces are half as wide.
    private static func size(of text: String, _ font: SliderTextFont) -> SIMD2<Double> {
        let lines = text.split(separator: "\n")
        let widths = lines.map { line in line.reduce(0) { $0 + (".,: ".contains($1) ? 0.5 : 1) } }
        let letterWidth = (font.weight >= 600 ? 0.7 : 0.64) * (font.isCondensed ? 0.85 : 1)
        return SIMD2(letterWidth * font.size * (widths.max() ?? 0), 1.2 * font.size * Double(lines.count))
    }
}
