#if APPLE_UI && canImport(UIKit)
import Accessibility
import SlidersCore
import UIKit

/// A coordinate of a point: its element for assistive technology. It shows nothing, takes no touches, and lies beside
/// the views of points.
@MainActor
final class CoordinateView: UIView, @preconcurrency AXCustomContentProvider {
    /// The axis of the coordinate.
    let axis: SliderPlane.Axis
    /// The index of the point.
    let point: Int
    private weak var control: PlaneSliderControl?

    init(_ axis: SliderPlane.Axis, ofThumb point: Int, of control: PlaneSliderControl) {
        (self.axis, self.point, self.control) = (axis, point, control)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        (axis, point, control) = (.x, 0, nil)
        super.init(coder: coder)
    }

    private var coordinate: Int { 2 * point + axis.rawValue }
    private var slider: SliderState? { control?.plane.slider(axis, ofThumb: point) }
    private var view: ThumbView? { control.map { $0.thumbViews[point] } }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { slider?.isDisabled(thumb: 0) == true ? [.adjustable, .notEnabled] : view?.accessibilityTraits ?? [] }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityLabel: String? {
        get { control?.coordinateName(axis, ofThumb: point) }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get { control?.inputNames(axis, ofThumb: point) ?? [] }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override var accessibilityValue: String? {
        get { slider.flatMap { control?.text(of: $0.value(of: 0), on: axis) } }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityFrame: CGRect {
        get { view?.accessibilityFrame ?? .zero }
        set { super.accessibilityFrame = newValue }
    }

    override var accessibilityPath: UIBezierPath? {
        get { view?.accessibilityPath }
        set { super.accessibilityPath = newValue }
    }

    override var accessibilityActivationPoint: CGPoint {
        get { view?.accessibilityActivationPoint ?? .zero }
        set { super.accessibilityActivationPoint = newValue }
    }

    /// For UI tests: the identifier of the point, and the axis.
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? view?.accessibilityIdentifier.map { "\($0).\(axis)" } }
        set { super.accessibilityIdentifier = newValue }
    }

    /// The lowest and the highest value that the coordinate can take now, where they aren't the bounds.
    var accessibilityCustomContent: [AXCustomContent]! {
        get {
            guard let control, let slider else { return [] }
            let text = { control.text(of: $0, on: self.axis) }
            return AXCustomContent.limits(slider.adjustableLimits(of: 0), inside: slider.bounds, text)
        }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (super.accessibilityCustomActions ?? []) + (control?.actions(axis, ofThumb: point) ?? []) }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Says what an activation does.
    override var accessibilityHint: String? {
        get { control?.typingHint(ofCoordinate: coordinate) }
        set { super.accessibilityHint = newValue }
    }

    override func accessibilityActivate() -> Bool { control?.beginTyping(axis, ofThumb: point) ?? false }

    override func accessibilityIncrement() { adjust(by: 1) }
    override func accessibilityDecrement() { adjust(by: -1) }

    private func adjust(by increments: Int) {
        guard let control else { return }
        control.perform(.adjust(increments, thumb: coordinate))
    }
}
#endif
