#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The element of assistive technology for a coordinate of a thumb. It shows nothing, and lies beside the view of its
/// thumb. The view of a thumb with one coordinate is the element itself.
@MainActor
class ThumbElement: FlippedView {
    /// The index of the thumb.
    let index: Int
    /// The number of the coordinate among those of its thumb.
    private let axis: Int
    private(set) weak var control: BaseSliderControl?

    init(axis: Int = 0, ofThumb index: Int, of control: BaseSliderControl) {
        (self.axis, self.index, self.control) = (axis, index, control)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        (axis, index, control) = (0, 0, nil)
        super.init(coder: coder)
    }

    /// The coordinate whose value is read.
    var coordinate: Int { (control?.model.coordinates(ofThumb: index).lowerBound ?? 0) + axis }

    /// The view of the thumb.
    var thumbView: ThumbView? {
        control.flatMap { $0.thumbViews.indices.contains(index) ? $0.thumbViews[index] : nil }
    }

    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .slider }
    override func isAccessibilityEnabled() -> Bool { control?.isAdjustable(coordinate: coordinate) ?? false }

    /// Whether assistive technology can change the value.
    private var isAdjustable: Bool { isAccessibilityEnabled() && control?.isReadOnly == false }

    override func accessibilityLabel() -> String? { control?.name(ofCoordinate: coordinate) }
    override func setAccessibilityLabel(_ accessibilityLabel: String?) {
        control?.texts.names[control?.model.coordinatesPerThumb == 1 ? index : axis] = accessibilityLabel
    }

    @available(macOS 14, *)
    override func accessibilityUserInputLabels() -> [String]? { control?.inputNames(ofCoordinate: coordinate) }

    override func accessibilityValue() -> Any? { control.map { NSNumber(value: $0.model.value(of: coordinate)) } }
    override func setAccessibilityValue(_ accessibilityValue: Any?) {
        guard let value = accessibilityValue as? NSNumber, isAdjustable else { return }
        control?.handle(.type(value.doubleValue, thumb: coordinate))
    }

    override func accessibilityValueDescription() -> String? {
        control.map { $0.text(of: $0.model.value(of: coordinate), coordinate: coordinate) }
    }
    override func accessibilityMinValue() -> Any? {
        control.map { NSNumber(value: $0.limits(ofCoordinate: coordinate).lowerBound) }
    }
    override func accessibilityMaxValue() -> Any? {
        control.map { NSNumber(value: $0.limits(ofCoordinate: coordinate).upperBound) }
    }
    override func accessibilityOrientation() -> NSAccessibilityOrientation {
        switch control?.model.path(ofCoordinate: coordinate) {
        case .right, .left: .horizontal
        case .up, .down: .vertical
        case .arc, nil: .unknown
        }
    }

    override func accessibilityPerformIncrement() -> Bool { adjust(by: 1) }
    override func accessibilityPerformDecrement() -> Bool { adjust(by: -1) }
    private func adjust(by increments: Int) -> Bool {
        guard let control, isAdjustable else { return false }
        control.assist(.adjust(increments, thumb: coordinate), from: self)
        return true
    }
    override func accessibilityPerformPress() -> Bool { control?.beginTyping(for: coordinate) ?? false }

    /// Says what a press does.
    override func accessibilityHelp() -> String? { control?.typingHint(ofCoordinate: coordinate) }

    /// The steps, where they are no more than the tick marks that an `NSSlider` would have.
    override func accessibilityAllowedValues() -> [NSNumber]? {
        guard let control else { return nil }
        let limits = control.limits(ofCoordinate: coordinate)
        return control.model.slider(of: coordinate).state.allowedValues(inside: limits)
    }

    override func isAccessibilityFocused() -> Bool {
        guard let thumbView, thumbView.isFocused else { return false }
        return control?.usedCoordinate(ofThumb: index) == coordinate
    }
    override func setAccessibilityFocused(_ accessibilityFocused: Bool) {
        guard accessibilityFocused, let control, let thumbView, thumbView.acceptsFirstResponder else { return }
        control.use(coordinate)
        control.focus(thumbView)
    }

    /// Offers only what works now.
    override func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool {
        switch NSStringFromSelector(selector) {
        case "accessibilityPerformIncrement", "accessibilityPerformDecrement", "setAccessibilityValue:":
            isAdjustable
        case "accessibilityPerformPress": control?.canType(coordinate: coordinate) ?? false
        case "setAccessibilityFocused:": thumbView?.acceptsFirstResponder ?? false
        default: super.isAccessibilitySelectorAllowed(selector)
        }
    }

    /// Views of the app in a thumb aren't elements.
    override func accessibilityChildren() -> [Any]? { [] }

    override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
        (super.accessibilityCustomActions() ?? []) + (control?.actions(of: self) ?? [])
    }

    /// The identifier that the app set. Not every SDK says that there may be none.
    var ownIdentifier: String? { super.accessibilityIdentifier() }

    /// For UI tests: the identifier of the thumb, and the axis.
    override func accessibilityIdentifier() -> String {
        if let own = ownIdentifier, !own.isEmpty { return own }
        return thumbView.map { "\($0.accessibilityIdentifier()).\(axis == 0 ? "x" : "y")" } ?? ""
    }

    /// The square in which the mouse holds the thumb.
    override func accessibilityFrame() -> NSRect { thumbView?.targetOnScreen ?? .zero }
}

extension BaseSliderControl {
    /// The label that the app gave the control.
    var ownLabel: String? { accessibilityLabel() }

    /// Does what assistive technology asks of a coordinate. Returns whether a value changed.
    @discardableResult
    func assist(_ input: SliderInput, from element: ThumbElement) -> Bool {
        let change = handle(input)
        if let view = element.thumbView { moveFocus(for: change, from: view) }
        return !change.changed.isEmpty
    }
}

extension SliderState {
    /// The steps inside the limits of a thumb, for assistive technology; `nil` if there are none, or more than 100.
    func allowedValues(inside limits: ClosedRange<Double>) -> [NSNumber]? {
        let steps = stepValues(atMost: 100)
        return steps.isEmpty ? nil : steps.filter(limits.contains).map { NSNumber(value: $0) }
    }
}

extension NSAccessibilityCustomAction {
    /// Makes an action that returns whether it did something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { MainActor.assumeIsolated { perform() } }
    }
}
#endif
