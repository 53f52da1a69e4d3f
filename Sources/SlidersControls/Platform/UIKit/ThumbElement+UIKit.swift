#if APPLE_UI && canImport(UIKit)
import Accessibility
import SlidersCore
import UIKit

/// The accessibility element of one coordinate (one value) of a thumb. A thumb with one coordinate has a view of a
/// subclass, `ThumbView`, which is this element. A plane's thumb has two elements, invisible siblings of its view.
@MainActor
class ThumbElement: UIView, @preconcurrency AXCustomContentProvider {
    /// The index of the thumb.
    let index: Int
    /// The position of the coordinate among those of its thumb: 0, or 1 for the second one of a plane's thumb.
    private let axis: Int
    private(set) weak var control: BaseSliderControl?

    init(axis: Int = 0, ofThumb index: Int, of control: BaseSliderControl) {
        (self.axis, self.index, self.control) = (axis, index, control)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        (axis, index, control) = (0, 0, nil)
        super.init(coder: coder)
    }

    /// The index of the coordinate whose value the element has, among those of all thumbs.
    var coordinate: Int { (control?.model.coordinates(ofThumb: index).lowerBound ?? 0) + axis }

    /// The view of the thumb; `nil` after the thumb was removed.
    var thumbView: ThumbView? {
        control.flatMap { $0.thumbViews.indices.contains(index) ? $0.thumbViews[index] : nil }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            guard let control, control.isAdjustable(coordinate: coordinate) else { return [.adjustable, .notEnabled] }
            return control.isReadOnly ? [] : .adjustable
        }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityLabel: String? {
        get { control?.name(ofCoordinate: coordinate) }
        // On a plane, the names are those of the axes.
        set { control?.texts.names[control?.model.coordinatesPerThumb == 1 ? index : axis] = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get { control?.inputNames(ofCoordinate: coordinate) ?? [] }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override var accessibilityValue: String? {
        get { control.map { $0.text(of: $0.model.value(of: coordinate), coordinate: coordinate) } }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityFrame: CGRect {
        get { thumbView?.targetOnScreen ?? .zero }
        set { super.accessibilityFrame = newValue }
    }

    override var accessibilityPath: UIBezierPath? {
        get { thumbView?.targetPathOnScreen }
        set { super.accessibilityPath = newValue }
    }

    override var accessibilityActivationPoint: CGPoint {
        get { thumbView?.centerOnScreen ?? .zero }
        set { super.accessibilityActivationPoint = newValue }
    }

    /// The identifier that the app set; `nil` if there is none.
    var ownIdentifier: String? { super.accessibilityIdentifier }

    /// An identifier for UI tests: the app's own, or that of the thumb with the name of the axis.
    override var accessibilityIdentifier: String? {
        get { ownIdentifier ?? thumbView?.accessibilityIdentifier.map { "\($0).\(axis == 0 ? "x" : "y")" } }
        set { super.accessibilityIdentifier = newValue }
    }

    /// The lowest and the highest value that the coordinate can have now, each only if it isn't a bound of the slider.
    var accessibilityCustomContent: [AXCustomContent]! {
        get {
            guard let control else { return [] }
            let bounds = control.model.slider(of: coordinate).state.bounds
            let limits = control.limits(ofCoordinate: coordinate)
            let content = { (name: String, value: Double) in
                AXCustomContent(label: control.word(name), value: control.text(of: value, coordinate: self.coordinate))
            }
            return (limits.lowerBound > bounds.lowerBound ? [content("Lowest possible", limits.lowerBound)] : [])
                + (limits.upperBound < bounds.upperBound ? [content("Highest possible", limits.upperBound)] : [])
        }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (super.accessibilityCustomActions ?? []) + (control?.actions(of: self) ?? []) }
        set { super.accessibilityCustomActions = newValue }
    }

    /// The hint that activating the element lets a person type a value; `nil` if it doesn't.
    override var accessibilityHint: String? {
        get { control?.typingHint(ofCoordinate: coordinate) }
        set { super.accessibilityHint = newValue }
    }

    override func accessibilityActivate() -> Bool { control?.beginTyping(for: coordinate) ?? false }
    override func accessibilityIncrement() { control?.assist(.adjust(1, thumb: coordinate), from: self) }
    override func accessibilityDecrement() { control?.assist(.adjust(-1, thumb: coordinate), from: self) }
}

extension BaseSliderControl {
    /// The accessibility label that the app gave the control.
    var ownLabel: String? { accessibilityLabel }

    /// Handles an input of assistive technology, and moves the focus with the thumb. Returns whether a value changed.
    @discardableResult
    func assist(_ input: SliderInput, from element: ThumbElement) -> Bool {
        let change = handle(input)
        if let focusedView = element.thumbView.flatMap({ moveFocus(for: change, from: $0) }) {
            UIAccessibility.post(notification: .layoutChanged, argument: focusedView)
        }
        return !change.changed.isEmpty
    }
}

extension UIAccessibilityCustomAction {
    /// Creates an action with a closure that returns whether the action changed something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { _ in MainActor.assumeIsolated { perform() } }
    }
}
#endif
