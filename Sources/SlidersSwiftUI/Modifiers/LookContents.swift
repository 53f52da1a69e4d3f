#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// What the app decides about what is beside the track: texts, and which ticks there are, for all sliders in a view.
struct LookContents {
    var tickFilter: ((Double, SliderTicks.Kind) -> SliderTicks.Kind?)?
    var value: ((Double, Int) -> String)?
    var readout: (([Double]) -> String)?
    var tickLabel: ((Double) -> String)?
}

private struct LookContentsKey: EnvironmentKey {
    static var defaultValue: LookContents { LookContents() }
}

extension EnvironmentValues {
    var lookContents: LookContents {
        get { self[LookContentsKey.self] }
        set { self[LookContentsKey.self] = newValue }
    }
}

extension SliderControl {
    /// Applies texts. Closures are set only if their texts differ, so that nothing is laid out unnecessarily.
    func apply(_ contents: LookContents, _ coordinator: SliderCoordinator) {
        defer { apply(tickFilter: contents.tickFilter, coordinator) }
        let ticks = tickValues
        let texts = { [self] in
            [readoutText] + ticks.map { tickLabelFormatter?($0) ?? "" }
                + values.enumerated().map { thumbValueFormatter?($1, $0) ?? "" }
        }
        let textsBefore = texts()
        coordinator.contents = contents
        guard
            (contents.readout == nil) != (readoutFormatter == nil)
                || (contents.tickLabel == nil) != (tickLabelFormatter == nil)
                || (contents.value == nil) != (thumbValueFormatter == nil) || texts() != textsBefore
        else { return }
        thumbValueFormatter = contents.value.map { text in
            { [weak coordinator] in (coordinator?.contents.value ?? text)($0, $1) }
        }
        readoutFormatter = contents.readout.map { text in
            { [weak coordinator] in coordinator?.contents.readout?($0) ?? text($0) }
        }
        tickLabelFormatter = contents.tickLabel.map { text in
            { [weak coordinator] in coordinator?.contents.tickLabel?($0) ?? text($0) }
        }
    }

    /// Applies a filter of ticks. It's set once, and asks for a layout when its decisions change.
    private func apply(
        tickFilter filter: ((Double, SliderTicks.Kind) -> SliderTicks.Kind?)?, _ coordinator: SliderCoordinator
    ) {
        guard (filter == nil) == (tickFilter == nil) else {
            tickFilter = filter.map { filter in
                { [weak coordinator] in (coordinator?.contents.tickFilter ?? filter)($0, $1) }
            }
            return
        }
        if filter != nil { invalidateTickFilter() }
    }
}
#endif
