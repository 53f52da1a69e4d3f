#if canImport(UIKit)
import Accessibility
import UIKit

/// Where the parts of a control are.
@MainActor
final class SliderCanvas: UIView {}

/// One thumb: its layer, its place in accessibility and focus, and its keys. It stays as long as the thumb does.
@MainActor
final class ThumbView: UIView, @preconcurrency AXCustomContentProvider {
    let rank: Int
    private weak var control: SliderControl?

    init(rank: Int, of control: SliderControl) {
        (self.rank, self.control) = (rank, control)
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        isAccessibilityElement = true
        // The tab key goes from group to group; inside one it would be for arrows, which move the thumb.
        focusGroupIdentifier = "SlidersUIKit.\(ObjectIdentifier(self))"
        #if os(visionOS)
        hoverStyle = UIHoverStyle(shape: .circle)
        #endif
    }

    required init?(coder: NSCoder) {
        (rank, control) = (0, nil)
        super.init(coder: coder)
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

    // MARK: Accessibility

    override var accessibilityTraits: UIAccessibilityTraits {
        get { control?.slider.isDisabled(rank) ?? true ? [.adjustable, .notEnabled] : .adjustable }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityLabel: String? {
        get { control?.thumbName(rank) }
        set { control?.setThumbName(newValue, for: rank) }
    }

    override var accessibilityUserInputLabels: [String]! {
        get { control?.thumbInputNames(rank) ?? [] }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override var accessibilityValue: String? {
        get { control.map { $0.text(of: $0.slider.value(of: rank)) } }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityActivationPoint: CGPoint {
        get {
            let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { super.accessibilityActivationPoint = newValue }
    }

    /// What the thumb can take now; going round a wrapping circle, everything.
    var accessibilityCustomContent: [AXCustomContent]! {
        get {
            guard let control else { return [] }
            let slider = control.slider, limits = slider.isWrapped ? slider.scale.bounds : slider.limits(of: rank)
            return [
                AXCustomContent(label: SliderTexts.localized("Lowest possible"), value: control.text(of: limits.lowerBound)),
                AXCustomContent(label: SliderTexts.localized("Highest possible"), value: control.text(of: limits.upperBound)),
            ]
        }
        set {}
    }

    override func accessibilityIncrement() { control?.adjust(by: 1, from: self) }
    override func accessibilityDecrement() { control?.adjust(by: -1, from: self) }

    override func accessibilityActivate() -> Bool { control?.beginTyping() ?? false }

    // MARK: Focus and keys

    override var canBecomeFocused: Bool { !(control?.slider.isDisabled(rank) ?? true) }
    override var canBecomeFirstResponder: Bool { canBecomeFocused }

    override var focusEffect: UIFocusEffect? {
        get { control?.showsFocus == true ? nil : UIFocusHaloEffect(path: UIBezierPath(ovalIn: bounds)) }
        set { super.focusEffect = newValue }
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedView === self {
            becomeFirstResponder()
        } else if isFirstResponder {
            resignFirstResponder()
        }
        control?.showFocus()
    }

    private var keyRepeat: Task<Void, Never>?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { press in
            guard let key = press.key, let control, control.strike(key, from: self) else { return true }
            repeatKey(key)
            return false
        }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keyRepeat?.cancel()
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keyRepeat?.cancel()
        super.pressesCancelled(presses, with: event)
    }

    /// Presses come once however long a key is held, so it is repeated here as a keyboard does; where thumbs cross, for the
    /// thumb that has the focus then.
    private func repeatKey(_ key: UIKey) {
        keyRepeat?.cancel()
        keyRepeat = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 400_000_000)
            while !Task.isCancelled, let self, let control {
                guard let focused = control.thumbViews.first(where: \.isFirstResponder), control.strike(key, from: focused) else { return }
                try? await Task.sleep(nanoseconds: 100_000_000)
            }
        }
    }
}
#endif
