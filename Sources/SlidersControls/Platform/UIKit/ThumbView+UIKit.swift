#if APPLE_UI && canImport(UIKit)
import Accessibility
import SlidersCore
import UIKit

/// Holds the layers and thumb views of a control.
@MainActor
final class SliderCanvas: UIView {
    /// The layer that the parts are in.
    var root: CALayer { layer }

    /// Targets of thumbs reach beyond the canvas.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
    }
}

/// One thumb: its layer, its element for assistive technology, its focus, and its keys. It lives as long as the thumb
/// does.
@MainActor
final class ThumbView: ThumbElement {
    /// The elements of the thumb's coordinates, where it has several.
    var coordinateElements: [ThumbElement] = []
    /// The view of the app that stands in for the thumb.
    var content: ThumbContent?
    /// The glass that the thumb is while it is held, made for its first press.
    var glass: UIVisualEffectView?
    /// What lets the glass grow or shrink.
    var glassAnimator: UIViewPropertyAnimator?
    /// Whether the thumb is glass now.
    var isGlass = false

    init(index: Int, of control: BaseSliderControl) {
        super.init(ofThumb: index, of: control)
        isUserInteractionEnabled = true
        isMultipleTouchEnabled = true
        isAccessibilityElement = control.model.coordinatesPerThumb == 1
        // Tab moves from group to group. Within one, arrows would move the focus; here they move the thumb.
        focusGroupIdentifier = "SlidersControls.\(ObjectIdentifier(self))"
        #if os(visionOS)
        hoverStyle = UIHoverStyle(shape: .capsule)
        #endif
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

    // MARK: Accessibility

    /// The coordinate that was used last.
    override var coordinate: Int { control?.usedCoordinate(ofThumb: index) ?? index }

    override func removeFromSuperview() {
        for element in coordinateElements { element.removeFromSuperview() }
        super.removeFromSuperview()
    }

    /// The outline of a thumb without an image.
    var outline: UIBezierPath {
        let corner = cornerRadius
        return 2 * corner == max(bounds.width, bounds.height)
            ? UIBezierPath(ovalIn: bounds) : UIBezierPath(roundedRect: bounds, cornerRadius: corner)
    }

    /// Assistive technology finds a thumb where a touch does.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        target.contains(convert(point, to: superview))
    }

    /// The rectangle in which a finger holds the thumb, in the coordinates of the screen.
    var targetOnScreen: CGRect { superview.map { UIAccessibility.convertToScreenCoordinates(target, in: $0) } ?? .zero }

    /// The outline of the target on the screen: a disc, unless it's the whole control.
    var targetPathOnScreen: UIBezierPath? {
        let isRound = control?.model.fillsControl != true
        let path = isRound ? UIBezierPath(ovalIn: target) : UIBezierPath(rect: target)
        return superview.map { UIAccessibility.convertToScreenCoordinates(path, in: $0) }
    }

    /// The middle of the drawn thumb on the screen.
    var centerOnScreen: CGPoint {
        let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// For UI tests: the control's identifier, or "slider", and the index.
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
