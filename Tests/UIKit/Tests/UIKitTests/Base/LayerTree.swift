@_spi(Double) import CoreText
import Foundation
@_spi(Double) import QuartzCore

/// The layers of a view as text, a line for each layer and indented by its depth: Apple's class, then the properties
/// that differ from those of a new layer. Numbers are rounded to thousandths.
@MainActor
struct LayerTree {
    private(set) var lines: [String] = []

    init(_ root: CALayer) { add(root, depth: 0, role: "") }

    private mutating func add(_ layer: CALayer, depth: Int, role: String) {
        let indent = String(repeating: "  ", count: depth)
        lines.append("\(indent)\(role)\(Self.kind(of: layer)) \(Self.properties(of: layer).joined(separator: ", "))")
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) else { continue }
            lines.append("\(indent)  animation \(key): \(Self.text(of: animation))")
        }
        if let mask = layer.mask { add(mask, depth: depth + 1, role: "mask ") }
        for sublayer in layer.sublayers ?? [] { add(sublayer, depth: depth + 1, role: "") }
    }

    private static func kind(of layer: CALayer) -> String {
        switch layer {
        case is CAShapeLayer: "CAShapeLayer"
        case is CAGradientLayer: "CAGradientLayer"
        case is CATextLayer: "CATextLayer"
        default: "CALayer"
        }
    }

    private static func properties(of layer: CALayer) -> [String] {
        let new = CALayer()
        var found = Found(properties: ["bounds \(text(layer.bounds))", "position \(text(layer.position))"])
        found.add("anchorPoint", layer.anchorPoint, new.anchorPoint, text)
        found.add("zPosition", layer.zPosition, 0, text)
        let turn = layer.affineTransform()
        if !turn.isIdentity {
            let numbers = [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty].map(text)
            found.add("transform \(numbers.joined(separator: " "))")
        }
        if layer.isGeometryFlipped { found.add("flipped") }
        if layer.isHidden { found.add("hidden") }
        found.add("opacity", layer.opacity, 1) { text(CGFloat($0)) }
        if layer.masksToBounds { found.add("masksToBounds") }
        if let contents = layer.contents { found.add("contents \(text(ofContents: contents))") }
        found.add("contentsCenter", layer.contentsCenter, new.contentsCenter, text)
        found.add("contentsScale", layer.contentsScale, 1, text)
        found.add("contentsGravity", layer.contentsGravity.rawValue, new.contentsGravity.rawValue) { $0 }
        found.add("backgroundColor", layer.backgroundColor, nil, text)
        found.add("cornerRadius", layer.cornerRadius, 0, text)
        found.add("cornerCurve", layer.cornerCurve.rawValue, new.cornerCurve.rawValue) { $0 }
        if layer.borderWidth > 0 { found.add("border \(text(layer.borderWidth)) \(text(layer.borderColor))") }
        if layer.shadowOpacity > 0 {
            let offset = "\(text(layer.shadowOffset.width)) \(text(layer.shadowOffset.height))"
            found.add("shadow \(text(layer.shadowColor)) opacity \(text(CGFloat(layer.shadowOpacity))) \(offset)")
            found.add("shadowRadius \(text(layer.shadowRadius))")
            found.add("shadowPath", layer.shadowPath, nil, text)
        }
        found.add("name", layer.name, nil) { $0 ?? "" }
        found.properties += own(of: layer)
        return found.properties
    }

    /// The properties that only the layer's class has.
    private static func own(of layer: CALayer) -> [String] {
        var found = Found()
        switch layer {
        case let shape as CAShapeLayer:
            found.add("path", shape.path, nil, text)
            found.add("fill", shape.fillColor, nil, text)
            if shape.fillRule == .evenOdd { found.add("even-odd") }
            found.add("stroke", shape.strokeColor, nil, text)
            found.add("lineWidth", shape.lineWidth, 1, text)
            found.add("lineCap", shape.lineCap.rawValue, "butt") { $0 }
            found.add("strokeStart", shape.strokeStart, 0, text)
            found.add("strokeEnd", shape.strokeEnd, 1, text)
        case let gradient as CAGradientLayer:
            let colors = (gradient.colors ?? []).map { text($0 as? CGColor) }
            found.add("\(gradient.type.rawValue) from \(text(gradient.startPoint)) to \(text(gradient.endPoint))")
            found.add("colors \(colors.joined(separator: " "))")
            let locations = gradient.locations?.map { text(CGFloat($0.doubleValue)) }
            found.add("locations", locations, nil) { $0?.joined(separator: " ") ?? "" }
        case let label as CATextLayer:
            found.add("string “\((label.string as? String) ?? "")”")
            if let font = label.font as? CTFont {
                let width = font.descriptor.isCondensed ? " condensed" : ""
                found.add("font \(text(font.size)) \(font.descriptor.cssWeight)\(width)")
            }
            found.add("fontSize \(text(label.fontSize)), color \(text(label.foregroundColor))")
            found.add("alignment \(label.alignmentMode.rawValue)")
            if label.isWrapped { found.add("wrapped") }
        default: break
        }
        return found.properties
    }

    private struct Found {
        var properties: [String] = []

        mutating func add(_ text: String) { properties.append(text) }

        /// Adds a property that differs from what it is in a new layer.
        mutating func add<Value: Equatable>(
            _ name: String, _ value: Value, _ usual: Value, _ text: (Value) -> String
        ) {
            if value != usual { properties.append("\(name) \(text(value))") }
        }
    }
}

/// Values of layers as text.
extension LayerTree {
    static func text(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        guard rounded.isFinite else { return "\(rounded)" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    static func text(_ rect: CGRect) -> String {
        "\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))"
    }

    private static func text(_ color: CGColor?) -> String {
        guard let color else { return "none" }
        let numbers = (color.components ?? []).map(text).joined(separator: " ")
        let isUsual = color.colorSpace?.name == CGColorSpace.sRGB || color.numberOfComponents == 2
        return "(\(numbers)\(isUsual ? "" : " \(color.colorSpace?.name ?? "pattern")"))"
    }

    private static func text(_ path: CGPath?) -> String {
        (path?.elements ?? []).map { element in
            switch element {
            case .move(let to): "M\(text(to))"
            case .line(let to): "L\(text(to))"
            case .curve(let first, let second, let to): "C\(text(first)) \(text(second)) \(text(to))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func text(ofContents contents: Any) -> String {
        guard let image = contents as? CGImage else { return "of another kind" }
        return "“\(image.name)” \(image.width)×\(image.height)" + (image.tint.map { " tinted \(text($0))" } ?? "")
    }

    private static func text(of animation: CAAnimation) -> String {
        guard let property = animation as? CAPropertyAnimation else { return text(CGFloat(animation.duration)) }
        var parts = ["\(property.keyPath ?? "") for \(text(CGFloat(animation.duration)))"]
        if let basic = property as? CABasicAnimation, let start = text(ofAnimated: basic.fromValue) {
            parts.append("from \(start)")
        }
        if let spring = property as? CASpringAnimation {
            parts.append("spring \(text(spring.mass)) \(text(spring.stiffness)) \(text(spring.damping))")
        }
        if let frames = property as? CAKeyframeAnimation {
            if let path = frames.path { parts.append("along \(text(path))") }
            if let values = frames.values { parts.append("through \(values.count) values") }
        }
        return parts.joined(separator: ", ")
    }

    private static func text(ofAnimated value: Any?) -> String? {
        switch value {
        case let number as CGFloat: text(number)
        case let number as Float: text(CGFloat(number))
        case let point as CGPoint: text(point)
        case let rect as CGRect: text(rect)
        default: nil
        }
    }
}
