#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension View {
    /// Shows another slider with one thumb in front of the slider inside, on its track, such as the playhead of a
    /// trimmer.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration) { Text("Clip") }
    ///     .sliderThumbPlacement(.outside)
    ///     .sliderPlayhead {
    ///         ValueSlider(value: $time, in: 0...duration) { Text("Playhead") }.sliderPressTarget(.track)
    ///     }
    /// ```
    /// The thumbs of the two sliders don't collide. A playhead is a complete slider, with its own modifiers, events,
    /// and accessibility element; modifiers around the slider below don't affect it. Give the playhead the same bounds
    /// and scale as that slider. Only the playhead's thumb and text are visible. Unless the playhead has
    /// `enabledBounds`, it's drawn between the values of the slider below, and writes its binding only when a person
    /// moves it. With the press target `track`, a tap on the track moves the playhead; with `isReadOnly`, the playhead
    /// only shows a value.
    nonisolated public func sliderPlayhead<Playhead: View>(
        @ViewBuilder _ playhead: @escaping @MainActor () -> Playhead
    ) -> some View {
        environment(\.sliderPlayhead, PlayheadBuilder { AnyView(playhead()) })
    }
}
#endif
