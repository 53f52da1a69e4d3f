#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

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
