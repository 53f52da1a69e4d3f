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
final class ThumbView: UIView, @preconcurrency AXCustomContentProvider {
    /// The index of the thumb.
    let index: Int
    private(set) weak var control: BaseSliderControl?
    /// The view of the app that stands in for the thumb.
    var content: ThumbContent?
    /// The glass that the thumb is while it is held, made for its first press.
    var glass: UIVisualEffectView?
    /// What lets the glass grow or shrink.
    var glassAnimator: UIViewPropertyAnimator?
    /// Whether the thumb is glass now.
    var isGlass = false

    init(index: Int, of control: BaseSliderControl) {
        (self.index, self.control) = (index, control)
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        isAccessibilityElement = true
        // Tab moves from group to group. Within one, arrows would move the focus; here they move the thumb.
        focusGroupIdentifier = "SlidersControls.\(ObjectIdentifier(self))"
        #if os(visionOS)
        hoverStyle = UIHoverStyle(shape: .capsule)
        #endif
    }

    required init?(coder: NSCoder) {
        (index, control) = (0, nil)
        super.init(coder: coder)
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

    // MARK: Accessibility

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            guard let control, !control.model.isDisabled(thumb: index) else { return [.adjustable, .notEnabled] }
            return control.isReadOnly ? [] : .adjustable
        }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityLabel: String? {
        get { control?.name(ofThumb: index) }
        set { control?.setName(newValue, ofThumb: index) }
    }

    override var accessibilityUserInputLabels: [String]! {
        get { control?.inputNames(ofThumb: index) ?? [] }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override var accessibilityValue: String? {
        get { control?.text(ofThumb: index) }
        set { super.accessibilityValue = newValue }
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

    override var accessibilityFrame: CGRect {
        get { superview.map { UIAccessibility.convertToScreenCoordinates(target, in: $0) } ?? .zero }
        set { super.accessibilityFrame = newValue }
    }

    override var accessibilityPath: UIBezierPath? {
        get {
            let isRound = control?.model.fillsControl != true
            let path = isRound ? UIBezierPath(ovalIn: target) : UIBezierPath(rect: target)
            return superview.map { UIAccessibility.convertToScreenCoordinates(path, in: $0) }
        }
        set { super.accessibilityPath = newValue }
    }

    /// For UI tests: the control's identifier, or "slider", and the index.
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? "\(control?.accessibilityIdentifier ?? "slider").thumb.\(index)" }
        set { super.accessibilityIdentifier = newValue }
    }

    override var accessibilityActivationPoint: CGPoint {
        get {
            let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { super.accessibilityActivationPoint = newValue }
    }

    /// The lowest and the highest value that the thumb can take now, where they aren't the bounds.
    var accessibilityCustomContent: [AXCustomContent]! {
        get {
            guard let control, case let slider = control.slider(ofThumb: index) else { return [] }
            let coordinate = control.usedCoordinate(ofThumb: index)
            let text = { control.text(of: $0, coordinate: coordinate) }
            return AXCustomContent.limits(control.limits(ofThumb: index), inside: slider.bounds, text)
        }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (super.accessibilityCustomActions ?? []) + (control?.actions(of: self) ?? []) }
        set { super.accessibilityCustomActions = newValue }
    }

    override func accessibilityIncrement() { control?.assist(.adjust(1, thumb: index), from: self) }
    override func accessibilityDecrement() { control?.assist(.adjust(-1, thumb: index), from: self) }

    /// Says what an activation does.
    override var accessibilityHint: String? {
        get { control.flatMap { $0.typingHint(ofCoordinate: $0.usedCoordinate(ofThumb: index)) } }
        set { super.accessibilityHint = newValue }
    }

    override func accessibilityActivate() -> Bool { control?.beginTyping(for: index) ?? false }

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
        let unused = presses.filter { press in
            guard let key = press.key, let control else { return true }
            return !control.strike(key, from: self)
        }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
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
