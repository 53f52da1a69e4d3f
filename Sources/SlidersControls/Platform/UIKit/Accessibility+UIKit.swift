#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

extension BaseSliderControl {
    /// The label that the app gave the control.
    var ownLabel: String? { accessibilityLabel }

    /// Does what VoiceOver or Voice Control asks of a thumb. Returns whether a value changed.
    @discardableResult
    func assist(_ input: SliderInput, from view: ThumbView) -> Bool {
        let change = handle(input)
        if let next = moveFocus(for: change, from: view) {
            UIAccessibility.post(notification: .layoutChanged, argument: next)
        }
        return !change.changed.isEmpty
    }
}

extension UIAccessibilityCustomAction {
    /// Makes an action that returns whether it did something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { _ in MainActor.assumeIsolated { perform() } }
    }
}
#endif
