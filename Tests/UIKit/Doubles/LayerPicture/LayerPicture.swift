@_spi(Double) import QuartzCore

/// Writes a layer tree of the double as SVG, composed as Core Animation does it: a shadow falls from a layer with
/// everything in it, or from a path; a mask is the opacity of its layer with its shadow, and cuts off shadows, as
/// bounds that mask do; a border is above the layers inside.
public struct LayerPicture {
    var definitions: [String] = []
    private var body: [String] = []
    /// Whether a mask is written. Only its opacity counts.
    var isMask = false
    let images: (String) -> String?

    /// - Parameters:
    ///   - background: the color behind everything; `nil` is transparent.
    ///   - isUp: whether y goes up around the layer, as it does on a Mac.
    ///   - images: gives the address of a bitmap's picture by its name; a bitmap without one is drawn as a box.
    public static func svg(
        of layer: CALayer, background: CGColor? = nil, isUp: Bool = false,
        images: @escaping (String) -> String? = { _ in nil }
    ) -> String {
        var picture = LayerPicture(images: images)
        let (width, height) = (text(layer.bounds.width), text(layer.bounds.height))
        if let background {
            picture.body.append("<rect width=\"100%\" height=\"100%\" \(picture.color("fill", background))/>")
        }
        picture.draw(layer, in: nil, isUp: isUp)
        let definitions = picture.definitions.isEmpty ? [] : ["<defs>"] + picture.definitions + ["</defs>"]
        let head =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
            + #"viewBox="0 0 \#(width) \#(height)">"#
        return ([head] + definitions + picture.body + ["</svg>", ""]).joined(separator: "\n")
    }

    private init(images: @escaping (String) -> String?) { self.images = images }

    /// - Parameter isUp: whether y goes up around the layer.
    private mutating func draw(_ layer: CALayer, in parent: CALayer?, isUp: Bool) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let isUpInside = isUp != layer.isGeometryFlipped
        var closing = 0
        let open = { (attributes: String, picture: inout LayerPicture) in
            picture.body.append("<g\(attributes)>")
            closing += 1
        }
        let opacity = layer.opacity < 1 ? " opacity=\"\(layer.opacity)\"" : ""
        open((parent.map { Self.position(of: layer, in: $0, isUp: isUp) } ?? "") + opacity, &self)
        if let mask = layer.mask { open(" mask=\"url(#\(define(mask, in: layer, isUp: isUpInside)))\"", &self) }
        if layer.masksToBounds {
            open(" clip-path=\"url(#\(defineClip(layer)))\"", &self)
        } else if layer.shadowOpacity > 0 {
            if let path = layer.shadowPath {
                let color = self.color(
                    "fill", layer.shadowColor ?? CGColor(gray: 0, alpha: 1), Float(layer.shadowOpacity))
                body.append("<path d=\"\(Self.data(path))\" \(color) filter=\"url(#\(defineBlur(layer)))\"/>")
            } else {
                open(" filter=\"url(#\(defineShadow(layer)))\"", &self)
            }
        }
        let content = content(of: layer)
        // Bitmaps and texts are not turned, shapes are.
        let isTurned = isUpInside && layer is CAShapeLayer && !content.isEmpty
        let turn = "<g transform=\"matrix(1 0 0 -1 0 \(Self.text(layer.bounds.height)))\">"
        body += isTurned ? [turn] + content + ["</g>"] : content
        for sublayer in Self.ordered(layer.sublayers ?? []) { draw(sublayer, in: layer, isUp: isUpInside) }
        body += border(of: layer)
        for _ in 0..<closing { body.append("</g>") }
    }

    /// The layers from the lowest to the highest; those of one height in the order of the tree.
    private static func ordered(_ layers: [CALayer]) -> [CALayer] {
        layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(
            \.element)
    }

    private static func position(of layer: CALayer, in parent: CALayer, isUp: Bool) -> String {
        let matrix = layer.affineTransform()
        let bounds = layer.bounds
        let anchor = CGPoint(
            x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
        let back = CGPoint(x: -anchor.x, y: -anchor.y)
        if isUp {
            let low = layer.position.y - anchor.y
            let distance = CGPoint(x: layer.position.x - anchor.x, y: parent.bounds.height - low - bounds.height)
            return " transform=\"translate(\(text(distance)))\""
        }
        guard !matrix.isIdentity else {
            let distance = CGPoint(x: layer.position.x - anchor.x, y: layer.position.y - anchor.y)
            return distance == CGPoint(x: 0, y: 0) ? "" : " transform=\"translate(\(text(distance)))\""
        }
        let parts = [
            matrix.a, matrix.b, matrix.c, matrix.d, layer.position.x + matrix.tx, layer.position.y + matrix.ty,
        ]
        return " transform=\"matrix(\(parts.map { "\($0)" }.joined(separator: " "))) translate(\(text(back)))\""
    }

    // MARK: Definitions

    mutating func define(_ make: (String) -> String) -> String {
        let id = "d\(definitions.count)"
        definitions.append(make(id))
        return id
    }

    private static let everywhere = "x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\""

    private mutating func define(_ mask: CALayer, in layer: CALayer, isUp: Bool) -> String {
        let (above, was) = (body, isMask)
        (body, isMask) = ([], true)
        draw(mask, in: layer, isUp: isUp)
        let inside = body.joined()
        (body, isMask) = (above, was)
        return define { "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(Self.everywhere)>\(inside)</mask>" }
    }

    private mutating func defineClip(_ layer: CALayer) -> String {
        let box = Self.box(layer.bounds, layer.cornerRadius)
        return define { "<clipPath id=\"\($0)\"><rect \(box)/></clipPath>" }
    }

    private mutating func defineBlur(_ layer: CALayer) -> String {
        let blur = Self.blur(layer, of: "SourceGraphic")
        return define { Self.filter($0, blur) }
    }

    private mutating func defineShadow(_ layer: CALayer) -> String {
        let flood = color("flood", layer.shadowColor ?? CGColor(gray: 0, alpha: 1), layer.shadowOpacity)
        let shadow =
            Self.blur(layer, of: "SourceAlpha")
            + "<feFlood \(flood)/><feComposite in2=\"blurred\" operator=\"in\" result=\"shadow\"/>"
        let merge = "<feMerge><feMergeNode in=\"shadow\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        return define { Self.filter($0, shadow + merge) }
    }

    private static func filter(_ id: String, _ primitives: String) -> String {
        #"<filter id="\#(id)" filterUnits="userSpaceOnUse" \#(everywhere) color-interpolation-filters="sRGB">"#
            + "\(primitives)</filter>"
    }

    private static func blur(_ layer: CALayer, of source: String) -> String {
        let (dx, dy) = (text(layer.shadowOffset.width), text(layer.shadowOffset.height))
        return #"<feGaussianBlur in="\#(source)" stdDeviation="\#(text(layer.shadowRadius))"/>"#
            + #"<feOffset dx="\#(dx)" dy="\#(dy)" result="blurred"/>"#
    }
}
