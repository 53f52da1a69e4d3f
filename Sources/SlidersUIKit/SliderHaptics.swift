#if canImport(UIKit)
import UIKit

/// What a finger feels: a tick on steps and marks, a knock at the ends of the track. The system may be set to leave it out.
@MainActor
struct SliderHaptics {
    var isOn = true

    #if os(visionOS)
    func prepare() {}
    func feel(_ ranks: Range<Int>, _ reason: Reason, in slider: SliderState) {}
    #else
    private var generators: (step: UISelectionFeedbackGenerator, end: UIImpactFeedbackGenerator)?

    mutating func prepare() {
        guard isOn else { return }
        if generators == nil { generators = (UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(style: .light)) }
        generators?.step.prepare()
    }

    func feel(_ ranks: Range<Int>, _ reason: Reason, in slider: SliderState) {
        guard isOn, reason == .pointer, let generators else { return }
        for rank in ranks where slider.isChanged(rank) {
            let value = slider.value(of: rank)
            if !slider.isWrapped, value == slider.scale.lower || value == slider.scale.upper {
                return generators.end.impactOccurred()
            }
            if slider.configuration.step != .none || slider.configuration.marks.contains(value) {
                return generators.step.selectionChanged()
            }
        }
    }
    #endif
}
#endif
