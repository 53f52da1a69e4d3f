#if APPLE_UI && canImport(UIKit)
import Accessibility
import SlidersCore
import UIKit

extension BaseSliderControl {
    /// The label that the app gave the control.
    var ownLabel: String? { accessibilityLabel }

    /// Does what VoiceOver or Voice Control asks of a coordinate. Returns whether a value changed.
    @discardableResult
    func assist(_ input: SliderInput, from element: ThumbElement) -> Bool {
        let change = handle(input)
        if let next = element.thumbView.flatMap({ moveFocus(for: change, from: $0) }) {
            UIAccessibility.post(notification: .layoutChanged, argument: next)
        }
        return !change.changed.isEmpty
    }
}

extension AXCustomContent {
    /// Makes what is read of the limits of a value, unless they are the bounds.
    static func limits(
        _ limits: ClosedRange<Double>, inside bounds: ClosedRange<Double>, _ text: (Double) -> String
    ) -> [AXCustomContent] {
        var contents: [AXCustomContent] = []
        if limits.lowerBound > bounds.lowerBound {
            let value = text(limits.lowerBound)
            contents.append(AXCustomContent(label: LocalizedText.localized("Lowest possible"), value: value))
        }
        if limits.upperBound < bounds.upperBound {
            let value = text(limits.upperBound)
            contents.append(AXCustomContent(label: LocalizedText.localized("Highest possible"), value: value))
        }
        return contents
    }
}

extension UIAccessibilityCustomAction {
    /// Makes an action that returns whether it did something.
    convenience init(named name: String, _ perform: @escaping @MainActor () -> Bool) {
        self.init(name: name) { _ in MainActor.assumeIsolated { perform() } }
    }
}
#endif
