import Sliders

/// Forms, points and colours as SVG text.
extension SVG {
    static func text(of form: CoatShape.Form, _ attribute: String, _ color: Paint.Color, _ outline: Paint.Outline? = nil) -> String {
        text(of: form, painted: digits(color), opacity: color.alpha, outline)
    }

    /// - Parameter paint: a colour, or the name of a gradient.
    static func text(of form: CoatShape.Form, painted paint: String, opacity: Double = 1, _ outline: Paint.Outline? = nil) -> String {
        let opaque = { (name: String) in opacity < 1 ? " \(name)-opacity=\"\(number(opacity))\"" : "" }
        switch form {
        case .box(let center, let size, let corner, let turn):
            let stroke = outline.map { " \(color("stroke", $0.color)) stroke-width=\"\(number($0.width))\"" } ?? ""
            let fill = "fill=\"\(paint)\"\(opaque("fill"))\(stroke)"
            if size.x == size.y, corner == size.x / 2 {
                return "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(corner))\" \(fill)/>"
            }
            let origin = center - size / 2
            let turned = turn == 0 ? "" : " transform=\"rotate(\(number(turn)) \(point(center)))\""
            let round = corner == 0 ? "" : " rx=\"\(number(corner))\""
            return "<rect x=\"\(number(origin.x))\" y=\"\(number(origin.y))\" width=\"\(number(size.x))\" height=\"\(number(size.y))\"\(round) \(fill)\(turned)/>"
        case .arc(let arc, let width, let isRound):
            let stroke = "fill=\"none\" stroke=\"\(paint)\"\(opaque("stroke")) stroke-width=\"\(number(width))\""
            if abs(arc.sweep) >= 360 {
                return "<circle cx=\"\(number(arc.center.x))\" cy=\"\(number(arc.center.y))\" r=\"\(number(arc.radius))\" \(stroke)/>"
            }
            return "<path d=\"\(path(arc))\" \(stroke)\(isRound ? " stroke-linecap=\"round\"" : "")/>"
        case .text:
            return ""
        }
    }

    private static func path(_ arc: Track.Arc) -> String {
        let track = Track.arc(arc), radius = number(arc.radius)
        let flags = "\(abs(arc.sweep) > 180 ? 1 : 0) \(arc.sweep > 0 ? 1 : 0)"
        return "M\(point(track.point(at: 0)))A\(radius) \(radius) 0 \(flags) \(point(track.point(at: 1)))"
    }

    static func point(_ point: SIMD2<Double>) -> String { "\(number(point.x)) \(number(point.y))" }

    private static func digits(_ color: Paint.Color) -> String {
        let bytes = [color.red, color.green, color.blue].map { component in
            let byte = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16)
            return byte.count < 2 ? "0\(byte)" : byte
        }
        return "#\(bytes.joined())"
    }

    /// A colour as an attribute and its opacity.
    static func color(_ attribute: String, _ color: Paint.Color) -> String {
        let name = ["fill": "fill", "stroke": "stroke"][attribute] ?? "\(attribute)-color"
        let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(number(color.alpha))\"" : ""
        return "\(name)=\"\(digits(color))\"\(opacity)"
    }

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

/// To a thousandth, which no screen shows.
func number(_ value: Double) -> String { ((value * 1000).rounded() / 1000).shortText }
