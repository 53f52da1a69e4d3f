#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// A view whose y-axis points down, as in the engine, and that draws nothing itself.
@MainActor
class FlippedView: NSView {
    override var isFlipped: Bool { true }
    override var mouseDownCanMoveWindow: Bool { false }
    override var wantsUpdateLayer: Bool { true }
    override func updateLayer() {}
}

/// The view that contains the layers of the parts of a control. It has no subviews, because AppKit doesn't define the
/// order of their layers among those of the parts.
@MainActor
final class SliderCanvas: FlippedView {
    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        clipsToBounds = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The layer that contains the layers of the parts.
    var root: CALayer { layer ?? CALayer() }
}

/// The view that contains the views of thumbs. It lies over the canvas, and has the coordinates of the canvas.
@MainActor
final class ThumbPane: FlippedView {}

/// The view of one thumb. It is the accessibility element of the thumb, has the keyboard focus, and receives keys, but
/// draws only the focus ring. It exists as long as the thumb does.
@MainActor
final class ThumbView: ThumbElement {
    /// The accessibility elements of the thumb's coordinates (the values of the thumb), if it has more than one.
    var coordinateElements: [ThumbElement] = []
    /// The view of the app that replaces the thumb.
    var content: ThumbContent?
    /// The glass that replaces the thumb while it is held; `nil` before the first press. Its class,
    /// `NSGlassEffectView`, doesn't exist before macOS 26.
    var glass: NSView?
    /// Whether glass replaces the thumb now.
    var isGlass = false
    /// The tag of the tool tip that shows the value.
    var toolTipTag: NSView.ToolTipTag?
    /// Whether the view is the first responder, which receives keys.
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

    /// Whether the control itself draws the thumb, and no view of the app replaces it.
    private var isPainted: Bool { control?.isReplaced(thumb: index) == false }

    override var focusRingMaskBounds: NSRect { bounds }

    override func drawFocusRingMask() {
        NSBezierPath(roundedRect: bounds, xRadius: cornerRadius, yRadius: cornerRadius).fill()
    }

    override func keyDown(with event: NSEvent) {
        if control?.pressKey(event, from: self) != true { super.keyDown(with: event) }
    }

    // MARK: Accessibility

    /// The index of the thumb's coordinate (one of its values) that was used last.
    override var coordinate: Int { control?.usedCoordinate(ofThumb: index) ?? index }

    override func removeFromSuperview() {
        for element in coordinateElements { element.removeFromSuperview() }
        super.removeFromSuperview()
    }

    /// The accessibility element that has the focus while this view has the keyboard focus.
    private var focusedElement: NSView { control?.element(of: coordinate) ?? self }

    nonisolated override var accessibilityFocusedUIElement: Any? {
        // AppKit calls this on the main thread, though the declaration doesn't say so.
        nonisolated(unsafe) var element: Any?
        MainActor.assumeIsolated { element = focusedElement }
        return element
    }

    override func isAccessibilityElement() -> Bool { coordinateElements.isEmpty }

    /// An identifier for UI tests: the app's own, or that of the control (or "slider") with the index of the thumb.
    override func accessibilityIdentifier() -> String {
        let (ownIdentifier, controlIdentifier): (String?, String?) = (ownIdentifier, control?.accessibilityIdentifier())
        if let ownIdentifier, !ownIdentifier.isEmpty { return ownIdentifier }
        return "\(controlIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? "slider").thumb.\(index)"
    }

    /// The rectangle in which a press holds the thumb, in screen coordinates.
    var targetOnScreen: NSRect { superview.map { NSAccessibility.screenRect(fromView: $0, rect: target) } ?? .zero }
}
#endif
