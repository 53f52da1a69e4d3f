import Foundation

// Checked against: developer.apple.com/documentation/quartzcore/calayer/presentation(),
// …/cabasicanimation/fromvalue, …/cakeyframeanimation/path; Core Animation Programming Guide (Key-Value Coding
// Extensions).

extension CALayer {
    /// A copy of the layer as the screen shows it now.
    public func presentation() -> Self? {
        guard superlayer != nil else { return nil }
        let copy =
            self is CAShapeLayer
            ? CAShapeLayer(layer: self) : self is CAGradientLayer ? CAGradientLayer(layer: self) : CALayer(layer: self)
        for key in animations.keys.sorted() { (animations[key] as? CAPropertyAnimation)?.show(on: copy) }
        return copy as? Self
    }
}

extension CAPropertyAnimation {
    /// Gives a copy of a layer the value that is between at this moment.
    fileprivate func show(on layer: CALayer) {
        let shape = layer as? CAShapeLayer
        switch keyPath {
        case "position": layer.position = between(layer.position, CGPoint.mixed)
        case "bounds": layer.bounds = between(layer.bounds, CGRect.mixed)
        case "bounds.size.width": layer.bounds.size.width = between(layer.bounds.width, CGFloat.mixed)
        case "bounds.size.height": layer.bounds.size.height = between(layer.bounds.height, CGFloat.mixed)
        case "transform": layer.setAffineTransform(between(layer.affineTransform(), CGAffineTransform.mixed))
        case "transform.scale":
            let transform = layer.affineTransform()
            let scale = hypot(transform.a, transform.b)
            guard scale > 0 else { return }
            let shown = between(scale, CGFloat.mixed) / scale
            layer.setAffineTransform(transform.scaledBy(x: shown, y: shown))
        case "transform.rotation.z":
            let transform = layer.affineTransform()
            let turn = atan2(transform.b, transform.a)
            layer.setAffineTransform(transform.rotated(by: between(turn, CGFloat.mixed) - turn))
        case "opacity": layer.opacity = between(layer.opacity) { $0 + ($1 - $0) * Float($2) }
        case "cornerRadius": layer.cornerRadius = between(layer.cornerRadius, CGFloat.mixed)
        case "strokeStart": shape?.strokeStart = between(shape?.strokeStart ?? 0, CGFloat.mixed)
        case "strokeEnd": shape?.strokeEnd = between(shape?.strokeEnd ?? 1, CGFloat.mixed)
        case "lineWidth": shape?.lineWidth = between(shape?.lineWidth ?? 1, CGFloat.mixed)
        // How colors and paths mix is nobody's business; they are no longer those before.
        case "backgroundColor": layer.backgroundColor = between(layer.backgroundColor) { $2 > 0 ? $1 : $0 }
        case "fillColor": shape?.fillColor = between(shape?.fillColor) { $2 > 0 ? $1 : $0 }
        case "path": shape?.path = between(shape?.path) { $2 > 0 ? $1 : $0 }
        default: break
        }
    }

    /// The value at this moment, between an old and a new value of a layer.
    private func between<Value>(_ model: Value, _ mix: (Value, Value, CGFloat) -> Value) -> Value {
        switch self {
        case let basic as CABasicAnimation:
            let end = Self.value(basic.toValue, as: Value.self) ?? model
            let start = basic.fromValue ?? (basic.toValue == nil ? basic.before : nil)
            return Self.value(start, as: Value.self).map { mix($0, end, LayerLog.progress) } ?? end
        case let frames as CAKeyframeAnimation:
            let points = frames.path?.elements.compactMap(\.end)
            let values = points.map { $0 as [Any] } ?? frames.values ?? []
            let stops = values.compactMap { Self.value($0, as: Value.self) }
            guard let last = stops.last else { return model }
            let distance = LayerLog.progress * CGFloat(stops.count - 1)
            let index = min(Int(distance), stops.count - 1)
            return index + 1 < stops.count ? mix(stops[index], stops[index + 1], distance - CGFloat(index)) : last
        default: return model
        }
    }

    private static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        value as? Value ?? (value as? CATransform3D).flatMap { CATransform3DGetAffineTransform($0) as? Value }
    }
}

extension CGPath.Element {
    /// Where it ends; pieces of an arc are equally long.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
    }
}

extension CGFloat {
    fileprivate static func mixed(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat { a + (b - a) * part }
}

extension CGPoint {
    fileprivate static func mixed(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: .mixed(a.x, b.x, part), y: .mixed(a.y, b.y, part))
    }
}

extension CGRect {
    fileprivate static func mixed(_ a: CGRect, _ b: CGRect, _ part: CGFloat) -> CGRect {
        CGRect(
            x: .mixed(a.minX, b.minX, part), y: .mixed(a.minY, b.minY, part),
            width: .mixed(a.width, b.width, part), height: .mixed(a.height, b.height, part))
    }
}

extension CGAffineTransform {
    fileprivate static func mixed(_ a: Self, _ b: Self, _ part: CGFloat) -> Self {
        CGAffineTransform(
            a: .mixed(a.a, b.a, part), b: .mixed(a.b, b.b, part), c: .mixed(a.c, b.c, part),
            d: .mixed(a.d, b.d, part), tx: .mixed(a.tx, b.tx, part), ty: .mixed(a.ty, b.ty, part))
    }
}
