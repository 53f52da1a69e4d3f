import SlidersCore

/// The texts of a picture, at the places that the engine gives them. Sizes are those of a common sans-serif font.
struct SVGTexts {
    private var placed: [SliderElement.Part: (text: String, center: SIMD2<Double>)] = [:]

    /// Places the texts of a drawing, but for those that are too small.
    init(of drawing: SliderDrawing, in style: SliderStyle, _ state: SliderState, texts: (SliderElement.Part) -> String?)
    {
        func text(_ part: SliderElement.Part, _ role: SliderElement.Role) -> String? {
            style.shows(textOfSize: style.font(of: role).size) ? texts(part) : nil
        }
        let layout = drawing.layout
        let ticks = layout.placedTickLabels(of: state) { tick in
            text(.tickLabel(tick), .tickLabel).map { Self.size(of: $0, style.font(of: .tickLabel)) }
        }
        for label in ticks { placed[.tickLabel(label.tick)] = texts(.tickLabel(label.tick)).map { ($0, label.center) } }
        func label(_ indices: Range<Int>) -> String? {
            let first = text(.label(indices.lowerBound), .label)
            let last = text(.label(indices.upperBound - 1), .label)
            guard let first, let last, first != last else { return first ?? last }
            return "\(first) – \(last)"
        }
        if layout.metrics.hasLabels {
            let labels = layout.placedLabels(of: state, style.labelOverlap) { indices in
                label(indices).map { Self.size(of: $0, style.font(of: .label)) } ?? .zero
            }
            for place in labels {
                placed[.label(place.thumbs.lowerBound)] = label(place.thumbs).map { ($0, place.center) }
            }
        }
        if let readout = drawing.elements.last(where: { $0.part == .readout }),
            case .anchor(let center) = readout.figure
        {
            placed[.readout] = text(.readout, .readout).map { ($0, center) }
        }
    }

    /// The text of a part and the point that it is centered on; `nil` for none.
    func text(of part: SliderElement.Part) -> (text: String, center: SIMD2<Double>)? { placed[part] }

    private static func size(of text: String, _ font: SliderTextFont) -> SIMD2<Double> {
        SIMD2((font.isCondensed ? 0.54 : 0.64) * font.size * Double(text.count), 1.2 * font.size)
    }
}
