#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore

extension BaseSliderControl {
    /// The label that the app gave the control.
    var ownLabel: String? { accessibilityLabel() }

    /// Does what assistive technology asks of a thumb. Returns whether a value changed.
    @discardableResult
    func assist(_ input: SliderInput, from view: ThumbView) -> Bool {
        let change = handle(input)
        moveFocus(for: change, from: view)
        return !change.changed.isEmpty
    }
}

extension NSAccessibilityCustomAction {
    /// Makes an action that returns whether it did something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { MainActor.assumeIsolated { perform() } }
    }
}
#endif
