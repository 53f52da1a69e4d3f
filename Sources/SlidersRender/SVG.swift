import SlidersCore

/// A writer of drawings as SVG text, for pictures, documentation, and tests.
package struct SVG {
    /// A function that returns the location of an image by the ID that paints use: a path or a data URL; `nil` leaves
    /// the image out.
    package typealias Images = (Int) -> String?

    let layout: SliderLayout
    let images: Images
    private(set) var definitions: [String] = []
    private var body: [String] = []

    /// Returns the SVG text of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: the elements, and the layout that they were drawn in.
    ///   - style: the style, scaled to the size that the drawing was laid out in if it scales.
    ///   - state: the slider that was drawn.
    ///   - background: the color behind everything; `nil` is transparent.
    ///   - margin: how far the picture reaches beyond the control on each side, in points, so that shadows of thumbs at
    ///     the control's edges aren't cut off.
    ///   - texts: the text of ticks, labels, and the readout, by their parts; `nil` leaves a text out.
    ///   - images: returns the location of an image, by its ID.
    package static func text(
        of drawing: SliderDrawing, in style: SliderStyle, _ state: SliderState, background: SliderPaint.Color? = nil,
        margin: Double = 0, texts: (SliderElement.Part) -> String? = { _ in nil },
        images: @escaping Images = { _ in nil }
    ) -> String {
        let style = style.disabled(!state.configuration.isEnabled)
        var svg = SVG(layout: drawing.layout, images: images)
        let labels = SVGTexts(of: drawing, in: style, state, texts: texts)
        svg.draw(drawing.elements, in: style, trackScale: drawing.trackScale) {
            state.fraction(ofPart: $0)
        } text: {
            labels.text(of: $0.part)
        }
        return svg.text(on: background, margin: margin)
    }

    /// Returns the SVG text of a drawing of a slider of any kind, such as a plane or a ruler. Texts are centered at
    /// their anchors.
    package static func text<Drawing: SliderModelDrawing>(
        of drawing: Drawing, in style: SliderStyle, _ model: Drawing.Model, background: SliderPaint.Color? = nil,
        texts: (SliderElement.Part) -> String? = { _ in nil }, images: @escaping Images = { _ in nil }
    ) -> String {
        var svg = SVG(layout: drawing.paintedTrack, images: images)
        let style = drawing.layout.fitting(style).disabled(!model.configuration.isEnabled)
        svg.draw(drawing.elements, in: style) {
            model.fraction(ofPart: $0)
        } text: { element in
            guard case .anchor(let center) = element.figure, let text = texts(element.part) else { return nil }
            return (text, center, 1)
        }
        return svg.text(on: background)
    }

    /// Draws elements, from back to front.
    private mutating func draw(
        _ elements: [SliderElement], in style: SliderStyle, trackScale: Double = 1,
        fraction: (SliderElement.Part) -> Double,
        text: (SliderElement) -> (text: String, center: SIMD2<Double>, scale: Double)? = { _ in nil }
    ) {
        if style.opacity < 1 { body.append("<g opacity=\"\(number(style.opacity))\">") }
        let lenses = elements.compactMap { element in style.lens(of: element).map { (element.figure, $0) } }
        let magnifiedCount = elements.prefix { $0.role.isMagnified }.count
        for (figure, _) in lenses { body.append("<g clip-path=\"url(#\(defineClip(lens(figure), isHole: true)))\">") }
        if !lenses.isEmpty { body.append("<g id=\"magnified\">") }
        for (index, element) in elements.inPaintingOrder.enumerated() {
            if index == magnifiedCount, !lenses.isEmpty { draw(lenses) }
            for shape in layout.shapes(of: element, in: style, fraction: fraction) {
                if case .text = shape.form {
                    if let role = SliderTextRole(element.role), let (text, center, scale) = text(element) {
                        var font = style.font(of: role)
                        font.size *= scale
                        write(text, at: center, shape.paint, font)
                    }
                } else {
                    let clip = shape.isClipped ? layout.clip(in: style, scale: trackScale) : nil
                    draw(shape, lap: element.part.lap, clip)
                }
            }
        }
        if style.opacity < 1 { body.append("</g>") }
    }

    /// Ends the group of what lies under lenses, which isn't drawn inside of them, and draws it there, magnified.
    private mutating func draw(_ lenses: [(figure: SliderFigure, glass: SliderHeldThumb.Glass)]) {
        body += Array(repeating: "</g>", count: lenses.count + 1)
        for (figure, glass) in lenses {
            guard let (center, _, _) = figure.box else { continue }
            let scale = number(glass.magnification)
            let transform = "matrix(\(scale) 0 0 \(scale) \(Self.point(center * (1 - glass.magnification))))"
            body.append("<g clip-path=\"url(#\(defineClip(lens(figure))))\">")
            body.append("<use href=\"#magnified\" transform=\"\(transform)\"/></g>")
        }
    }

    /// Returns the form of a lens.
    private func lens(_ figure: SliderFigure) -> SliderPaintedShape.Form {
        layout.form(of: figure, SliderCoat(SliderPaint(.clear)))
    }

    /// Returns the whole SVG text, on a background (`nil` is transparent).
    private func text(on background: SliderPaint.Color?, margin: Double = 0) -> String {
        let size = layout.size + 2 * margin
        let start = number(-margin)
        let position = margin == 0 ? "" : "x=\"\(start)\" y=\"\(start)\" "
        let backgroundLines =
            background.map { ["<rect \(position)width=\"100%\" height=\"100%\" \(Self.color("fill", $0))/>"] } ?? []
        let definitions = definitions.isEmpty ? [] : ["<defs>"] + definitions + ["</defs>"]
        let width = number(size.x)
        let height = number(size.y)
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
            + " viewBox=\"\(start) \(start) \(width) \(height)\">"
        return ([head] + definitions + backgroundLines + body + ["</svg>", ""]).joined(separator: "\n")
    }

    private init(layout: SliderLayout, images: @escaping Images) { (self.layout, self.images) = (layout, images) }

    /// Draws a shape with its shadows, glow, and gloss, clipped to another form unless `clip` is `nil`.
    private mutating func draw(_ shape: SliderPaintedShape, lap: Int, _ clip: SliderPaintedShape.Form?) {
        let filter = defineFilter(shape.paint)
        if let clip { body.append("<g mask=\"url(#\(defineMask(clip)))\">") }
        if let filter { body.append("<g filter=\"url(#\(filter))\">") }
        fill(shape, lap: lap)
        if let gloss = shape.paint.gloss { body.append(Self.text(of: shape.form.gloss(gloss), gloss.color)) }
        if filter != nil { body.append("</g>") }
        if clip != nil { body.append("</g>") }
    }

    /// Draws the fill and the outline of a shape.
    private mutating func fill(_ shape: SliderPaintedShape, lap: Int) {
        let form = shape.form
        let outline = shape.paint.outline
        if let outline, case .arc(let arc, let width, let isRound) = form {
            // The outline of an arc, which is a stroke itself, is a wider arc below it.
            let widerArc = SliderPaintedShape.Form.arc(arc, width: width + outline.width, isRound: isRound)
            body.append(Self.text(of: widerArc, outline.color))
        }
        switch shape.paint.fill {
        case .color(let color):
            body.append(Self.text(of: form, color, outline))
        case .gradient(let gradient):
            let id = define(gradient, layout.ends(of: gradient, on: form))
            body.append(Self.text(of: form, painted: "url(#\(id))", outline))
        case .alongTrack(let stops):
            body.append("<g mask=\"url(#\(defineMask(form)))\">")
            for (segment, color) in layout.segments(of: stops, lap: lap, width: layout.segmentWidth(under: form)) {
                body.append(Self.text(of: segment, color))
            }
            body.append("</g>")
            if let outline, case .box = form { body.append(Self.text(of: form, painted: "none", outline)) }
        case .image(let picture):
            guard case .box(let center, let size, _, let turn) = form else { return }
            if turn != 0 { body.append("<g transform=\"rotate(\(number(turn)) \(Self.point(center)))\">") }
            addImage(picture, center - size / 2, size)
            if turn != 0 { body.append("</g>") }
        }
    }

    /// Draws an image, slice by slice, in a box of the specified size.
    private mutating func addImage(_ picture: SliderPaint.Picture, _ origin: SIMD2<Double>, _ size: SIMD2<Double>) {
        guard let image = images(picture.id) else { return }
        for slice in SliderImageSlice.all(of: picture, over: size) {
            let from = slice.source
            let to = slice.target
            let viewBox = "\(Self.point(from.origin)) \(Self.point(from.size))"
            body.append(
                "<svg \(Self.box(origin + to.origin, to.size)) viewBox=\"\(viewBox)\" preserveAspectRatio=\"none\">"
                    + "<image href=\"\(Self.escaped(image))\" \(Self.extent(picture.size))"
                    + " preserveAspectRatio=\"none\"/></svg>")
        }
    }

    /// Writes the lines of a text, centered together on a point.
    private mutating func write(_ text: String, at point: SIMD2<Double>, _ paint: SliderPaint, _ font: SliderTextFont) {
        let lines = text.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            let offset = (Double(index) - Double(lines.count - 1) / 2) * 1.2 * font.size
            write(line: String(line), at: point + SIMD2(0, offset), paint, font)
        }
    }

    private mutating func write(
        line text: String, at point: SIMD2<Double>, _ paint: SliderPaint, _ font: SliderTextFont
    ) {
        guard case .color(let color) = paint.fill else { return }
        let weight = font.weight == 400 ? "" : " font-weight=\"\(font.weight)\""
        let stretch = font.isCondensed ? " font-stretch=\"condensed\"" : ""
        body.append(
            "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\" \(Self.color("fill", color))"
                + " font-family=\"sans-serif\" font-size=\"\(number(font.size))\"\(weight)\(stretch)"
                + " text-anchor=\"middle\" dy=\"0.35em\">\(Self.escaped(text))</text>")
    }

    /// Adds a definition, unless there is an equal one, and returns its ID. `definition` returns its text with an ID.
    mutating func define(_ definition: (String) -> String) -> String {
        if let index = definitions.indices.first(where: { definitions[$0] == definition("d\($0)") }) {
            return "d\(index)"
        }
        let id = "d\(definitions.count)"
        definitions.append(definition(id))
        return id
    }
}

extension [SliderElement] {
    /// The elements in the order of painting: the thumb with the focus after other thumbs, so that they don't cover its
    /// ring, and held thumbs last.
    fileprivate var inPaintingOrder: [SliderElement] {
        guard let thumbsStart = firstIndex(where: { $0.role == .thumb }) else { return self }
        let thumbsEnd = self[thumbsStart...].firstIndex { $0.role != .thumb } ?? endIndex
        let thumbs = self[thumbsStart..<thumbsEnd]
        let order = thumbs.map { $0.state == .held ? 2 : $0.state == .focused ? 1 : 0 }
        return self[..<thumbsStart] + (0...2).flatMap { rank in zip(thumbs, order).filter { $1 == rank }.map { $0.0 } }
            + self[thumbsEnd...]
    }
}
