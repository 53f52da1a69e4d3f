// Checked against: developer.apple.com/documentation/uikit/uicontrol; madsmtm/objc2 `objc2-ui-kit` UIControl.rs.
// The order of tracking calls and touch events follows BigZaphod/Chameleon UIKit/Classes/UIControl.m.

@MainActor
open class UIControl: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Calls no observer of a subclass.
        isOff = coder.containsValue(forKey: "UIDisabled") && coder.decodeBool(forKey: "UIDisabled")
    }
    @available(iOS 14, *) public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled: Bool {
        get { !isOff }
        set {
            isOff = !newValue
            guard isOff, isTracking, Self.cancelsTrackingWhenDisabled else { return }
            (isTracking, isHighlighted) = (false, false)
            cancelTracking(with: nil)
        }
    }
    private var isOff = false
    /// Whether a control that is disabled cancels what it tracks, which Apple's documentation leaves open.
    @_spi(Double) public static var cancelsTrackingWhenDisabled = false
    open var isSelected = false
    open var isHighlighted = false
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }
    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    // MARK: Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // KIF marks the touches that it makes for tests as the first on their view, because controls ask for that;
    // WinObjC's UIControl takes the first one, too. The event is asked, whichever touches the control is handed.
    private func trackedTouch(of event: UIEvent?) -> UITouch? { event?.touches(for: self)?.first(where: \.isFirst) }

    /// No page says how far around a control a finger counts as inside; seen on devices.
    private static let margin: CGFloat = 70
    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let position = touch.location(in: self)
        return point(inside: position, with: event)
            || bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(position)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = trackedTouch(of: event) else { return }
        isTracking = beginTracking(touch, with: event)
        (isTouchInside, isHighlighted) = (isTracking, isTracking)
        guard isTracking else { return }
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch(of: event) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, event)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return stopTracking() }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch(of: event) else { return }
        endTracking(touch, with: event)
        stopTracking()
        send(isInside(touch, event) ? .touchUpInside : .touchUpOutside, event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, event)
    }
    open override func willMove(toWindow newWindow: UIWindow?) {
        guard newWindow == nil, isTracking else { return }
        cancelTracking(with: nil)
        stopTracking()
    }
    private func stopTracking() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

    // MARK: Actions

    private enum Handler {
        case action(UIAction)
        case target(Target)
    }
    private final class Target {
        weak var target: AnyObject?
        let selector: Selector
        init(_ target: AnyObject?, _ selector: Selector) { (self.target, self.selector) = (target, selector) }
    }
    private var handlers: [(handler: Handler, events: Event)] = []

    @available(iOS 14, *) open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append((.action(action), controlEvents))
    }
    @available(iOS 14, *) open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        for index in handlers.indices {
            if case .action(let action) = handlers[index].handler, action.identifier == actionIdentifier {
                handlers[index].events.subtract(controlEvents)
            }
        }
        handlers.removeAll { $0.events.isEmpty }
    }
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let target = target as AnyObject?
        let known = handlers.firstIndex {
            if case .target(let old) = $0.handler { old.target === target && old.selector == action } else { false }
        }
        if let known { return handlers[known].events.formUnion(controlEvents) }
        handlers.append((.target(Target(target, action)), controlEvents))
    }

    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }
    private func send(_ events: Event, _ event: UIEvent?) {
        for (handler, wanted) in handlers where !wanted.isDisjoint(with: events) {
            switch handler {
            case .action(let action): sendAction(action)
            case .target(let target): sendAction(target.selector, to: target.target, for: event)
            }
        }
    }
    @available(iOS 14, *) open func sendAction(_ action: UIAction) {
        action.origin = self
        action.handler(action)
        action.origin = nil
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        Self.performer?(action, target, self)
    }
    /// Calls a method by its name, as the Objective-C runtime does.
    @_spi(Double) public static var performer: ((Selector, Any?, UIControl) -> Void)?
}
