import Foundation

// Checked against: developer.apple.com/documentation/quartzcore/cashapelayer, …/cashapelayerlinecap,
// …/cashapelayerfillrule, …/cagradientlayer, …/cagradientlayertype;
// madsmtm/objc2 `objc2-quartz-core`; dotnet/macios src/coreanimation.cs.

public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = Self(rawValue: "butt"), round = Self(rawValue: "round"), square = Self(rawValue: "square")
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = Self(rawValue: "non-zero"), evenOdd = Self(rawValue: "even-odd")
}

open class CAShapeLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        path = layer.path
        strokeStart = layer.strokeStart
        strokeEnd = layer.strokeEnd
        lineWidth = layer.lineWidth
        fillColor = layer.fillColor
        strokeColor = layer.strokeColor
    }

    // A path has no implicit animation.
    open var path: CGPath? { didSet { wrote("path") } }
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { wrote("fillColor", oldValue) } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { wrote("fillRule", oldValue) } }
    open var strokeColor: CGColor? { didSet { wrote("strokeColor", oldValue) } }
    open var strokeStart: CGFloat = 0 { didSet { wrote("strokeStart", oldValue) } }
    open var strokeEnd: CGFloat = 1 { didSet { wrote("strokeEnd", oldValue) } }
    open var lineWidth: CGFloat = 1 { didSet { wrote("lineWidth", oldValue) } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { wrote("lineCap", oldValue) } }
}

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial"), radial = Self(rawValue: "radial")
}

open class CAGradientLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        colors = layer.colors
        locations = layer.locations
        startPoint = layer.startPoint
        endPoint = layer.endPoint
    }

    open var colors: [Any]? { didSet { wrote("colors") } }
    open var locations: [NSNumber]? { didSet { wrote("locations", oldValue) } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { wrote("startPoint", oldValue) } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { wrote("endPoint", oldValue) } }
    open var type = CAGradientLayerType.axial { didSet { wrote("type", oldValue) } }
}
