@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiviewpropertyanimator,
// …/uiviewpropertyanimator/init(duration:timingparameters:), …/uiviewpropertyanimator/addanimations(_:),
// …/uiviewanimating/startanimation(), …/uispringtimingparameters,
// …/uispringtimingparameters/init(mass:stiffness:damping:initialvelocity:), …/uitimingcurveprovider.

public protocol UITimingCurveProvider: NSObjectProtocol {}

@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// Traps for a mass that UIKit does not take.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(mass > 0)
        (self.stiffness, self.damping) = (stiffness / mass, damping / mass)
        super.init()
    }
    /// The spring for a mass of 1.
    @_spi(Double) public let stiffness, damping: CGFloat
}

@MainActor
open class UIViewPropertyAnimator: NSObject {
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters
        super.init()
    }
    private let timing: any UITimingCurveProvider
    private var blocks: [() -> Void] = []
    open func addAnimations(_ animation: @escaping () -> Void) { blocks.append(animation) }
    /// Traps while layers take no actions, which views animate by.
    open func startAnimation() {
        if CATransaction.disableActions() { LayerLog.fault("Nothing is animated while actions are disabled.") }
        Self.springs += (timing as? UISpringTimingParameters).map { [$0] } ?? []
        for block in blocks { UIView.animate(withDuration: 1, animations: block) }
    }
    /// The springs of all animators that were started.
    @_spi(Double) public static var springs: [UISpringTimingParameters] = []
}
