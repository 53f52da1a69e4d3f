@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiviewpropertyanimator,
// …/uiviewpropertyanimator/init(duration:timingparameters:), …/uiviewpropertyanimator/addanimations(_:),
// …/uiviewanimating/startanimation(), …/uiviewanimating/stopanimation(_:), …/uiviewanimating/state,
// …/uiviewanimatingstate, …/uispringtimingparameters,
// …/uispringtimingparameters/init(mass:stiffness:damping:initialvelocity:), …/uitimingcurveprovider.

/// Its properties are not needed.
@MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {}

@MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// Traps for a mass that UIKit does not take.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(mass > 0)
        (self.stiffness, self.damping) = (stiffness / mass, damping / mass)
        super.init()
    }
    public required init?(coder: NSCoder) {
        (stiffness, damping) = (coder.decodeDouble(forKey: "stiffness"), coder.decodeDouble(forKey: "damping"))
        super.init()
    }
    nonisolated open func encode(with coder: NSCoder) {
        coder.encode(stiffness, forKey: "stiffness")
        coder.encode(damping, forKey: "damping")
    }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    /// The spring for a mass of 1.
    @_spi(Double) public let stiffness, damping: CGFloat
}

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// It runs until it is stopped, or until a test lets all animators finish.
@MainActor
open class UIViewPropertyAnimator: NSObject {
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters
        super.init()
    }
    private let timing: any UITimingCurveProvider
    private var blocks: [() -> Void] = []
    open private(set) var state = UIViewAnimatingState.inactive
    open func addAnimations(_ animation: @escaping () -> Void) { blocks.append(animation) }
    /// Traps while layers take no actions, which views animate by.
    open func startAnimation() {
        if CATransaction.disableActions() { LayerLog.fault("Nothing is animated while actions are disabled.") }
        Self.springs += (timing as? UISpringTimingParameters).map { [$0] } ?? []
        state = .active
        Self.running.append(self)
        Self.started = self
        for block in blocks { UIView.animate(withDuration: 1, animations: block) }
        Self.started = nil
    }
    /// Leaves bounds where they are at this moment, which is short of where they were going. Traps for an animator that
    /// does not run, and Apple's page says nothing of that.
    open func stopAnimation(_ withoutFinishing: Bool) {
        if state != .active { LayerLog.fault("Only an animator that runs is stopped.") }
        end(withoutFinishing ? .inactive : .stopped)
        for layer in animations.compactMap(\.layer) {
            CALayer.isMovedByView = true
            layer.bounds.size = CGSize(width: layer.bounds.width - 1, height: layer.bounds.height - 1)
            CALayer.isMovedByView = false
        }
    }
    private func end(_ state: UIViewAnimatingState) {
        self.state = state
        Self.running.removeAll { $0 === self }
        for animation in animations { animation.remove() }
    }
    /// UIKit keeps animators while they run.
    private static var running: [UIViewPropertyAnimator] = []
    /// The animator whose blocks run now.
    static var started: UIViewPropertyAnimator?
    private var animations: [AdditiveAnimation] = []
    func animation() -> CABasicAnimation {
        let animation = AdditiveAnimation()
        animations.append(animation)
        return animation
    }
    /// Lets all animators finish.
    @_spi(Double) public static func finishAll() { for animator in running { animator.end(.inactive) } }
    /// The springs of all animators that were started.
    @_spi(Double) public static var springs: [UISpringTimingParameters] = []
}

/// An animation that is added to those of the same property that still run. They have a number in their key.
private final class AdditiveAnimation: CABasicAnimation {
    private(set) weak var layer: CALayer?
    private var key = ""

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let keys = layer.animationKeys() ?? []
        let taken = keys.filter { $0 == event || $0.hasPrefix(event + "-") }.count
        (self.layer, key) = (layer, taken == 0 ? event : "\(event)-\(taken + 1)")
        super.run(forKey: key, object: anObject, arguments: dict)
    }

    func remove() { layer?.removeAnimation(forKey: key) }
}
