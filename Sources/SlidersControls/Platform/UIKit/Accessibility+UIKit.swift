#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

extension SliderControl {
    /// The label that the app gave the control.
    var ownLabel: String? { accessibilityLabel }

    /// Adds increments of VoiceOver or Voice Control to a thumb.
    func adjust(by increments: Int, from view: ThumbView) {
        let change = handle(.adjust(increments, thumb: view.index))
        if let next = moveFocus(for: change, from: view) {
            UIAccessibility.post(notification: .layoutChanged, argument: next)
        }
    }
}

extension UIAccessibilityCustomAction {
    /// Makes an action that says whether it did something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { _ in MainActor.assumeIsolated { perform() } }
    }
}
#endif
