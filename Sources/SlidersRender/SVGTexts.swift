import SlidersCore

/// The texts of a picture, at the places that the engine gives them. Sizes are those of a common sans-serif font.
struct SVGTexts {
    /// A text, its middle, and the size of its font as a multiple of the style's.
    typealias PositionedText = (text: String, center: SIMD2<Double>, scale: Double)

    private var positioned: [SliderElement.Part: PositionedText] = [:]

    /// Places the texts of a drawing, except those that are too small.
    init(of drawing: SliderDrawing, in style: SliderStyle, _ state: SliderState, texts: (SliderElement.Part) -> String?)
    {
        func text(_ part: SliderElement.Part, _ role: SliderTextRole) -> String? {
            style.shows(textOfSize: style.font(of: role).size) ? texts(part) : nil
        }
        let layout = drawing.layout
        let ticks = layout.tickLabels(of: state) { tick in
            text(.tickLabel(tick), .tickLabel).map { Self.size(of: $0, style.font(of: .tickLabel)) }
        }
        for label in ticks {
            positioned[.tickLabel(label.tick)] = texts(.tickLabel(label.tick)).map { ($0, label.center, 1) }
        }
        func label(_ indices: Range<Int>) -> String? {
            let first = text(.label(indices.lowerBound), .label)
            let last = text(.label(indices.upperBound - 1), .label)
            guard let first, let last, first != last else { return first ?? last }
            return "\(first) – \(last)"
        }
        if layout.metrics.hasLabels {
            let labels = layout.thumbLabels(of: state, style.labelOverlap) { indices in
                guard drawing.showsLabel(ofThumb: indices.lowerBound) else { return .zero }
                return label(indices).map { Self.size(of: $0, style.font(of: .label)) } ?? .zero
            }
            for group in labels {
                positioned[.label(group.thumbs.lowerBound)] = label(group.thumbs).map { ($0, group.center, 1) }
            }
        }
        if let readout = drawing.elements.last(where: { $0.part == .readout }),
            case .anchor(let center) = readout.figure
        {
            let room = layout.readoutRoom(of: state) { tick in
                text(.tickLabel(tick), .tickLabel).map { Self.size(of: $0, style.font(of: .tickLabel)) }
            }
            positioned[.readout] = text(.readout, .readout).flatMap { text in
                Self.fitted(text, style.font(of: .readout), in: room).map { ($0.text, center, $0.scale) }
            }
        }
    }

    /// The readout on as many lines as it needs, and its scale; `nil` where it has no room.
    private static func fitted(_ text: String, _ font: SliderTextFont, in room: Double) -> (
        text: String, scale: Double
    )? {
        let broken = text.onTwoLines
        let fit = SliderLayout.readoutFit(
            in: room, fontSize: font.size, oneLine: size(of: text, font),
            twoLines: broken.map { size(of: $0, font) })
        return fit.map { ($0.isBroken ? broken ?? text : text, $0.scale) }
    }

    /// The text of a part, with its place; `nil` for none.
    func text(of part: SliderElement.Part) -> PositionedText? { positioned[part] }

    /// The size of a text in a font that is not known: its letters and digits have the width of wide ones, and points,
    /// commas, colons, and spaces half of it.
    private static func size(of text: String, _ font: SliderTextFont) -> SIMD2<Double> {
        let lines = text.split(separator: "\n")
        let widths = lines.map { line in line.reduce(0) { $0 + (".,: ".contains($1) ? 0.5 : 1) } }
        let letter = (font.weight >= 600 ? 0.7 : 0.64) * (font.isCondensed ? 0.85 : 1)
        return SIMD2(letter * font.size * (widths.max() ?? 0), 1.2 * font.size * Double(lines.count))
    }
}
