#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// The accessibility element of one coordinate (one value) of a thumb. A thumb with one coordinate has a view of a
/// subclass, `ThumbView`, which is this element. A plane's thumb has two elements, invisible siblings of its view.
@MainActor
class ThumbElement: FlippedView {
    /// The index of the thumb.
    let index: Int
    /// The position of the coordinate among those of its thumb: 0, or 1 for the second one of a plane's thumb.
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

    /// The index of the coordinate whose value the element has, among those of all thumbs.
    var coordinate: Int { (control?.model.coordinates(ofThumb: index).lowerBound ?? 0) + axis }

    /// The view of the thumb; `nil` after the thumb was removed.
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
        // On a plane, the names are those of the axes.
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
    /// Changes the value by a number of increments. Returns `false` if the value can't be changed.
    private func adjust(by increments: Int) -> Bool {
        guard let control, isAdjustable else { return false }
        control.assist(.adjust(increments, thumb: coordinate), from: self)
        return true
    }
    override func accessibilityPerformPress() -> Bool { control?.beginTyping(for: coordinate) ?? false }

    /// The hint that pressing lets a person type a value; `nil` if it doesn't.
    override func accessibilityHelp() -> String? { control?.typingHint(ofCoordinate: coordinate) }

    /// The values of the steps within the current limits; `nil` without steps, or with more than 100.
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

    /// Returns whether assistive technology can use a method now.
    override func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool {
        switch NSStringFromSelector(selector) {
        case "accessibilityPerformIncrement", "accessibilityPerformDecrement", "setAccessibilityValue:":
            isAdjustable
        case "accessibilityPerformPress": control?.canType(coordinate: coordinate) ?? false
        case "setAccessibilityFocused:": thumbView?.acceptsFirstResponder ?? false
        default: super.isAccessibilitySelectorAllowed(selector)
        }
    }

    /// Returns no elements: a view of the app in place of a thumb is not an element.
    override func accessibilityChildren() -> [Any]? { [] }

    override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
        (super.accessibilityCustomActions() ?? []) + (control?.actions(of: self) ?? [])
    }

    /// The identifier that the app set; `nil` or empty if there is none. Not every SDK declares the identifier as
    /// optional.
    var ownIdentifier: String? { super.accessibilityIdentifier() }

    /// An identifier for UI tests: the app's own, or that of the thumb with the name of the axis.
    override func accessibilityIdentifier() -> String {
        if let ownIdentifier, !ownIdentifier.isEmpty { return ownIdentifier }
        return thumbView.map { "\($0.accessibilityIdentifier()).\(axis == 0 ? "x" : "y")" } ?? ""
    }

    /// Returns the rectangle in which a press holds the thumb, in screen coordinates.
    override func accessibilityFrame() -> NSRect { thumbView?.targetOnScreen ?? .zero }
}

extension BaseSliderControl {
    /// The accessibility label that the app gave the control.
    var ownLabel: String? { accessibilityLabel() }

    /// Handles an input of assistive technology, and moves the focus with the thumb. Returns whether a value changed.
    @discardableResult
    func assist(_ input: SliderInput, from element: ThumbElement) -> Bool {
        let change = handle(input)
        if let view = element.thumbView { moveFocus(for: change, from: view) }
        return !change.changed.isEmpty
    }
}

extension SliderState {
    /// Returns the values of the steps inside limits, for assistive technology; `nil` if the slider has no steps, or
    /// more than 100.
    func allowedValues(inside limits: ClosedRange<Double>) -> [NSNumber]? {
        let steps = stepValues(atMost: 100)
        return steps.isEmpty ? nil : steps.filter(limits.contains).map { NSNumber(value: $0) }
    }
}

extension NSAccessibilityCustomAction {
    /// Creates an action with a closure that returns whether the action changed something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { MainActor.assumeIsolated { perform() } }
    }
}
#endif
