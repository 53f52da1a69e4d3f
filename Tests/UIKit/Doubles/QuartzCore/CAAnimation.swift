import Foundation

// Checked against: developer.apple.com/documentation/quartzcore/caanimation, …/cabasicanimation, …/cakeyframeanimation,
// …/caspringanimation, …/capropertyanimation, …/caanimationdelegate, …/caaction, …/catransaction, …/camediatiming,
// …/camediatimingfunction, …/camediatimingfunctionname, …/camediatimingfillmode, …/caanimationcalculationmode;
// madsmtm/objc2 `objc2-quartz-core`; dotnet/macios src/coreanimation.cs.

public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = Self(rawValue: "removed"), forwards = Self(rawValue: "forwards")
}

public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// Both requirements are optional in Objective-C, where a method of a slightly different name is never called. The
// double asks for the one that hosts have, so that the compiler compares them.
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
}

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject {
    public convenience init(name: CAMediaTimingFunctionName) { self.init() }
}

open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    public var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
    public var speed: Float = 1, repeatCount: Float = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    /// A strong reference, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    func stop(finished: Bool) { delegate?.animationDidStop(self, finished: finished) }
}

open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    open var keyPath: String?
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    /// The value before the write, from which an action without values continues.
    var before: Any?
}

/// Traps for a spring that Core Animation does not take.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1 { didSet { precondition(mass > 0) } }
    open var stiffness: CGFloat = 100 { didSet { precondition(stiffness > 0) } }
    open var damping: CGFloat = 10 { didSet { precondition(damping >= 0) } }
    open var initialVelocity: CGFloat = 0
    /// When less than a thousandth of the distance is left. How much Core Animation leaves is not known.
    open var settlingDuration: CFTimeInterval {
        let (half, swing) = (Double(damping / mass) / 2, Double(stiffness / mass))
        let rate = half * half <= swing ? half : half - (half * half - swing).squareRoot()
        return log(1000) / rate
    }
}

public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear"), paced = Self(rawValue: "paced")
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var calculationMode = CAAnimationCalculationMode.linear
}

open class CATransaction: NSObject {
    private struct Level {
        var disablesActions = false, duration = 0.25
        var completion: (() -> Void)?
    }
    nonisolated(unsafe) private static var levels: [Level] = []

    open class func begin() {
        levels.append(levels.last.map { Level(disablesActions: $0.disablesActions, duration: $0.duration) } ?? Level())
    }
    open class func commit() {
        LayerLog.commits += 1
        levels.popLast()?.completion?()
    }
    open class func flush() {}
    open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
    open class func setDisableActions(_ flag: Bool) {
        if !levels.isEmpty { levels[levels.count - 1].disablesActions = flag }
    }
    open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        if !levels.isEmpty { levels[levels.count - 1].duration = dur }
    }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if !levels.isEmpty { levels[levels.count - 1].completion = block }
    }
}
