#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

extension View {
    /// Shows a view in place of each thumb of the sliders inside.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderThumb { thumb in
    ///     Circle().fill(thumb.isHeld ? .blue : .white).shadow(radius: 2).overlay { Text(thumb.text) }
    /// }
    /// ```
    /// The view is proposed the size of the thumb that the style would show, and may be larger; its middle is the
    /// middle of the thumb. `content` is called when a thumb gets another value or text, when it starts or stops being
    /// held, hovered, focused or enabled, and for all thumbs whenever the body that contains this modifier runs. It is
    /// not called when a thumb moves without that, such as while a slider is resized. A held thumb is in front of the
    /// others.
    ///
    /// Touches and assistive technology meet the slider behind, and where they hold a thumb goes by the style alone.
    /// Of two of these modifiers the inner one counts; none brings back the thumbs of the look.
    nonisolated public func sliderThumb<Content: View>(
        @ViewBuilder content: @escaping @MainActor (_ thumb: SliderThumbConfiguration) -> Content
    ) -> some View {
        environment(\.sliderThumb, ThumbBuilder { AnyView(content($0)) })
    }
}
#endif
