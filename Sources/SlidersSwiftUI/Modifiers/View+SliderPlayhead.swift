#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension View {
    /// Shows a slider with one thumb above the slider inside, on its track, such as the playhead of a trimmer.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration) { Text("Clip") }
    ///     .sliderThumbPlacement(.outside)
    ///     .sliderPlayhead {
    ///         ValueSlider(value: $time, in: 0...duration) { Text("Playhead") }.sliderPressTarget(.track)
    ///     }
    /// ```
    /// The thumbs of the two don't meet. A playhead is a whole slider, with modifiers, events and an accessibility
    /// element of its own; modifiers around the slider below don't reach it. Give it the bounds and the scale of that
    /// slider. Only its thumb and its texts show. Unless it has `enabledBounds`, it stays between the values of the
    /// slider below: it is drawn there, and the binding is not written until a person moves it. With the press target
    /// `track` a tap on the track moves it; with `isReadOnly` it only shows a value.
    nonisolated public func sliderPlayhead<Playhead: View>(
        @ViewBuilder _ playhead: @escaping @MainActor () -> Playhead
    ) -> some View {
        environment(\.sliderPlayhead, PlayheadBuilder { AnyView(playhead()) })
    }
}
#endif
