#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

extension View {
    /// Shows your own view instead of each thumb of the sliders inside.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderThumb { thumb in
    ///     Circle().fill(thumb.isHeld ? .blue : .white).shadow(radius: 2).overlay { Text(thumb.text) }
    /// }
    /// ```
    /// SwiftUI proposes the size of the style's thumb to the view, which can be larger and is centered on the thumb.
    /// Several views lie on one another, as in a `ZStack`.
    /// The slider calls `content` when the value or text of a thumb changes, and when the thumb starts or stops being
    /// held, hovered, focused, or enabled. It calls `content` for all thumbs whenever the body that contains this
    /// modifier runs, but not when a thumb only moves, such as while a slider is resized. A held thumb is in front of
    /// the others.
    ///
    /// Touches pass through to the slider, which also provides accessibility; only the style determines where a touch
    /// takes hold of a thumb. The innermost of these modifiers applies. Inside this modifier, no other modifier
    /// restores the thumbs of the look.
    nonisolated public func sliderThumb<Content: View>(
        @ViewBuilder content: @escaping @MainActor (_ thumb: SliderThumbConfiguration) -> Content
    ) -> some View {
        environment(\.sliderThumb, ThumbBuilder { AnyView(content($0)) })
    }
}
#endif
