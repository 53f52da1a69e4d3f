import SlidersCore

/// Gradients, masks, and filters as definitions.
extension SVG {
    /// Adds a gradient between two points, and returns its ID.
    mutating func define(_ gradient: SliderPaint.Gradient, _ ends: (from: SIMD2<Double>, to: SIMD2<Double>)) -> String {
        let (from, to) = ends
        let position = "x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
        let stops = gradient.stops.map { stop in
            let offset = stop.fraction == 0 ? "" : "offset=\"\(number(stop.fraction))\" "
            return "<stop \(offset)\(Self.color("stop", stop.color))/>"
        }.joined()
        return define {
            "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(position)>\(stops)</linearGradient>"
        }
    }

    /// Adds a mask that cuts off everything outside a form, and returns its ID.
    mutating func defineMask(_ form: SliderPaintedShape.Form) -> String {
        let text = Self.text(of: form, .init(white: 1))
        return define {
            "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(Self.effectRegion)>\(text)</mask>"
        }
    }

    /// Adds a clip that cuts off everything outside a box or, for a hole, inside of it, and returns its ID.
    mutating func defineClip(_ box: SliderPaintedShape.Form, isHole: Bool = false) -> String {
        guard case .box(let center, let size, let corner, let turn) = box else { return "" }
        let (from, to, radius) = (center - size / 2, center + size / 2, number(corner))
        let arc = { (x: Double, y: Double) in "A\(radius) \(radius) 0 0 1 \(Self.point(SIMD2(x, y)))" }
        let data =
            "M\(Self.point(SIMD2(from.x + corner, from.y)))H\(number(to.x - corner))\(arc(to.x, from.y + corner))"
            + "V\(number(to.y - corner))\(arc(to.x - corner, to.y))H\(number(from.x + corner))"
            + "\(arc(from.x, to.y - corner))V\(number(from.y + corner))\(arc(from.x + corner, from.y))Z"
        let around = isHole ? "M-9999-9999V9999H9999V-9999Z" : ""
        let rotation = turn == 0 ? "" : " transform=\"rotate(\(number(turn)) \(Self.point(center)))\""
        return define {
            "<clipPath id=\"\($0)\"><path d=\"\(around)\(data)\" clip-rule=\"evenodd\"\(rotation)/></clipPath>"
        }
    }

    /// Adds a filter for the glow, the shadow, and the inner shadow of a paint, and returns its ID; `nil` if the paint
    /// has none of them.
    mutating func defineFilter(_ paint: SliderPaint) -> String? {
        var effects: [String] = []
        var layers: [String] = []
        if let sigma = paint.glow?.upper, sigma > 0 {
            effects.append("<feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"\(number(sigma))\" result=\"glow\"/>")
            layers.append("glow")
        }
        if let shadow = paint.shadow {
            effects.append(Self.blurred(shadow, of: "SourceAlpha", as: "shadow"))
            layers.append("shadow")
        }
        guard !effects.isEmpty || paint.innerShadow != nil else { return nil }
        layers.append("SourceGraphic")
        if let shadow = paint.innerShadow {
            let inverse = "<feFuncA type=\"linear\" slope=\"-1\" intercept=\"1\"/>"
            effects.append(
                "<feComponentTransfer in=\"SourceAlpha\" result=\"outside\">\(inverse)</feComponentTransfer>")
            effects.append(Self.blurred(shadow, of: "outside", as: "inner"))
            effects.append("<feComposite in=\"inner\" in2=\"SourceAlpha\" operator=\"in\" result=\"inside\"/>")
            layers.append("inside")
        }
        let merge = layers.map { "<feMergeNode in=\"\($0)\"/>" }.joined()
        return define {
            "<filter id=\"\($0)\" \(Self.effectRegion) filterUnits=\"userSpaceOnUse\""
                + " color-interpolation-filters=\"sRGB\">\(effects.joined())<feMerge>\(merge)</feMerge></filter>"
        }
    }

    /// Returns the filter steps that make a shadow of a source, with a name for the result.
    private static func blurred(_ shadow: SliderPaint.Shadow, of source: String, as name: String) -> String {
        "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(number(shadow.blur))\"/>"
            + "<feOffset dx=\"\(number(shadow.offset.x))\" dy=\"\(number(shadow.offset.y))\" result=\"\(name)Shape\"/>"
            + "<feFlood \(color("flood", shadow.color))/>"
            + "<feComposite in2=\"\(name)Shape\" operator=\"in\" result=\"\(name)\"/>"
    }

    /// The region of masks and filters: three times the picture, so that nothing is cut off.
    private static let effectRegion = "x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\""
}
