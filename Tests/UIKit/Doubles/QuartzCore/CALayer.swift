import Foundation

// Checked against: developer.apple.com/documentation/quartzcore/calayer, …/calayerdelegate, …/calayercontentsgravity,
// …/calayercornercurve; madsmtm/objc2 `objc2-quartz-core` CALayer.rs; dotnet/macios src/coreanimation.cs.

public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

// The requirements are optional in Objective-C.
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = Self(rawValue: "center"), resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = Self(rawValue: "circular"), continuous = Self(rawValue: "continuous")
}

open class CALayer: NSObject, CAMediaTiming {
    public override init() { super.init() }

    /// Copies a layer for `presentation()`.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        isCopy = true
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        zPosition = layer.zPosition
        transform = layer.transform
        opacity = layer.opacity
        cornerRadius = layer.cornerRadius
        backgroundColor = layer.backgroundColor
        isGeometryFlipped = layer.isGeometryFlipped
        isHidden = layer.isHidden
    }

    var isCopy = false
    var animations: [String: CAAnimation] = [:]

    // MARK: Geometry

    /// Whether the layer backs a view, which alone moves it.
    @_spi(Double) public var backsView = false
    /// Whether the layer is that of a view of AppKit, which keeps more to itself.
    @_spi(Double) public var isOfView = false {
        didSet { backsView = isOfView }
    }
    private func willChange() { if isOfView { willMove() } }
    /// Whether a view is moving its layer now.
    @_spi(Double) nonisolated(unsafe) public static var isMovedByView = false
    /// Traps where code moves the layer of a view past the view.
    private func willMove() {
        if backsView, !Self.isMovedByView {
            LayerLog.fault("The layer of a view is moved by its view alone: set the view's geometry.")
        }
    }

    open var bounds = CGRect(x: 0, y: 0, width: 0, height: 0) {
        willSet { willMove() }
        didSet {
            wrote("bounds", oldValue)
            if bounds.size != oldValue.size { setNeedsLayout() }
        }
    }
    open var position = CGPoint(x: 0, y: 0) {
        willSet { willMove() }
        didSet { wrote("position", oldValue) }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        willSet { willMove() }
        didSet { wrote("anchorPoint", oldValue) }
    }
    open var zPosition: CGFloat = 0 {
        willSet { willChange() }
        didSet { wrote("zPosition", oldValue) }
    }
    /// Whether the layers in it have their y downward where it goes upward around it.
    open var isGeometryFlipped = false { willSet { willMove() } }
    open var transform = CATransform3DIdentity {
        willSet { willMove() }
        didSet { wrote("transform", CATransform3DGetAffineTransform(oldValue)) }
    }
    /// The box around the transformed bounds.
    open var frame: CGRect {
        get {
            if affineTransform().isIdentity {
                return CGRect(
                    x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                    width: bounds.width, height: bounds.height)
            }
            return bounds.applying(placement)
        }
        set {
            let size = newValue.size.applying(affineTransform().inverted())
            bounds = CGRect(origin: bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }
    /// Where the points of the layer are in its superlayer.
    @_spi(Double) public var placement: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Tree

    open private(set) weak var superlayer: CALayer?
    private var children: [CALayer] = []
    /// Traps for a layer that has a superlayer, which the documentation forbids.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            precondition((newValue ?? []).allSatisfy { $0.superlayer == nil })
            for layer in children { layer.removeFromSuperlayer() }
            for (index, layer) in (newValue ?? []).enumerated() { insert(layer, at: index) }
        }
    }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }
    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        children.insert(layer, at: min(index, children.count))
        setNeedsLayout()
        LayerLog.insertions += 1
    }
    open func removeFromSuperlayer() {
        superlayer?.setNeedsLayout()
        superlayer?.children.removeAll { $0 === self }
        superlayer = nil
    }

    // MARK: Look

    open var isHidden = false {
        willSet { willMove() }
        didSet { wrote("hidden", oldValue) }
    }
    open var opacity: Float = 1 { didSet { wrote("opacity", oldValue) } }
    open var masksToBounds = false {
        willSet { willChange() }
        didSet { wrote("masksToBounds", oldValue) }
    }
    /// Traps for a mask that is in a tree: Core Animation's documentation says nothing of that.
    open var mask: CALayer? {
        willSet { precondition(newValue?.superlayer == nil) }
        didSet { wrote("mask", oldValue) }
    }
    open var contents: Any? { didSet { wrote("contents") } }
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { wrote("contentsCenter", oldValue) } }
    open var contentsScale: CGFloat = 1 { didSet { wrote("contentsScale", oldValue) } }
    open var contentsGravity = CALayerContentsGravity.resize { didSet { wrote("contentsGravity", oldValue) } }
    open var backgroundColor: CGColor? { didSet { wrote("backgroundColor", oldValue) } }
    open var cornerRadius: CGFloat = 0 { didSet { wrote("cornerRadius", oldValue) } }
    @available(iOS 13, *) open var cornerCurve = CALayerCornerCurve.circular {
        didSet { wrote("cornerCurve", oldValue) }
    }
    open var borderWidth: CGFloat = 0 { didSet { wrote("borderWidth", oldValue) } }
    open var borderColor: CGColor? { didSet { wrote("borderColor", oldValue) } }
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        willSet { willChange() }
        didSet { wrote("shadowColor", oldValue) }
    }
    open var shadowOpacity: Float = 0 {
        willSet { willChange() }
        didSet { wrote("shadowOpacity", oldValue) }
    }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { willChange() }
        didSet { wrote("shadowOffset", oldValue) }
    }
    open var shadowRadius: CGFloat = 3 {
        willSet { willChange() }
        didSet { wrote("shadowRadius", oldValue) }
    }
    open var shadowPath: CGPath? {
        willSet { willChange() }
        didSet { wrote("shadowPath", oldValue) }
    }
    open var name: String? { didSet { wrote("name", oldValue) } }

    // MARK: Animation

    open weak var delegate: (any CALayerDelegate)?
    open var actions: [String: any CAAction]?
    public var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
    public var speed: Float = 1, repeatCount: Float = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed

    open func model() -> Self { self }
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "\(animations.count)"
        removeAnimation(forKey: key)
        animations[key] = anim
        LayerLog.animations.append((self, key))
    }
    open func removeAnimation(forKey key: String) {
        if let animation = animations.removeValue(forKey: key) { animation.stop(finished: false) }
    }
    open func removeAllAnimations() { for key in animations.keys.sorted() { removeAnimation(forKey: key) } }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

    open func action(forKey event: String) -> (any CAAction)? {
        let action = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        return action is NSNull ? nil : action
    }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Display

    open func setNeedsLayout() { isMarked = true }
    open func needsLayout() -> Bool { isMarked }
    open func layoutIfNeeded() {
        guard isMarked else { return }
        isMarked = false
        layoutSublayers()
    }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func setNeedsDisplay() { LayerLog.displays += 1 }
    open func draw(in ctx: CGContext) {}
    /// Whether a layout is due.
    @_spi(Double) public var isMarked = false

    /// Notes a write, and starts the animation that Core Animation would start by itself.
    func wrote(_ key: StaticString) {
        guard !isCopy else { return }
        LayerLog.note(self, key)
    }

    func wrote<Value: Equatable>(_ key: StaticString, _ old: Value) {
        guard !isCopy else { return }
        LayerLog.note(self, key)
        guard !CATransaction.disableActions(), superlayer != nil, Self.animatable.contains("\(key)") else { return }
        animate("\(key)", from: old)
    }

    /// Starts the action of an event: an animation, unless `actions` or the delegate has another.
    func animate(_ event: String, from old: Any?) {
        if let action = delegate?.action(for: self, forKey: event) ?? actions?[event] {
            (action as? CABasicAnimation)?.before = old
            action.run(forKey: event, object: self, arguments: nil)
        } else {
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = CATransaction.animationDuration()
            animation.fromValue = old
            LayerLog.implicitAnimations += 1
            add(animation, forKey: event)
        }
    }

    private static let animatable: Set<String> = [
        "bounds", "position", "anchorPoint", "zPosition", "transform", "hidden", "opacity", "contents",
        "backgroundColor",
        "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
        "strokeStart", "strokeEnd", "lineWidth", "fillColor", "strokeColor", "colors", "locations", "startPoint",
        "endPoint",
        "foregroundColor",
    ]
}
