#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

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
