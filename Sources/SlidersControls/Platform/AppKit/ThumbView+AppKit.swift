#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// A view with the coordinates of the engine that draws nothing itself.
@MainActor
class FlippedView: NSView {
    override var isFlipped: Bool { true }
    override var mouseDownCanMoveWindow: Bool { false }
    override var wantsUpdateLayer: Bool { true }
    override func updateLayer() {}
}

/// Holds the layers of a control. It has no subviews, because the order of their layers among these is undefined.
@MainActor
final class SliderCanvas: FlippedView {
    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        clipsToBounds = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The layer that the parts are in.
    var root: CALayer { layer ?? CALayer() }
}

/// Holds the views of thumbs, over the canvas and in its coordinates.
@MainActor
final class ThumbPane: FlippedView {}

/// One thumb: its element for assistive technology, its focus, and its keys. It shows only the focus ring, and lives as
/// long as the thumb does.
@MainActor
final class ThumbView: FlippedView {
    /// The index of the thumb.
    let index: Int
    private(set) weak var control: BaseSliderControl?
    /// The view of the app that stands in for the thumb.
    var content: ThumbContent?
    /// The glass that the thumb is while it is held, made for its first press. It is an `NSGlassEffectView`, which
    /// doesn't exist before macOS 26.
    var glass: NSView?
    /// Whether the thumb is glass now.
    var isGlass = false
    /// The tool tip with the value.
    var toolTipTag: NSView.ToolTipTag?
    /// Whether keys come here.
    private(set) var isFocused = false

    init(index: Int, of control: BaseSliderControl) {
        (self.index, self.control) = (index, control)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        (index, control) = (0, nil)
        super.init(coder: coder)
    }

    // MARK: Focus and keys

    override var acceptsFirstResponder: Bool {
        guard let control else { return false }
        return !control.model.isDisabled(thumb: index) && !control.refusesFirstResponder
    }

    override var canBecomeKeyView: Bool { super.canBecomeKeyView && NSApp.isFullKeyboardAccessEnabled }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        isFocused = true
        control?.highlightFocus()
        NSAccessibility.post(element: focusedElement, notification: .focusedUIElementChanged)
        return true
    }

    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        isFocused = false
        control?.highlightFocus()
        return true
    }

    override var focusRingType: NSFocusRingType {
        get { isPainted && control?.paintsFocus == true ? .none : super.focusRingType }
        set { super.focusRingType = newValue }
    }

    /// Whether the control shows the thumb, and no view of the app does.
    private var isPainted: Bool { control?.isReplaced(thumb: index) == false }

    override var focusRingMaskBounds: NSRect { bounds }

    override func drawFocusRingMask() {
        NSBezierPath(roundedRect: bounds, xRadius: cornerRadius, yRadius: cornerRadius).fill()
    }

    override func keyDown(with event: NSEvent) {
        if control?.strike(event, from: self) != true { super.keyDown(with: event) }
    }

    // MARK: Accessibility

    /// What assistive technology finds while the keyboard is here.
    private var focusedElement: NSView { control?.focusedElement(ofThumb: index) ?? self }

    nonisolated override var accessibilityFocusedUIElement: Any? {
        // AppKit asks on the main thread, though its declaration does not say so.
        nonisolated(unsafe) var element: Any?
        MainActor.assumeIsolated { element = focusedElement }
        return element
    }

    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .slider }
    override func isAccessibilityEnabled() -> Bool { !(control?.model.isDisabled(thumb: index) ?? true) }

    /// Whether assistive technology can change the value.
    private var isAdjustable: Bool { isAccessibilityEnabled() && control?.isReadOnly == false }

    override func accessibilityLabel() -> String? { control?.name(ofThumb: index) }
    override func setAccessibilityLabel(_ accessibilityLabel: String?) {
        control?.setName(accessibilityLabel, ofThumb: index)
    }

    @available(macOS 14, *)
    override func accessibilityUserInputLabels() -> [String]? {
        control?.inputNames(ofThumb: index)
    }

    override func accessibilityValue() -> Any? { control.map { NSNumber(value: $0.value(ofThumb: index)) } }
    override func setAccessibilityValue(_ accessibilityValue: Any?) {
        guard let value = accessibilityValue as? NSNumber, isAdjustable else { return }
        control?.handle(.type(value.doubleValue, thumb: index))
    }

    override func accessibilityValueDescription() -> String? { control?.text(ofThumb: index) }
    override func accessibilityMinValue() -> Any? {
        control.map { NSNumber(value: $0.limits(ofThumb: index).lowerBound) }
    }
    override func accessibilityMaxValue() -> Any? {
        control.map { NSNumber(value: $0.limits(ofThumb: index).upperBound) }
    }
    override func accessibilityOrientation() -> NSAccessibilityOrientation {
        switch control?.path(ofThumb: index) {
        case .right, .left: .horizontal
        case .up, .down: .vertical
        case .arc, nil: .unknown
        }
    }

    override func accessibilityPerformIncrement() -> Bool { adjust(by: 1) }
    override func accessibilityPerformDecrement() -> Bool { adjust(by: -1) }
    private func adjust(by increments: Int) -> Bool {
        guard let control, isAdjustable else { return false }
        control.assist(.adjust(increments, thumb: index), from: self)
        return true
    }
    override func accessibilityPerformPress() -> Bool { control?.beginTyping(for: index) ?? false }

    override func accessibilityHelp() -> String? {
        control.flatMap { $0.typingHint(ofCoordinate: $0.usedCoordinate(ofThumb: index)) }
    }

    /// The steps, where they are no more than the tick marks that an `NSSlider` would have.
    override func accessibilityAllowedValues() -> [NSNumber]? {
        guard let control, case let slider = control.slider(ofThumb: index) else { return nil }
        return slider.allowedValues(inside: control.limits(ofThumb: index))
    }

    override func setAccessibilityFocused(_ accessibilityFocused: Bool) {
        if accessibilityFocused, acceptsFirstResponder { control?.focus(self) }
    }

    /// Offers only what works now.
    override func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool {
        switch NSStringFromSelector(selector) {
        case "accessibilityPerformIncrement", "accessibilityPerformDecrement", "setAccessibilityValue:":
            isAdjustable
        case "accessibilityPerformPress": control?.canType(for: index) ?? false
        case "setAccessibilityFocused:": acceptsFirstResponder
        default: super.isAccessibilitySelectorAllowed(selector)
        }
    }

    /// Views of the app in a thumb aren't elements.
    override func accessibilityChildren() -> [Any]? { [] }

    override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
        (super.accessibilityCustomActions() ?? []) + (control?.actions(of: self) ?? [])
    }

    /// For UI tests: the control's identifier, or "slider", and the index.
    override func accessibilityIdentifier() -> String {
        // Not every SDK says that there may be none.
        let (own, outer): (String?, String?) = (super.accessibilityIdentifier(), control?.accessibilityIdentifier())
        if let own, !own.isEmpty { return own }
        return "\(outer.flatMap { $0.isEmpty ? nil : $0 } ?? "slider").thumb.\(index)"
    }

    /// The distance from the middle to a point of the screen.
    func distance(to point: NSPoint) -> CGFloat {
        let frame = accessibilityFrame()
        return hypot(frame.midX - point.x, frame.midY - point.y)
    }

    /// The square in which the mouse holds the thumb.
    override func accessibilityFrame() -> NSRect {
        superview.map { NSAccessibility.screenRect(fromView: $0, rect: target) } ?? .zero
    }
}
#endif
