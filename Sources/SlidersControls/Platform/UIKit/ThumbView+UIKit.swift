#if APPLE_UI && canImport(UIKit)
import Accessibility
import SlidersCore
import UIKit

/// The view that contains the layers of the parts of a control and the views of its thumbs.
@MainActor
final class SliderCanvas: UIView {
    /// The layer that contains the layers of the parts.
    var root: CALayer { layer }

    /// Returns whether a point is inside the canvas or the target of a thumb, which can extend beyond the canvas.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
    }
}

/// The view of one thumb. Its layer shows the thumb. The view is the accessibility element of the thumb, has the
/// keyboard focus, and receives keys. It exists as long as the thumb does.
@MainActor
final class ThumbView: ThumbElement {
    /// The accessibility elements of the thumb's coordinates (the values of the thumb), if it has more than one.
    var coordinateElements: [ThumbElement] = []
    /// The view of the app that replaces the thumb.
    var content: ThumbContent?
    /// The glass that replaces the thumb while it is held; `nil` before the first press.
    var glass: UIVisualEffectView?
    /// The animator that lets the glass grow or shrink.
    var glassAnimator: UIViewPropertyAnimator?
    /// Whether glass replaces the thumb now.
    var isGlass = false

    init(index: Int, of control: BaseSliderControl) {
        super.init(ofThumb: index, of: control)
        isUserInteractionEnabled = true
        isMultipleTouchEnabled = true
        isAccessibilityElement = control.model.coordinatesPerThumb == 1
        // A focus group of its own keeps arrow keys from moving the focus to another thumb, so they move this thumb.
        // The Tab key moves the focus from group to group.
        focusGroupIdentifier = "SlidersControls.\(ObjectIdentifier(self))"
        #if os(visionOS)
        hoverStyle = UIHoverStyle(shape: .capsule)
        #endif
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    /// The layer of the view, which shows the thumb.
    var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

    // MARK: Accessibility

    /// The index of the thumb's coordinate (one of its values) that was used last.
    override var coordinate: Int { control?.usedCoordinate(ofThumb: index) ?? index }

    override func removeFromSuperview() {
        for element in coordinateElements { element.removeFromSuperview() }
        super.removeFromSuperview()
    }

    /// The outline of the painted thumb, in the coordinates of the view.
    var outline: UIBezierPath {
        let corner = cornerRadius
        return 2 * corner == max(bounds.width, bounds.height)
            ? UIBezierPath(ovalIn: bounds) : UIBezierPath(roundedRect: bounds, cornerRadius: corner)
    }

    /// Returns whether a point is inside the target of the thumb, in which a press holds it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        target.contains(convert(point, to: superview))
    }

    /// The rectangle in which a press holds the thumb, in screen coordinates.
    var targetOnScreen: CGRect { superview.map { UIAccessibility.convertToScreenCoordinates(target, in: $0) } ?? .zero }

    /// The outline of the area in which a press holds the thumb, in screen coordinates: an oval, or a rectangle if the
    /// area is the whole control, as on a ruler.
    var targetPathOnScreen: UIBezierPath? {
        let isRound = control?.model.fillsControl != true
        let path = isRound ? UIBezierPath(ovalIn: target) : UIBezierPath(rect: target)
        return superview.map { UIAccessibility.convertToScreenCoordinates(path, in: $0) }
    }

    /// The center of the drawn thumb, in screen coordinates.
    var centerOnScreen: CGPoint {
        let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// An identifier for UI tests: the app's own, or that of the control (or "slider") with the index of the thumb.
    override var accessibilityIdentifier: String? {
        get { ownIdentifier ?? "\(control?.accessibilityIdentifier ?? "slider").thumb.\(index)" }
        set { super.accessibilityIdentifier = newValue }
    }

    // MARK: Focus and keys

    override var canBecomeFocused: Bool { !(control?.model.isDisabled(thumb: index) ?? true) }
    override var canBecomeFirstResponder: Bool { canBecomeFocused }

    override var focusEffect: UIFocusEffect? {
        get {
            guard let control, control.paintsFocus, !control.isReplaced(thumb: index) else {
                return UIFocusHaloEffect(path: outline)
            }
            return nil
        }
        set { super.focusEffect = newValue }
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedView === self {
            becomeFirstResponder()
        } else if isFirstResponder {
            resignFirstResponder()
        }
        control?.highlightFocus()
    }

    override var keyCommands: [UIKeyCommand]? { canBecomeFocused ? KeyCommands.all : nil }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            if let key = press.key, control?.pressKey(key, from: self) == true { continue }
            super.pressesBegan([press], with: event)
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        control?.keyHold.end(after: presses)
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        control?.keyHold.end()
        super.pressesCancelled(presses, with: event)
    }
}
#endif
