// Checked against: developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:),
// …/performwithoutanimation(_:), …/inheritedanimationduration.

extension UIView {
    @MainActor private struct Block {
        static var durations: [TimeInterval] = []
        static var isEnabled = true
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
        public static var curveEaseInOut: AnimationOptions { [] }
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Block.durations.append(areAnimationsEnabled || inheritsDurationWithoutAnimation ? duration : 0)
        animations()
        Block.durations.removeLast()
        completion?(true)
    }
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = Block.isEnabled
        Block.isEnabled = false
        actionsWithoutAnimation()
        Block.isEnabled = before
    }
    public class var areAnimationsEnabled: Bool { Block.isEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { Block.isEnabled = enabled }
    public class var inheritedAnimationDuration: TimeInterval {
        Block.isEnabled || inheritsDurationWithoutAnimation ? Block.durations.last ?? 0 : 0
    }
    /// Whether `inheritedAnimationDuration` is that of the block around `performWithoutAnimation`. Apple's pages do not
    /// say what it is.
    @_spi(Double) @MainActor public static var inheritsDurationWithoutAnimation = false
}
