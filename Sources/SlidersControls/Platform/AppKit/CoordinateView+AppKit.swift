#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// A coordinate of a point: its element for assistive technology. It shows nothing, and lies
/// beside the views of points.
@MainActor
final class CoordinateView: FlippedView {
    /// The axis of the coordinate.
    let axis: SliderPlane.Axis
    /// The index of the point.
    let point: Int
    private weak var control: PlaneSliderControl?

    init(_ axis: SliderPlane.Axis, ofThumb point: Int, of control: PlaneSliderControl) {
        (self.axis, self.point, self.control) = (axis, point, control)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        (axis, point, control) = (.x, 0, nil)
        super.init(coder: coder)
    }

    private var coordinate: Int { 2 * point + axis.rawValue }
    private var slider: SliderState? { control?.plane.slider(axis, ofThumb: point) }
    private var view: ThumbView? { control.map { $0.thumbViews[point] } }

    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .slider }
    override func isAccessibilityEnabled() -> Bool { slider?.isDisabled(thumb: 0) == false }
    override func accessibilityLabel() -> String? { control?.coordinateName(axis, ofThumb: point) }

    override func accessibilityValue() -> Any? { slider.map { NSNumber(value: $0.value(of: 0)) } }
    override func setAccessibilityValue(_ accessibilityValue: Any?) {
        guard let value = accessibilityValue as? NSNumber else { return }
        perform { .type(value.doubleValue, thumb: $0) }
    }

    override func accessibilityValueDescription() -> String? {
        slider.flatMap { control?.text(of: $0.value(of: 0), on: axis) }
    }
    override func accessibilityMinValue() -> Any? {
        slider.map { NSNumber(value: $0.adjustableLimits(of: 0).lowerBound) }
    }
    override func accessibilityMaxValue() -> Any? {
        slider.map { NSNumber(value: $0.adjustableLimits(of: 0).upperBound) }
    }
    override func accessibilityOrientation() -> NSAccessibilityOrientation {
        if control?.plane.area.isDisc == true { .unknown } else if axis == .x { .horizontal } else { .vertical }
    }

    override func accessibilityPerformIncrement() -> Bool { perform { .adjust(1, thumb: $0) } }
    override func accessibilityPerformDecrement() -> Bool { perform { .adjust(-1, thumb: $0) } }

    /// Gives the control an input on the coordinate. Returns whether a person can change it.
    @discardableResult
    private func perform(_ input: (_ coordinate: Int) -> SliderInput) -> Bool {
        guard let control, isAccessibilityEnabled(), !control.isReadOnly else { return false }
        control.perform(input(coordinate))
        return true
    }

    override func accessibilityPerformPress() -> Bool { control?.beginTyping(axis, ofThumb: point) ?? false }

    override func accessibilityHelp() -> String? { control?.typingHint(ofCoordinate: coordinate) }

    @available(macOS 14, *)
    override func accessibilityUserInputLabels() -> [String]? { control?.inputNames(axis, ofThumb: point) }

    /// The steps, where they are no more than the tick marks that an `NSSlider` would have.
    override func accessibilityAllowedValues() -> [NSNumber]? {
        slider.flatMap { $0.allowedValues(inside: $0.adjustableLimits(of: 0)) }
    }

    /// Offers only what works now.
    override func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool {
        switch NSStringFromSelector(selector) {
        case "accessibilityPerformIncrement", "accessibilityPerformDecrement", "setAccessibilityValue:":
            isAccessibilityEnabled() && control?.isReadOnly == false
        case "accessibilityPerformPress": control?.canType(coordinate: coordinate) ?? false
        case "setAccessibilityFocused:": view?.acceptsFirstResponder ?? false
        default: super.isAccessibilitySelectorAllowed(selector)
        }
    }

    override func isAccessibilityFocused() -> Bool {
        guard let view, view.isFocused else { return false }
        return control?.usedAxis(ofThumb: point) == axis
    }
    override func setAccessibilityFocused(_ accessibilityFocused: Bool) {
        guard accessibilityFocused, let control, let view, view.acceptsFirstResponder else { return }
        control.usedCoordinates[point] = coordinate
        control.focus(view)
    }

    override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
        (super.accessibilityCustomActions() ?? []) + (control?.actions(axis, ofThumb: point) ?? [])
    }

    /// For UI tests: the identifier of the point, and the axis.
    override func accessibilityIdentifier() -> String {
        let own: String? = super.accessibilityIdentifier()
        if let own, !own.isEmpty { return own }
        return view.map { "\($0.accessibilityIdentifier()).\(axis)" } ?? ""
    }

    override func accessibilityFrame() -> NSRect { view?.accessibilityFrame() ?? .zero }
}
#endif
