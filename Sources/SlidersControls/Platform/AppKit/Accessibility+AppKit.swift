#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore

extension SliderControl {
    /// The label that the app gave the control.
    var ownLabel: String? { accessibilityLabel() }

    /// Adds increments of assistive technology to a thumb.
    func adjust(by increments: Int, from view: ThumbView) {
        moveFocus(for: handle(.adjust(increments, thumb: view.index)), from: view)
    }
}

extension NSAccessibilityCustomAction {
    /// Makes an action that says whether it did something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { MainActor.assumeIsolated { perform() } }
    }
}
#endif
