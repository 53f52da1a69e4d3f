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
            switch slider.landing(of: rank) {
            case .end: return generators.end.impactOccurred()
            case .step, .mark: return generators.step.selectionChanged()
            case nil: continue
            }
        }
    }
    #endif
}
#endif
