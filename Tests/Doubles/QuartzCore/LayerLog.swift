/// What was done to layers: the double's own, seen by tests alone.
@_spi(Double) public enum LayerLog {
    public struct Write {
        public unowned let layer: CALayer
        public let key: StaticString
    }

    /// Every property written since the last `clear()`, in order.
    nonisolated(unsafe) public private(set) static var writes: [Write] = []
    /// Layers put into a tree, redraws, texts laid out, transactions, animations that started by themselves.
    nonisolated(unsafe) public internal(set) static var insertions = 0
    nonisolated(unsafe) public internal(set) static var displays = 0
    nonisolated(unsafe) public internal(set) static var texts = 0
    nonisolated(unsafe) public internal(set) static var commits = 0
    nonisolated(unsafe) public internal(set) static var implicitAnimations = 0
    nonisolated(unsafe) public internal(set) static var animations: [(layer: CALayer, key: String)] = []
    /// How far all running animations are, 0…1, for `presentation()`.
    nonisolated(unsafe) public static var progress: CGFloat = 0

    /// Forgets everything, and makes room for so many writes.
    public static func clear(room: Int = 4096) {
        writes.removeAll(keepingCapacity: true)
        writes.reserveCapacity(room)
        animations = []
        (insertions, displays, texts, commits, implicitAnimations, CGPath.count) = (0, 0, 0, 0, 0, 0)
    }

    public static var keys: [String] { writes.map { "\($0.key)" } }

    static func note(_ layer: CALayer, _ key: StaticString) { writes.append(Write(layer: layer, key: key)) }
}

extension CALayer {
    /// Ends all animations of this layer and those below, as time would.
    @_spi(Double) public func finishAnimations() {
        let running = animations
        animations = [:]
        for key in running.keys.sorted() { running[key]?.stop(finished: true) }
        for layer in sublayers ?? [] { layer.finishAnimations() }
    }

    /// The layer as the screen shows it now; without animations as it is.
    public func presentation() -> Self? {
        guard superlayer != nil else { return nil }
        let copy = self is CAShapeLayer ? CAShapeLayer(layer: self) : self is CAGradientLayer ? CAGradientLayer(layer: self) : CALayer(layer: self)
        for animation in animations.values {
            guard let animation = animation as? CABasicAnimation, let from = animation.fromValue else { continue }
            let between = { (a: CGFloat, b: CGFloat) in a + (b - a) * LayerLog.progress }
            switch (animation.keyPath, from, copy) {
            case ("position", let from as CGPoint, let layer):
                layer.position = CGPoint(x: between(from.x, layer.position.x), y: between(from.y, layer.position.y))
            case ("strokeStart", let from as CGFloat, let layer as CAShapeLayer): layer.strokeStart = between(from, layer.strokeStart)
            case ("strokeEnd", let from as CGFloat, let layer as CAShapeLayer): layer.strokeEnd = between(from, layer.strokeEnd)
            default: break
            }
        }
        return copy as? Self
    }
}
