#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension View {
    /// Colors the spans of the sliders inside; `nil` leaves it to the tint of UIKit and to the accent color of the
    /// Mac.
    nonisolated public func sliderTint(_ tint: Color?) -> some View { environment(\.sliderOptions.tints.span, tint) }

    /// Colors the tracks of the sliders inside; `nil` leaves it to their palette.
    nonisolated public func sliderTrackTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints.track, tint)
    }

    /// Colors the thumbs of the sliders inside; `nil` leaves it to their palette.
    nonisolated public func sliderThumbTint(_ tint: Color?) -> some View {
        environment(\.sliderOptions.tints.thumb, tint)
    }
}
#endif
