@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiresponder, …/documentation/objectivec/nsobject-swift.class
// (UIAccessibility), …/accessibilityhittest(_:event:); madsmtm/objc2 `objc2-ui-kit` UIResponder.rs, UIAccessibility.rs;
// dotnet/macios src/uikit.cs.

// UIKit adds the accessibility members to NSObject; Swift lets a double add overridable members to its own classes
// only.
@MainActor
open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }

    // MARK: Events

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { ownWindow?.firstResponder === self }
    var ownWindow: UIWindow? { nil }
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let ownWindow else { return false }
        if isFirstResponder { return true }
        if let present = ownWindow.firstResponder, !present.resignFirstResponder() { return false }
        ownWindow.firstResponder = self
        return true
    }
    open var canResignFirstResponder: Bool { true }
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { ownWindow?.firstResponder = nil }
        return true
    }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { accessibility.frame }
        set { accessibility.frame = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set {}
    }
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    @available(iOS 5, *) open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.container }
        set { accessibility.container = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.names }
        set { accessibility.names = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.responds }
        set { accessibility.responds = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    @available(iOS 8, *) open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.actions }
        set { accessibility.actions = newValue }
    }
    open var accessibilityIdentifier: String?
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityActivate() -> Bool { false }
    @available(iOS 18, *) open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }

    private struct Accessibility {
        var isElement = false, responds = true, hidesElements = false
        var label, hint, value: String?
        var traits = UIAccessibilityTraits(rawValue: 0)
        var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
        var elements: [Any]?
        var container = UIAccessibilityContainerType.none
        var names: [String]! = []
        var path: UIBezierPath?
        var actions: [UIAccessibilityCustomAction]?
    }
    private var accessibility = Accessibility()
}
