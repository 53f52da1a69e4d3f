#if APPLE_UI && canImport(UIKit)
import UIKit

/// The superclass of ``BaseSliderControl``: a control that tracks several touches at a time, which `UIControl` doesn't.
///
/// It calls `beginTracking(_:with:)`, `continueTracking(_:with:)`, and `endTracking(_:with:)` for each touch. All
/// touches together send one `touchDown`, and one action at the end.
@MainActor
open class SliderPlatformControl: UIControl {
    /// The touches that the control tracks.
    final var trackedTouches: [UITouch] = []
    /// Whether one of the tracked touches is inside or near the control.
    final var hasTouchInside = false

    /// A Boolean value that indicates whether the control tracks a touch.
    open override var isTracking: Bool { !trackedTouches.isEmpty }

    /// A Boolean value that indicates whether a touch that the control tracks is inside or near its bounds.
    open override var isTouchInside: Bool { hasTouchInside }

    /// Begins to track each touch for which `beginTracking(_:with:)` returns `true`. Ignores secondary clicks.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches
        where event?.buttonMask.contains(.secondary) != true && beginTracking(touch, with: event) {
            trackedTouches.append(touch)
            guard trackedTouches.count == 1 else { continue }
            (isHighlighted, hasTouchInside) = (true, true)
            sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        }
    }

    /// Continues to track touches, and sends the action of a drag inside or outside the control.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        var continuesDrag = false
        for touch in touches where trackedTouches.contains(touch) {
            if continueTracking(touch, with: event) { continuesDrag = true } else { _ = stopTracking(touch) }
        }
        guard continuesDrag else { return }
        let wasInside = hasTouchInside
        hasTouchInside = trackedTouches.contains(where: isNear)
        isHighlighted = hasTouchInside
        var events: UIControl.Event = hasTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != hasTouchInside { events.insert(hasTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    /// Ends tracking touches, and sends an action after the last touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where trackedTouches.contains(touch) {
            endTracking(touch, with: event)
            if stopTracking(touch) { sendActions(for: isNear(touch) ? .touchUpInside : .touchUpOutside) }
        }
    }

    /// Cancels tracking touches, and sends an action after the last touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if trackedTouches.contains(where: touches.contains) { cancelTracking(with: event) }
        for touch in touches where stopTracking(touch) { sendActions(for: .touchCancel) }
    }

    // MARK: Environment

    /// Called when the traits or a setting of the system changed.
    package func environmentDidChange() {}

    /// Updates the tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    /// Updates what depends on traits, before iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        environmentDidChange()
    }
    #endif

    /// Changing the layout direction mirrors a straight slider.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// Stops tracking a touch. Returns whether it was the last tracked touch.
    @inline(never) final func stopTracking(_ touch: UITouch) -> Bool {
        guard let index = trackedTouches.firstIndex(of: touch) else { return false }
        trackedTouches.remove(at: index)
        guard trackedTouches.isEmpty else { return false }
        (isHighlighted, hasTouchInside) = (false, false)
        return true
    }

    /// Returns whether a touch is inside the control or at most 70 points away, which counts as inside in UIKit.
    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }
}

extension BaseSliderControl {
    /// The view class of the toolkit.
    public typealias PlatformView = UIView
    /// The color class of the toolkit.
    public typealias PlatformColor = UIColor
    /// The image class of the toolkit.
    public typealias PlatformImage = UIImage
    /// The states of a control that can have images.
    public typealias PlatformImageState = UIControl.State
    /// The font class of the toolkit.
    public typealias PlatformFont = UIFont
    package typealias PlatformSymbolWeight = UIImage.SymbolWeight
    typealias PlatformFontDescriptor = UIFontDescriptor
    typealias PlatformAccessibilityAction = UIAccessibilityCustomAction
}
#endif
