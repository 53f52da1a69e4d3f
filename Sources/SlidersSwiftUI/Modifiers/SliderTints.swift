#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

/// Colors in place of those of a palette.
struct SliderTints: Equatable {
    var span: Color?
    var track: Color?
    var thumb: Color?
}

extension SliderControl {
    /// Applies colors that differ from those before. What is not given is left to UIAppearance.
    func apply(_ tints: SliderTints, _ coordinator: SliderCoordinator) {
        let before = coordinator.tints
        if tints.span != before.span { spanTint = tints.span.map { SliderControl.PlatformColor($0) } }
        if tints.track != before.track { maximumTrackTintColor = tints.track.map { SliderControl.PlatformColor($0) } }
        if tints.thumb != before.thumb { thumbTintColor = tints.thumb.map { SliderControl.PlatformColor($0) } }
        coordinator.tints = tints
    }
}
#endif
