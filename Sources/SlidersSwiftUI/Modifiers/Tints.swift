#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

/// Colors in place of those of a palette.
struct SliderTints: Equatable {
    var span: Color?
    var track: Color?
    var thumb: Color?
}

private struct SliderTintsKey: EnvironmentKey {
    static let defaultValue = SliderTints()
}

extension EnvironmentValues {
    var sliderTints: SliderTints {
        get { self[SliderTintsKey.self] }
        set { self[SliderTintsKey.self] = newValue }
    }
}

extension View {
    /// Colors the spans of the sliders inside that have no color of their own; `nil` leaves it to the tint of UIKit
    /// and to the accent color of the Mac.
    nonisolated public func sliderTint(_ tint: Color?) -> some View { environment(\.sliderTints.span, tint) }

    /// Colors the tracks of the sliders inside; `nil` leaves it to their palette.
    nonisolated public func sliderTrackTint(_ tint: Color?) -> some View { environment(\.sliderTints.track, tint) }

    /// Colors the thumbs of the sliders inside; `nil` leaves it to their palette.
    nonisolated public func sliderThumbTint(_ tint: Color?) -> some View { environment(\.sliderTints.thumb, tint) }
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
