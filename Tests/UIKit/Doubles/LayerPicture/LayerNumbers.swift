@_spi(Double) import QuartzCore

/// Paths, numbers and colors as SVG text.
extension LayerPicture {
    static func data(_ path: CGPath) -> String {
        path.elements.map { element in
            switch element {
            case .move(let to): "M\(text(to))"
            case .line(let to): "L\(text(to))"
            case .curve(let first, let second, let to): "C\(text(first)) \(text(second)) \(text(to))"
            case .close: "Z"
            }
        }.joined()
    }

    static func data(_ points: [CGPoint]) -> String {
        points.enumerated().map { "\($0.offset == 0 ? "M" : "L")\(text($0.element))" }.joined()
    }

    static func box(_ rect: CGRect, _ corner: CGFloat) -> String {
        let round = corner > 0 ? " rx=\"\(text(corner))\"" : ""
        let (width, height) = (text(rect.width), text(rect.height))
        return #"x="\#(text(rect.minX))" y="\#(text(rect.minY))" width="\#(width)" height="\#(height)"\#(round)"#
    }

    static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    static func text(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// A color as an attribute and its opacity.
    func color(_ attribute: String, _ color: CGColor, _ opacity: Float = 1) -> String {
        let parts = color.components ?? [0, 0]
        let rgb = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
        let bytes = rgb.map { "\(Int((min(1, max(0, isMask ? 1 : $0)) * 255).rounded()))" }.joined(separator: ",")
        let name = attribute == "flood" || attribute == "stop" ? "\(attribute)-color" : attribute
        let alpha = color.alpha * CGFloat(opacity)
        return "\(name)=\"rgb(\(bytes))\"" + (alpha < 1 ? " \(attribute)-opacity=\"\(Self.text(alpha))\"" : "")
    }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
