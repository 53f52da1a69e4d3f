@_spi(Double) import QuartzCore

/// A layer tree of the double as SVG text, to be looked at.
public struct LayerPicture {
    private var definitions: [String] = []
    private var body: [String] = []

    /// - Parameter background: behind everything; `nil` is transparent.
    public static func svg(of layer: CALayer, background: CGColor? = nil) -> String {
        var picture = LayerPicture()
        let (width, height) = (text(layer.bounds.width), text(layer.bounds.height))
        if let background { picture.body.append("<rect width=\"100%\" height=\"100%\" \(color("fill", background))/>") }
        picture.draw(layer, isRoot: true)
        let definitions = picture.definitions.isEmpty ? [] : ["<defs>"] + picture.definitions + ["</defs>"]
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
        return ([head] + definitions + picture.body + ["</svg>", ""]).joined(separator: "\n")
    }

    private mutating func draw(_ layer: CALayer, isRoot: Bool = false) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let origin = CGPoint(x: layer.frame.minX - layer.bounds.minX, y: layer.frame.minY - layer.bounds.minY)
        let opacity = layer.opacity < 1 ? " opacity=\"\(layer.opacity)\"" : ""
        let place = isRoot || origin == CGPoint(x: 0, y: 0) ? "" : " transform=\"translate(\(Self.text(origin.x)) \(Self.text(origin.y)))\""
        let filter = layer.shadowOpacity > 0 ? " filter=\"url(#\(shadow(of: layer)))\"" : ""
        body.append("<g\(place)\(opacity)>")
        let own = content(of: layer)
        if !own.isEmpty { body += filter.isEmpty ? own : ["<g\(filter)>"] + own + ["</g>"] }
        for sublayer in layer.sublayers ?? [] { draw(sublayer) }
        body.append("</g>")
    }

    private func content(of layer: CALayer) -> [String] {
        var lines: [String] = []
        let box = "x=\"\(Self.text(layer.bounds.minX))\" y=\"\(Self.text(layer.bounds.minY))\" width=\"\(Self.text(layer.bounds.width))\" height=\"\(Self.text(layer.bounds.height))\""
        if let color = layer.backgroundColor {
            lines.append("<rect \(box) rx=\"\(Self.text(layer.cornerRadius))\" \(Self.color("fill", color))/>")
        }
        if let image = layer.contents as? CGImage {
            let color = image.tint ?? CGColor(gray: 0.6, alpha: 1)
            lines.append("<rect \(box) rx=\"3\" \(Self.color("fill", color))><title>\(image.name)</title></rect>")
        }
        if let shape = layer as? CAShapeLayer, let path = shape.path { lines += draw(shape, path) }
        if let text = layer as? CATextLayer, let string = text.string as? String, let color = text.foregroundColor {
            let attributes = "font-family=\"sans-serif\" font-size=\"\(Self.text(text.fontSize))\" text-anchor=\"middle\" dominant-baseline=\"central\""
            lines.append("<text x=\"\(Self.text(layer.bounds.midX))\" y=\"\(Self.text(layer.bounds.midY))\" \(Self.color("fill", color)) \(attributes)>\(string)</text>")
        }
        return lines
    }

    private func draw(_ shape: CAShapeLayer, _ path: CGPath) -> [String] {
        var lines: [String] = []
        if let fill = shape.fillColor { lines.append("<path d=\"\(Self.data(path))\" \(Self.color("fill", fill))/>") }
        guard let stroke = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart else { return lines }
        let data = shape.strokeStart == 0 && shape.strokeEnd == 1 ? Self.data(path) : Self.data(path.points(from: shape.strokeStart, to: shape.strokeEnd))
        lines.append("<path d=\"\(data)\" fill=\"none\" \(Self.color("stroke", stroke)) stroke-width=\"\(Self.text(shape.lineWidth))\" stroke-linecap=\"\(shape.lineCap.rawValue)\" stroke-linejoin=\"round\"/>")
        return lines
    }

    private mutating func shadow(of layer: CALayer) -> String {
        let id = "s\(definitions.count)"
        let color = layer.shadowColor ?? CGColor(gray: 0, alpha: 1)
        let flood = Self.color("flood", color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)) ?? color)
        let (width, height) = (Self.text(layer.shadowOffset.width), Self.text(layer.shadowOffset.height))
        let shadow = "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(Self.text(layer.shadowRadius))\"/>"
            + "<feOffset dx=\"\(width)\" dy=\"\(height)\" result=\"blurred\"/><feFlood \(flood)/>"
            + "<feComposite in2=\"blurred\" operator=\"in\" result=\"shadow\"/>"
        let merge = "<feMerge><feMergeNode in=\"shadow\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        definitions.append("<filter id=\"\(id)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\" color-interpolation-filters=\"sRGB\">\(shadow)\(merge)</filter>")
        return id
    }

    // MARK: Text

    private static func data(_ path: CGPath) -> String {
        path.elements.map { element in
            switch element {
            case .move(let to): "M\(text(to))"
            case .line(let to): "L\(text(to))"
            case .curve(let first, let second, let to): "C\(text(first)) \(text(second)) \(text(to))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func data(_ points: [CGPoint]) -> String {
        points.enumerated().map { "\($0.offset == 0 ? "M" : "L")\(text($0.element))" }.joined()
    }

    private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    private static func text(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func color(_ attribute: String, _ color: CGColor) -> String {
        let parts = color.components ?? [0, 0], rgb = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
        let bytes = rgb.map { "\(Int((min(1, max(0, $0)) * 255).rounded()))" }.joined(separator: ",")
        let name = attribute == "flood" ? "flood-color" : attribute
        return "\(name)=\"rgb(\(bytes))\"" + (color.alpha < 1 ? " \(attribute)-opacity=\"\(text(color.alpha))\"" : "")
    }
}
