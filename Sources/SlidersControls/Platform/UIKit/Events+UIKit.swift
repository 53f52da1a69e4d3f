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

/// Haptics of drags: a selection on steps and detents, and an impact at the ends of the track. The system plays none if
/// the user turned them off.
@MainActor
struct SliderHaptics {
    #if os(visionOS)
    func prepare(in view: UIView) {}
    func play(_ indices: Range<Int>, in control: BaseSliderControl) {}
    #else
    private var generators: (step: UISelectionFeedbackGenerator, end: UIImpactFeedbackGenerator)?

    /// Wakes the generators when a drag begins.
    mutating func prepare(in view: UIView) {
        if generators == nil {
            if #available(iOS 17.5, *) {
                generators = (
                    UISelectionFeedbackGenerator(view: view), UIImpactFeedbackGenerator(style: .light, view: view)
                )
            } else {
                generators = (UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(style: .light))
            }
        }
        generators?.step.prepare()
    }

    /// Plays the first landing among thumbs that a pointer moved.
    func play(_ indices: Range<Int>, in control: BaseSliderControl) {
        guard let generators else { return }
        for index in indices where control.model.isChanged(thumb: index) {
            switch control.landing(ofThumb: index) {
            case .end: return generators.end.impactOccurred()
            case .step, .detent: return generators.step.selectionChanged()
            case nil: continue
            }
        }
    }
    #endif
}
#endif
