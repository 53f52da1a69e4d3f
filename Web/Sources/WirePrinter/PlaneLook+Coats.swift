import SlidersCore
import SlidersLookImages
import SlidersLooks

/// The node of a thumb, as wide as the coat that reaches farthest. Coats of another size are where its padding ends.
extension PlaneLook {
    /// The custom properties that the coats of a thumb set.
    func coats(of thumb: SliderElement) -> [String] {
        let style = style()
        let coats = style.coats(of: thumb)
        guard let back = coats.first else { return [] }
        let scale = thumb.state == .held ? style.metrics.heldThumbScale : 1
        let edges = coats.map(\.edge)
        let (edge, innerEdge) = (edges.min() ?? 0, edges.max() ?? 0)
        let paints = coats.indices.reversed().map { index in
            let isInside = edges[index] - edge > innerEdge - edges[index]
            return paint(index, of: thumb, box: isInside ? "content-box" : "border-box", isLast: index == 0)
        }
        let shadows = [outline(of: thumb), shadow(of: thumb)].compactMap { $0 }
        return [
            "--look-inset: \(inset(of: back, edge, in: style))",
            "--look-padding: \((innerEdge - edge).px)",
            "--look-radius: \(back.isPicture ? "0" : "50%")",
            "--look-paint: \((paints + [groundOfShadow(of: thumb)].compactMap { $0 }).joined(separator: ", "))",
            "--look-shadow: \(shadows.isEmpty ? "none" : shadows.joined(separator: ", "))",
            "--look-scale: \(scale.css)",
        ]
    }

    /// What a disc without effects sets, beside its paint.
    static let plainCoats = [
        "--look-inset: 0px", "--look-padding: 0px", "--look-radius: 50%", "--look-shadow: none", "--look-scale: 1",
    ]

    /// How far the node is inside the thumb: negative for a picture that is larger.
    private func inset(of back: SliderCoat, _ edge: Double, in style: SliderStyle) -> String {
        guard let beside = back.reach(beyond: style.metrics.thumbSize) else { return edge.px }
        return "0px \((-beside.x).px)"
    }

    /// Makes a thumb as high as its picture, and less round, so that the page's ring is around all of the picture.
    var box: [String] {
        let size = style().metrics.thumbSize
        guard let beside = style().coats(of: Self.thumb(.normal)).first?.reach(beyond: size) else { return [] }
        return [
            "height: calc(var(--size) + \((2 * beside.y).px))",
            "margin-block: calc(var(--size) / -2 - \(beside.y.px))", "border-radius: 8px",
        ]
    }

    /// A layer of the background. Only the last may be a color.
    private func paint(_ index: Int, of thumb: SliderElement, box: String, isLast: Bool) -> String {
        let fill = { self.fill(index, of: thumb, in: $0) }
        switch fill(style()) {
        case .image(let picture):
            return "\(address(of: picture)) center / \(picture.size.x.px) \(picture.size.y.px) no-repeat"
        case .gradient:
            return "linear-gradient(\(stops { fill($0)?.stops ?? [] })) \(box)"
        case .alongTrack:
            // So wide that what shows is the color at the value.
            let colors = stops { fill($0)?.stops ?? [] }
            return "linear-gradient(90deg, \(colors)) calc(100% * var(--look-fraction)) / 10000% \(box)"
        default:
            let color = color { fill($0)?.color }
            let isColor = isLast && box == "border-box" && groundOfShadow(of: thumb) == nil
            return isColor ? color : "linear-gradient(\(color), \(color)) \(box)"
        }
    }

    private func fill(_ index: Int, of thumb: SliderElement, in style: SliderStyle) -> SliderPaint.Fill? {
        let coats = style.coats(of: thumb)
        return coats.indices.contains(index) ? coats[index].paint.fill : nil
    }

    // MARK: Effects

    /// The line inside the edge of the coat that reaches farthest.
    private func outline(of thumb: SliderElement) -> String? {
        guard let width = style().coats(of: thumb).first?.paint.outline?.width else { return nil }
        return "inset 0 0 0 \(width.px) \(color { $0.coats(of: thumb).first?.paint.outline?.color })"
    }

    private func shadow(of thumb: SliderElement) -> String? {
        guard let shadow = style().coats(of: thumb).first?.paint.shadow else { return nil }
        let position = "\(shadow.offset.x.px) \(shadow.offset.y.px) \((2 * shadow.blur).px)"
        return "\(position) \(color { castShadow(of: thumb, in: $0) })"
    }

    /// What shows of the shadow through a translucent coat. CSS casts shadows outside of boxes alone.
    private func groundOfShadow(of thumb: SliderElement) -> String? {
        let paint = style().coats(of: thumb).first?.paint
        guard paint?.shadow != nil, case .color(let color)? = paint?.fill, color.alpha < 1 else { return nil }
        return self.color { castShadow(of: thumb, in: $0) }
    }

    /// The color of a shadow, which is as dense as what casts it.
    private func castShadow(of thumb: SliderElement, in style: SliderStyle) -> SliderPaint.Color? {
        guard let paint = style.coats(of: thumb).first?.paint, let color = paint.shadow?.color else { return nil }
        guard case .color(let fill) = paint.fill else { return color }
        return color.faded(fill.alpha)
    }

    // MARK: Images

    /// A picture in the folder beside the style sheet, for each resolution.
    private func address(of picture: SliderPaint.Picture) -> String {
        guard let name = SliderLook.Image(rawValue: picture.id)?.name else { return "none" }
        let files = [1, 2, 3].map { "url(pictures/\(name)\($0 == 1 ? "" : "@\($0)x").png) \($0)x" }
        return "image-set(\(files.joined(separator: ", ")))"
    }
}

extension SliderCoat {
    /// How far the coat and its outline are inside the part; an image begins at the edge.
    fileprivate var edge: Double { isPicture ? 0 : inset - (paint.outline?.width ?? 0) / 2 }

    /// How much larger than a thumb its picture is, on each side; `nil` without a picture.
    fileprivate func reach(beyond size: Double) -> SIMD2<Double>? {
        if case .image(let picture) = paint.fill { (picture.size - size) / 2 } else { nil }
    }

    fileprivate var isPicture: Bool { if case .image = paint.fill { true } else { false } }
}
