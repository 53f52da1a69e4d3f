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
final class ThumbView: ThumbElement {
    /// The elements of the thumb's coordinates, where it has several.
    var coordinateElements: [ThumbElement] = []
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

    init(index: Int, of control: BaseSliderControl) { super.init(ofThumb: index, of: control) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

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
        if control?.pressKey(event, from: self) != true { super.keyDown(with: event) }
    }

    // MARK: Accessibility

    /// The coordinate that was used last.
    override var coordinate: Int { control?.usedCoordinate(ofThumb: index) ?? index }

    override func removeFromSuperview() {
        for element in coordinateElements { element.removeFromSuperview() }
        super.removeFromSuperview()
    }

    /// What assistive technology finds while the keyboard is here.
    private var focusedElement: NSView { control?.element(of: coordinate) ?? self }

    nonisolated override var accessibilityFocusedUIElement: Any? {
        // AppKit asks on the main thread, though its declaration does not say so.
        nonisolated(unsafe) var element: Any?
        MainActor.assumeIsolated { element = focusedElement }
        return element
    }

    override func isAccessibilityElement() -> Bool { coordinateElements.isEmpty }

    /// For UI tests: the control's identifier, or "slider", and the index.
    override func accessibilityIdentifier() -> String {
        let (own, outer): (String?, String?) = (ownIdentifier, control?.accessibilityIdentifier())
        if let own, !own.isEmpty { return own }
        return "\(outer.flatMap { $0.isEmpty ? nil : $0 } ?? "slider").thumb.\(index)"
    }

    /// The square in which the mouse holds the thumb, in the coordinates of the screen.
    var targetOnScreen: NSRect { superview.map { NSAccessibility.screenRect(fromView: $0, rect: target) } ?? .zero }
}
#endif
