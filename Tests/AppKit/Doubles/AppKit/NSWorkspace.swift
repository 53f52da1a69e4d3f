// Checked against: developer.apple.com/documentation/appkit/nsworkspace,
// …/nsworkspace/accessibilitydisplayoptionsdidchangenotification, …/nshapticfeedbackmanager,
// …/nshapticfeedbackperformer, …/nshapticfeedbackmanager/feedbackpattern, …/nsanimationcontext; madsmtm/objc2
// `objc2-app-kit`.

open class NSWorkspace: NSObject {
    nonisolated(unsafe) private static let theOne = NSWorkspace()
    open class var shared: NSWorkspace { theOne }
    /// Reports changes; the default center does not.
    open var notificationCenter: NotificationCenter { center }
    private let center = NotificationCenter()
    open class var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name {
        .init("NSWorkspaceAccessibilityDisplayOptionsDidChange")
    }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { increasesContrast }
    open var accessibilityDisplayShouldReduceMotion: Bool { reducesMotion }
    open var accessibilityDisplayShouldReduceTransparency: Bool { reducesTransparency }
    @_spi(Double) public var increasesContrast = false, reducesMotion = false, reducesTransparency = false
    /// Reports that an option was changed.
    @_spi(Double) public func tell() {
        center.post(name: Self.accessibilityDisplayOptionsDidChangeNotification, object: self)
    }
}

public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

open class NSHapticFeedbackManager: NSObject {
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    open class var defaultPerformer: any NSHapticFeedbackPerformer { performer }
    nonisolated(unsafe) private static let performer = Performer()
    private final class Performer: NSObject, NSHapticFeedbackPerformer {
        func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) { played.append(pattern) }
    }
    @_spi(Double) nonisolated(unsafe) public static var played: [FeedbackPattern] = []
}

open class NSAnimationContext: NSObject {
    nonisolated(unsafe) private static var contexts = [NSAnimationContext()]
    open class var current: NSAnimationContext { contexts[contexts.count - 1] }
    open var duration: TimeInterval = 0.25
    open var allowsImplicitAnimation = false
    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        contexts.append(NSAnimationContext())
        changes(current)
        contexts.removeLast()
        completionHandler?()
    }
}
