import SlidersCore

/// Forms, points, and colors as SVG text.
extension SVG {
    /// Returns a form in a color. Arcs are strokes, and other forms are filled.
    static func text(
        of form: SliderPaintedShape.Form, _ color: SliderPaint.Color, _ outline: SliderPaint.Outline? = nil
    ) -> String {
        text(of: form, painted: hexadecimal(color), opacity: color.alpha, outline)
    }

    /// Returns a form in a paint. Arcs are strokes, other forms are filled, and a form of a text has no SVG text.
    ///
    /// - Parameter paint: a color, or the reference to a gradient.
    static func text(
        of form: SliderPaintedShape.Form, painted paint: String, opacity: Double = 1,
        _ outline: SliderPaint.Outline? = nil
    ) -> String {
        let opacityAttribute = { (name: String) in opacity < 1 ? " \(name)-opacity=\"\(number(opacity))\"" : "" }
        switch form {
        case .box(let center, let size, let corner, let turn):
            let stroke = outline.map { " \(color("stroke", $0.color)) stroke-width=\"\(number($0.width))\"" } ?? ""
            let fill = "fill=\"\(paint)\"\(opacityAttribute("fill"))\(stroke)"
            if size.x == size.y, corner == size.x / 2 {
                return "<circle \(circle(center, corner)) \(fill)/>"
            }
            let origin = center - size / 2
            let rotation = turn == 0 ? "" : " transform=\"rotate(\(number(turn)) \(point(center)))\""
            let cornerRadius = corner == 0 ? "" : " rx=\"\(number(corner))\""
            return "<rect \(box(origin, size))\(cornerRadius) \(fill)\(rotation)/>"
        case .arc(let arc, let width, let isRound):
            let strokeOpacity = opacityAttribute("stroke")
            let stroke = "fill=\"none\" stroke=\"\(paint)\"\(strokeOpacity) stroke-width=\"\(number(width))\""
            if abs(arc.sweep) >= 360 {
                return "<circle \(circle(arc.center, arc.radius)) \(stroke)/>"
            }
            return "<path d=\"\(path(arc))\" \(stroke)\(isRound ? " stroke-linecap=\"round\"" : "")/>"
        case .text:
            return ""
        }
    }

    /// Returns the path of an arc of less than a turn.
    private static func path(_ arc: SliderTrack.Arc) -> String {
        let track = SliderTrack.arc(arc)
        let radius = number(arc.radius)
        let flags = "\(abs(arc.sweep) > 180 ? 1 : 0) \(arc.sweep > 0 ? 1 : 0)"
        return "M\(point(track.point(at: 0)))A\(radius) \(radius) 0 \(flags) \(point(track.point(at: 1)))"
    }

    /// Returns the two numbers of a point.
    static func point(_ point: SIMD2<Double>) -> String { "\(number(point.x)) \(number(point.y))" }

    /// Returns the attributes of a rectangle.
    static func box(_ origin: SIMD2<Double>, _ size: SIMD2<Double>) -> String {
        "x=\"\(number(origin.x))\" y=\"\(number(origin.y))\" \(extent(size))"
    }

    /// Returns the attributes of a size.
    static func extent(_ size: SIMD2<Double>) -> String { "width=\"\(number(size.x))\" height=\"\(number(size.y))\"" }

    /// Returns the attributes of a circle.
    private static func circle(_ center: SIMD2<Double>, _ radius: Double) -> String {
        "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\""
    }

    /// Returns a color without its opacity, such as `#007aff`.
    private static func hexadecimal(_ color: SliderPaint.Color) -> String {
        let bytes = [color.red, color.green, color.blue].map { component in
            let byte = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16)
            return byte.count < 2 ? "0\(byte)" : byte
        }
        return "#\(bytes.joined())"
    }

    /// Returns the attributes of a color and its opacity.
    static func color(_ attribute: String, _ color: SliderPaint.Color) -> String {
        let name = ["fill": "fill", "stroke": "stroke"][attribute] ?? "\(attribute)-color"
        let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(number(color.alpha))\"" : ""
        return "\(name)=\"\(hexadecimal(color))\"\(opacity)"
    }

    /// Returns a text in which characters with a meaning in XML are escaped.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}

/// Returns the text of a number, rounded to thousandths.
func number(_ value: Double) -> String { ((value * 1000).rounded() / 1000).shortText }
