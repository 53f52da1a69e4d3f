import Sliders

/// A drawing as SVG text: for pictures, documentation and goldens.
public struct SVG {
    /// What stands for the pictures that paints name by number.
    public typealias Picture = (href: String, width: Double, height: Double)

    private let drawing: Drawing
    private let picture: (Int) -> Picture?
    private let texts: (Element.Part) -> String?
    private var definitions: [String] = []
    private var body: [String] = []

    /// - Parameters:
    ///   - size: of the control, in points.
    ///   - background: behind everything; `nil` is transparent.
    ///   - texts: what stands at the anchors of labels.
    ///   - picture: an image by its number, with its size in pixels.
    public static func text(
        of drawing: Drawing, size: SIMD2<Double>, background: Paint.Color? = nil,
        texts: @escaping (Element.Part) -> String? = { _ in nil }, picture: @escaping (Int) -> Picture? = { _ in nil }
    ) -> String {
        var svg = SVG(drawing: drawing, picture: picture, texts: texts)
        if let background { svg.body.append("<rect width=\"100%\" height=\"100%\" \(color("fill", background))/>") }
        for element in drawing.elements { svg.draw(element) }
        let definitions = svg.definitions.isEmpty ? [] : ["<defs>"] + svg.definitions + ["</defs>"]
        let (width, height) = (number(size.x), number(size.y))
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
        return ([head] + definitions + svg.body + ["</svg>", ""]).joined(separator: "\n")
    }

    private init(drawing: Drawing, picture: @escaping (Int) -> Picture?, texts: @escaping (Element.Part) -> String?) {
        (self.drawing, self.picture, self.texts) = (drawing, picture, texts)
    }

    private mutating func draw(_ element: Element) {
        let paint = drawing.layout.style.paint(element.look)
        guard !element.figure.isEmpty else { return }
        if case .anchor(let point) = element.figure { return write(texts(element.part), at: point, paint) }
        if case .image(let id, let scale) = paint.fill { return place(id, scale, element.figure) }
        let filter = filter(paint)
        if let filter { body.append("<g filter=\"url(#\(filter))\">") }
        if let outline = paint.outline {
            body.append(shape(element.figure, widened: outline.width / 2, painted: Self.color("fill", outline.color), Self.color("stroke", outline.color)))
            fill(element.figure, paint.fill, widened: -outline.width / 2)
        } else {
            fill(element.figure, paint.fill, widened: 0)
        }
        if let gloss = paint.gloss { light(element.figure, gloss) }
        if filter != nil { body.append("</g>") }
    }

    // MARK: Shapes

    private func shape(_ figure: Figure, widened: Double = 0, painted fill: String, _ stroke: String) -> String {
        switch figure {
        case .line(let from, let to, let width):
            return "<path d=\"M\(Self.point(from))L\(Self.point(to))\" fill=\"none\" \(stroke) stroke-width=\"\(number(max(0, width + 2 * widened)))\" stroke-linecap=\"round\"/>"
        case .arc(let arc, let width):
            let stroked = "fill=\"none\" \(stroke) stroke-width=\"\(number(max(0, width + 2 * widened)))\""
            if abs(arc.sweep) >= 360 {
                return "<circle cx=\"\(number(arc.center.x))\" cy=\"\(number(arc.center.y))\" r=\"\(number(arc.radius))\" \(stroked)/>"
            }
            return "<path d=\"\(Self.path(arc))\" \(stroked) stroke-linecap=\"round\"/>"
        case .circle(let center, let radius):
            return "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(max(0, radius + widened)))\" \(fill)/>"
        case .anchor:
            return ""
        }
    }

    private static func path(_ arc: Track.Arc) -> String {
        let track = Track.arc(arc), radius = number(arc.radius)
        let flags = "\(abs(arc.sweep) > 180 ? 1 : 0) \(arc.sweep > 0 ? 1 : 0)"
        return "M\(point(track.point(at: 0)))A\(radius) \(radius) 0 \(flags) \(point(track.point(at: 1)))"
    }

