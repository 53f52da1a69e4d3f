@_spi(Double) import CoreText
@_spi(Double) import QuartzCore

/// The contents of layers themselves.
extension LayerPicture {
    mutating func content(of layer: CALayer) -> [String] {
        var lines: [String] = []
        let box = Self.box(layer.bounds, layer.cornerRadius)
        // A picture has no lens: it shows a rim.
        if layer.name == "glass" {
            let corner = min(layer.bounds.width, layer.bounds.height) / 2
            let (light, rim) = (CGColor(gray: 1, alpha: 0.2), CGColor(gray: 0.5, alpha: 0.5))
            lines.append("<rect \(Self.box(layer.bounds, corner)) \(color("fill", light)) \(color("stroke", rim))/>")
        }
        if let color = layer.backgroundColor { lines.append("<rect \(box) \(self.color("fill", color))/>") }
        if let gradient = layer as? CAGradientLayer, let colors = gradient.colors as? [CGColor], !colors.isEmpty {
            lines.append("<rect \(box) fill=\"url(#\(define(gradient, colors)))\"/>")
        }
        if let image = layer.contents as? CGImage { lines += draw(image, in: layer) }
        if let shape = layer as? CAShapeLayer, let path = shape.path { lines += draw(shape, path) }
        if let text = layer as? CATextLayer, let string = text.string as? String, let color = text.foregroundColor {
            lines.append(draw(string, color, text))
        }
        return lines
    }

    func border(of layer: CALayer) -> [String] {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return [] }
        let half = layer.borderWidth / 2
        let middle = layer.bounds.insetBy(dx: half, dy: half)
        let box = Self.box(middle, layer.cornerRadius > half ? layer.cornerRadius - half : 0)
        let width = Self.text(layer.borderWidth)
        return [#"<rect \#(box) fill="none" \#(self.color("stroke", color)) stroke-width="\#(width)"/>"#]
    }

    /// A gradient in the unit square that Core Animation stretches to the layer's bounds, colors and all.
    private mutating func define(_ gradient: CAGradientLayer, _ colors: [CGColor]) -> String {
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let offset = gradient.locations.map { index < $0.count ? $0[index].doubleValue : 1 } ?? even
            return "<stop offset=\"\(Self.text(CGFloat(offset)))\" \(self.color("stop", color))/>"
        }
        let (from, to) = ("x1=\"\(start.x)\" y1=\"\(start.y)\"", "x2=\"\(end.x)\" y2=\"\(end.y)\"")
        return define { "<linearGradient id=\"\($0)\" \(from) \(to)>\(stops.joined())</linearGradient>" }
    }

    /// A bitmap: `contentsCenter` is stretched, the rest keeps its size.
    private func draw(_ image: CGImage, in layer: CALayer) -> [String] {
        let bounds = layer.bounds
        let center = layer.contentsCenter
        guard let address = images(image.name) else {
            let color = image.tint ?? CGColor(gray: 0.6, alpha: 1)
            return ["<rect \(Self.box(bounds, 3)) \(self.color("fill", color))><title>\(image.name)</title></rect>"]
        }
        let size = CGSize(
            width: CGFloat(image.width) / layer.contentsScale, height: CGFloat(image.height) / layer.contentsScale)
        let across = Self.bands(size.width, bounds.width, center.minX, center.maxX)
        let down = Self.bands(size.height, bounds.height, center.minY, center.maxY)
        let (width, height) = (Self.text(size.width), Self.text(size.height))
        let picture =
            #"<image href="\#(Self.escaped(address))" width="\#(width)" height="\#(height)" "#
            + #"preserveAspectRatio="none"/>"#
        return down.flatMap { y in
            across.map { x in
                let position = CGRect(
                    x: bounds.minX + x.to.start, y: bounds.minY + y.to.start, width: x.to.length, height: y.to.length)
                let part = [x.from.start, y.from.start, x.from.length, y.from.length].map(Self.text).joined(
                    separator: " ")
                return "<svg \(Self.box(position, 0)) viewBox=\"\(part)\" preserveAspectRatio=\"none\">\(picture)</svg>"
            }
        }
    }

    private typealias Band = (start: CGFloat, length: CGFloat)

    private static func bands(_ image: CGFloat, _ box: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [(
        from: Band, to: Band
    )] {
        let (first, last) = (low * image, (1 - high) * image)
        let shrink = first + last > box ? box / (first + last) : 1
        return [
            (from: (0, first), to: (0, first * shrink)),
            (from: (first, image - first - last), to: (first * shrink, box - (first + last) * shrink)),
            (from: (image - last, last), to: (box - last * shrink, last * shrink)),
        ].filter { $0.from.length > 1e-6 && $0.to.length > 1e-6 }
    }

    private func draw(_ shape: CAShapeLayer, _ path: CGPath) -> [String] {
        var lines: [String] = []
        let rule = shape.fillRule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
        if let fill = shape.fillColor { lines.append("<path d=\"\(Self.data(path))\" \(color("fill", fill))\(rule)/>") }
        guard let stroke = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart else {
            return lines
        }
        let data =
            shape.strokeStart == 0 && shape.strokeEnd == 1
            ? Self.data(path) : Self.data(path.points(from: shape.strokeStart, to: shape.strokeEnd))
        let width = Self.text(shape.lineWidth)
        lines.append(
            #"<path d="\#(data)" fill="none" \#(color("stroke", stroke)) stroke-width="\#(width)" "#
                + #"stroke-linecap="\#(shape.lineCap.rawValue)" stroke-linejoin="round"/>"#)
        return lines
    }

    private func draw(_ string: String, _ color: CGColor, _ text: CATextLayer) -> String {
        let font = text.font as? CTFont
        let weight = font?.descriptor.cssWeight ?? 400
        let bold = weight == 400 ? "" : " font-weight=\"\(weight)\""
        let stretch = font?.descriptor.isCondensed == true ? " font-stretch=\"condensed\"" : ""
        let attributes =
            #"font-family="sans-serif" font-size="\#(Self.text(font?.size ?? text.fontSize))"\#(bold)\#(stretch) "#
            + #"text-anchor="middle" dy="0.35em""#
        let x = Self.text(text.bounds.midX)
        let fill = self.color("fill", color)
        let lines = string.split(separator: "\n").map(String.init)
        let height = 1.2 * (font?.size ?? text.fontSize)
        return lines.enumerated().map { index, line in
            let y = Self.text(text.bounds.midY + (CGFloat(index) - CGFloat(lines.count - 1) / 2) * height)
            return #"<text x="\#(x)" y="\#(y)" \#(fill) \#(attributes)>\#(Self.escaped(line))</text>"#
        }.joined()
    }
}
