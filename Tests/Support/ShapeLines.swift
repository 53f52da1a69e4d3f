import SlidersCore
import SlidersRender

/// The painted shapes of a picture as lines of text: part, form and paint, with numbers to a thousandth.
/// ```
/// thumb 0: box (75.2, 22) 28 × 28, corner 14 | #ffffff; shadow #000000 0.25 (0, 2) σ 2.5
/// ```
struct ShapeLines {
    private let parts: [Part]

    /// What is drawn of one part: a form and a paint for each coat.
    private struct Part {
        let kind: String
        /// The index among the parts of this kind; `nil` if there is one.
        let index: Int?
        let forms: [String]
        let paints: [String]

        var lines: [String] { zip(forms, paints).map { "\(kind)\(index.map { " \($0)" } ?? ""): \($0) | \($1)" } }

        func isSamePart(as other: Part) -> Bool { kind == other.kind && index == other.index }
    }

    /// The shapes of a drawing.
    ///
    /// - Parameters:
    ///   - text: the text of a part.
    ///   - image: the name of an image, by its id.
    init(
        of drawing: SliderDrawing, in style: SliderStyle, _ state: SliderState, background: SliderPaint.Color? = nil,
        text: (SliderElement.Part) -> String?, image: @escaping (Int) -> String = { "\($0)" }
    ) {
        let layout = drawing.layout
        let formatter = PaintText(image: image)
        let style = style.disabled(!state.configuration.isEnabled)
        var parts: [Part] = []
        if style.opacity < 1 {
            parts.append(Part(kind: "group", index: nil, forms: ["all"], paints: ["opacity \(number(style.opacity))"]))
        }
        if let background {
            parts.append(Part(kind: "background", index: nil, forms: ["all"], paints: [PaintText.text(background)]))
        }
        for element in drawing.elements {
            let shapes = layout.shapes(of: element, in: style, state)
            guard !shapes.isEmpty else { continue }
            let (kind, index) = Self.name(element.part)
            let ending = Self.text(text(element.part), of: element, in: style)
            let forms = shapes.map { Self.text($0.form) + ending + ($0.isClipped ? ", clipped" : "") }
            let paints = shapes.map { formatter.text($0.paint) }
            parts.append(Part(kind: kind, index: index, forms: forms, paints: paints))
        }
        if parts.contains(where: { $0.forms.contains { $0.hasSuffix("clipped") } }) {
            let clip = Self.text(layout.clip(in: style))
            parts.append(Part(kind: "clip", index: nil, forms: [clip], paints: ["for clipped shapes"]))
        }
        self.parts = parts
    }

    /// All lines.
    var lines: [String] { parts.flatMap(\.lines) }

    /// The lines of the parts that differ from those of another picture. Where only the paints differ, the forms are
    /// left out and neighbors with the same paints share a line; a part that only the other picture has is "none".
    func lines(unlike other: ShapeLines) -> [String] {
        var lines: [String] = []
        var painted: [Part] = []
        func endPainted() {
            guard let first = painted.first, let last = painted.last else { return }
            let indices = first.index.map { $0 == last.index ? " \($0)" : " \($0)–\(last.index ?? $0)" } ?? ""
            lines += first.paints.map { "\(first.kind)\(indices) | \($0)" }
            painted = []
        }
        for part in parts {
            let before = other.parts.first { $0.isSamePart(as: part) }
            if before?.forms != part.forms {
                endPainted()
                lines += part.lines
            } else if before?.paints != part.paints {
                if let last = painted.last, last.kind != part.kind || last.paints != part.paints { endPainted() }
                painted.append(part)
            } else {
                endPainted()
            }
        }
        endPainted()
        let missing = other.parts.filter { part in !parts.contains { $0.isSamePart(as: part) } }
        return lines + missing.map { "\($0.kind)\($0.index.map { " \($0)" } ?? ""): none" }
    }

    // MARK: Parts and forms