    private mutating func fill(_ figure: Figure, _ fill: Paint.Fill, widened: Double) {
        switch fill {
        case .color(let color):
            body.append(shape(figure, widened: widened, painted: Self.color("fill", color), Self.color("stroke", color)))
        case .linear(let first, let last, let from, let to):
            let id = gradient(first, last, from, to)
            body.append(shape(figure, widened: widened, painted: "fill=\"url(#\(id))\"", "stroke=\"url(#\(id))\""))
        case .alongTrack(let first, let last):
            for (piece, middle) in pieces(of: figure) {
                let color = first.mixed(with: last, middle)
                body.append(shape(piece, widened: widened, painted: Self.color("fill", color), Self.color("stroke", color)))
            }
        case .image:
            break
        }
    }

    /// Solid pieces of at most 3 degrees or 3 points, each with its place along the track.
    private func pieces(of figure: Figure) -> [(Figure, Double)] {
        let track = drawing.layout.track
        let place = { (point: SIMD2<Double>) in track.fraction(at: point) ?? 0 }
        switch figure {
        case .line(let from, let to, let width):
            let way = to - from, count = max(1, ((way * way).sum().squareRoot() / 3).rounded(.up))
            return (0..<Int(count)).map { index in
                let start = from + way * (Double(index) / count), end = from + way * (Double(index + 1) / count)
                return (.line(from: start, to: end, width: width), place((start + end) / 2))
            }
        case .arc(let arc, let width):
            let count = max(1, (abs(arc.sweep) / 3).rounded(.up))
            return (0..<Int(count)).map { index in
                var piece = arc
                piece.start += arc.sweep * Double(index) / count
                piece.sweep /= count
                return (.arc(piece, width: width), place(Track.arc(piece).point(at: 0.5)))
            }
        case .circle(let center, _): return [(figure, place(center))]
        case .anchor: return []
        }
    }

    private mutating func place(_ id: Int, _ scale: Double, _ figure: Figure) {
        guard let picture = picture(id), scale > 0 else { return }
        let size = SIMD2(picture.width, picture.height) / scale, corner = figure.middle - size / 2
        body.append("<image href=\"\(Self.escaped(picture.href))\" x=\"\(number(corner.x))\" y=\"\(number(corner.y))\" width=\"\(number(size.x))\" height=\"\(number(size.y))\"/>")
    }

    private mutating func write(_ text: String?, at point: SIMD2<Double>, _ paint: Paint) {
        guard let text, case .color(let color) = paint.fill else { return }
        body.append("<text x=\"\(number(point.x))\" y=\"\(number(point.y))\" \(Self.color("fill", color)) font-family=\"sans-serif\" font-size=\"12\" text-anchor=\"middle\" dominant-baseline=\"central\">\(Self.escaped(text))</text>")
    }

    // MARK: Light

    /// The lower half of a figure, inset from its edge.
    private mutating func light(_ figure: Figure, _ gloss: Paint.Gloss) {
        let (middle, bottom) = (figure.middle.y, figure.bottom)
        let clear = Paint.Color(gloss.color.red, gloss.color.green, gloss.color.blue, 0)
        let id = gradient(clear, gloss.color, SIMD2(0, middle), SIMD2(0, min(bottom, middle + 0.01)))
        body.append(shape(figure, widened: -gloss.inset, painted: "fill=\"url(#\(id))\"", "stroke=\"url(#\(id))\""))
    }

    private mutating func gradient(_ first: Paint.Color, _ last: Paint.Color, _ from: SIMD2<Double>, _ to: SIMD2<Double>) -> String {
        let ends = "x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
        let stops = "<stop \(Self.color("stop", first))/><stop offset=\"1\" \(Self.color("stop", last))/>"
        return define { "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(ends)>\(stops)</linearGradient>" }
    }

