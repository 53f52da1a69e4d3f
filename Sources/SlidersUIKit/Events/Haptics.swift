#if canImport(UIKit)
import SlidersCore
import UIKit

/// Haptics of drags: a selection on steps and marks, an impact at the ends of the track. The system plays none if the
/// user turned them off.
@MainActor
struct SliderHaptics {
    var isOn = true

    #if os(visionOS)
    func prepare() {}
    func play(_ ranks: Range<Int>, _ reason: SliderChangeReason, in slider: SliderState) {}
    #else
    private var generators: (step: UISelectionFeedbackGenerator, end: UIImpactFeedbackGenerator)?

    /// Wakes the generators when a drag begins.
    mutating func prepare() {
        guard isOn else { return }
        if generators == nil { generators = (UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(style: .light)) }
        generators?.step.prepare()
    }

    /// Plays the first landing among thumbs that a pointer moved.
    func play(_ ranks: Range<Int>, _ reason: SliderChangeReason, in slider: SliderState) {
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

extension SliderControl {
    /// Whether a drag plays haptics on steps, marks and ends, where the system has them. `true` by default.
    public var hasHaptics: Bool {
        get { haptics.isOn }
        set { haptics.isOn = newValue }
    }
}
#endif
