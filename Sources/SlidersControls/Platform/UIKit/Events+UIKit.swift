#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// Changes become actions and haptics.
extension BaseSliderControl {
    /// Sends the action for the beginning of a drag.
    func sendBegin() {
        if hasHaptics { haptics.prepare(in: self) }
        sendActions(for: .editingDidBegin)
    }

    /// Plays the first landing among thumbs that a pointer moved.
    func playHaptics(of indices: Range<Int>) { haptics.play(indices, in: self) }

    /// Sends the action of a change.
    func sendChange(of indices: Range<Int>) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    /// Sends the action of an end.
    func sendEnd() { sendActions(for: .editingDidEnd) }

    /// Does nothing: UIKit asks for the state when it needs it.
    func valuesDidChange(of thumbs: [Int]) {}

    /// A Boolean value that indicates whether a drag reports each change. The default is `true`. If it's `false`, the
    /// control reports one change, at the end of a drag or when the scale of a ruler comes to rest.
    @IBInspectable public var isContinuous: Bool {
        get { model.configuration.isContinuous }
        set { configureAny { $0.isContinuous = newValue } }
    }
}
#endif