    /// One filter for glow, shadow and inner shadow; `nil` where a paint has none.
    private mutating func filter(_ paint: Paint) -> String? {
        var effects: [String] = [], layers: [String] = []
        if let glow = paint.glow, glow > 0 {
            effects.append("<feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"\(number(glow))\" result=\"glow\"/>")
            layers.append("glow")
        }
        if let shadow = paint.shadow {
            effects.append(Self.blurred(shadow, of: "SourceAlpha", as: "shadow"))
            layers.append("shadow")
        }
        guard !effects.isEmpty || paint.innerShadow != nil else { return nil }
        layers.append("SourceGraphic")
        if let shadow = paint.innerShadow {
            effects.append("<feComponentTransfer in=\"SourceAlpha\" result=\"outside\"><feFuncA type=\"linear\" slope=\"-1\" intercept=\"1\"/></feComponentTransfer>")
            effects.append(Self.blurred(shadow, of: "outside", as: "inner"))
            effects.append("<feComposite in=\"inner\" in2=\"SourceAlpha\" operator=\"in\" result=\"inside\"/>")
            layers.append("inside")
        }
        let merge = layers.map { "<feMergeNode in=\"\($0)\"/>" }.joined()
        return define {
            "<filter id=\"\($0)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">\(effects.joined())<feMerge>\(merge)</feMerge></filter>"
        }
    }

    private static func blurred(_ shadow: Paint.Shadow, of source: String, as name: String) -> String {
        "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(number(shadow.blur))\"/>"
            + "<feOffset dx=\"\(number(shadow.offset.x))\" dy=\"\(number(shadow.offset.y))\" result=\"\(name)Shape\"/>"
            + "<feFlood \(color("flood", shadow.color))/><feComposite in2=\"\(name)Shape\" operator=\"in\" result=\"\(name)\"/>"
    }

    /// Defines something once, and names it.
    private mutating func define(_ text: (String) -> String) -> String {
        if let index = definitions.indices.first(where: { definitions[$0] == text("d\($0)") }) { return "d\(index)" }
        let id = "d\(definitions.count)"
        definitions.append(text(id))
        return id
    }
}

// MARK: - Text

extension SVG {
    static func point(_ point: SIMD2<Double>) -> String { "\(number(point.x)) \(number(point.y))" }

    /// A colour as an attribute and its opacity.
    static func color(_ attribute: String, _ color: Paint.Color) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            let byte = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16)
            return byte.count < 2 ? "0\(byte)" : byte
        }
        let name = ["fill": "fill", "stroke": "stroke"][attribute] ?? "\(attribute)-color"
        let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(number(color.alpha))\"" : ""
        return "\(name)=\"#\(digits.joined())\"\(opacity)"
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
private func number(_ value: Double) -> String { ((value * 1000).rounded() / 1000).shortText }

extension Figure {
    /// Whether nothing of it shows.
    var isEmpty: Bool {
        switch self {
        case .line(let from, let to, _): from == to
        case .arc(let arc, _): arc.sweep == 0 || arc.radius == 0
        case .circle(_, let radius): radius == 0
        case .anchor: false
        }
    }

    var middle: SIMD2<Double> {
        switch self {
        case .line(let from, let to, _): (from + to) / 2
        case .arc(let arc, _): arc.center
        case .circle(let center, _), .anchor(let center): center
        }
    }

    var bottom: Double {
        switch self {
        case .line(let from, let to, let width): max(from.y, to.y) + width / 2
        case .arc(let arc, let width): arc.center.y + arc.radius + width / 2
        case .circle(let center, let radius): center.y + radius
        case .anchor(let point): point.y
        }
    }
}

extension Paint.Color {
    func mixed(with other: Paint.Color, _ part: Double) -> Paint.Color {
        let mix = { (a: Double, b: Double) in a + (b - a) * part }
        return .init(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
    }
}