    private static func name(_ part: SliderElement.Part) -> (kind: String, index: Int?) {
        switch part {
        case .face: ("face", nil)
        case .histogram(let index): ("histogram", index)
        case .track: ("track", nil)
        case .enabledRange(let index): ("enabledRange", index)
        case .span(let index, let lap): (lap == 0 ? "span" : "span in lap \(lap)", index)
        case .before(let lap): ("before", lap)
        case .after(let lap): ("after", lap)
        case .forbiddenRange(let index): ("forbiddenRange", index)
        case .cover: ("cover", nil)
        case .minorTick(let index): ("minor tick", index)
        case .tick(let index): ("tick", index)
        case .tickLabel(let index): ("tick label", index)
        case .reading(let index): ("reading", index)
        case .obstacle: ("obstacle", nil)
        case .needle(let index): ("needle", index)
        case .thumb(let index): ("thumb", index)
        case .label(let index): ("label", index)
        case .readout: ("readout", nil)
        }
    }

    private static func text(_ text: String?, of element: SliderElement, in style: SliderStyle) -> String {
        guard let role = SliderTextRole(element.role) else { return "" }
        let font = style.font(of: role)
        let quoted = text.map { "“\($0)”" } ?? "no text"
        return " \(quoted), font \(number(font.size)) weight \(font.weight)\(font.isCondensed ? " condensed" : "")"
    }

    private static func text(_ form: SliderPaintedShape.Form) -> String {
        switch form {
        case .box(let center, let size, let corner, let turn):
            "box \(point(center)) \(number(size.x)) × \(number(size.y))"
                + (corner == 0 ? "" : ", corner \(number(corner))") + (turn == 0 ? "" : ", turn \(number(turn))°")
        case .arc(let arc, let width, let isRound):
            "arc \(point(arc.center)) radius \(number(arc.radius)), \(number(arc.start))° + \(number(arc.sweep))°,"
                + " width \(number(width))\(isRound ? ", round" : "")"
        case .text(let position):
            "text \(point(position))"
        }
    }
}

/// Paints as text.
private struct PaintText {
    let image: (Int) -> String

    func text(_ paint: SliderPaint) -> String {
        var parts = [text(paint.fill)]
        if let shadow = paint.shadow { parts.append("shadow \(Self.text(shadow))") }
        if let shadow = paint.innerShadow { parts.append("inner shadow \(Self.text(shadow))") }
        if let outline = paint.outline {
            parts.append("outline \(Self.text(outline.color)), \(number(outline.width)) wide")
        }
        if let gloss = paint.gloss { parts.append("gloss \(Self.text(gloss.color)), inset \(number(gloss.inset))") }
        if let glow = paint.glow { parts.append("glow σ \(number(glow.upper))") }
        return parts.joined(separator: "; ")
    }

    private func text(_ fill: SliderPaint.Fill) -> String {
        switch fill {
        case .color(let color): Self.text(color)
        case .gradient(let gradient):
            "gradient\(gradient.isOfControl ? " of the control" : "") \(point(gradient.from)) to \(point(gradient.to)):"
                + " \(Self.text(gradient.stops))"
        case .alongTrack(let stops): "along the track: \(Self.text(stops))"
        case .image(let image):
            "image \(self.image(image.id)) \(number(image.size.x)) × \(number(image.size.y)),"
                + " caps \(number(image.caps.top)) \(number(image.caps.left)) \(number(image.caps.bottom))"
                + " \(number(image.caps.right))"
        }
    }

    private static func text(_ stops: [SliderPaint.Stop]) -> String {
        stops.map { "\(number($0.fraction)) \(text($0.color))" }.joined(separator: ", ")
    }

    private static func text(_ shadow: SliderPaint.Shadow) -> String {
        "\(text(shadow.color)) \(point(shadow.offset)) σ \(number(shadow.blur))"
    }

    static func text(_ color: SliderPaint.Color) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            let byte = String(Int((component * 255).rounded()), radix: 16)
            return byte.count < 2 ? "0\(byte)" : byte
        }
        return color.alpha == 0 ? "clear" : "#\(digits.joined())\(color.alpha == 1 ? "" : " \(number(color.alpha))")"
    }
}

private func point(_ point: SIMD2<Double>) -> String { "(\(number(point.x)), \(number(point.y)))" }

private func number(_ value: Double) -> String { ((value * 1000).rounded() / 1000).shortText }
