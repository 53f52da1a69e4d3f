#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

/// What a style leaves to the app: texts, for all sliders in a view.
struct LookContents {
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
    /// Applies texts. Closures are set if their texts differ, so that nothing is laid out without need.
    func apply(_ contents: LookContents, _ coordinator: SliderCoordinator) {
        let ticks = tickValues
        let texts = { [self] in [readoutText] + ticks.map { tickLabelFormatter?($0) ?? "" } }
        let textsBefore = texts()
        coordinator.contents = contents
        guard
            (contents.readout == nil) != (readoutFormatter == nil)
                || (contents.tickLabel == nil) != (tickLabelFormatter == nil) || texts() != textsBefore
        else { return }
        readoutFormatter = contents.readout.map { text in
            { [weak coordinator] in coordinator?.contents.readout?($0) ?? text($0) }
        }
        tickLabelFormatter = contents.tickLabel.map { text in
            { [weak coordinator] in coordinator?.contents.tickLabel?($0) ?? text($0) }
        }
    }
}
#endif
