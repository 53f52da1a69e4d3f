#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

extension View {
    /// Sets where the thumbs of the sliders inside are relative to their values: at the values, or `outside`, like the
    /// handles of a trimmer, whose inner edges are at the values.
    ///
    /// ```swift
    /// RangeSlider(value: $clip, in: 0...duration).sliderThumbPlacement(.outside)
    /// ```
    /// The track makes room for the handles. Without this modifier the look decides.
    nonisolated public func sliderThumbPlacement(_ placement: SliderThumbPlacement) -> some View {
        environment(\.sliderOptions.measures.thumbPlacement, placement)
    }

    /// Sets how far the thumbs of the sliders inside are from the track, in points: above a horizontal track, left of a
    /// vertical one, outside a round one; negative is on the other side.
    ///
    /// The distance does not scale with a round look.
    nonisolated public func sliderThumbOffset(_ offset: CGFloat) -> some View {
        environment(\.sliderOptions.measures.thumbOffset, Double(offset))
    }

    /// Sets whether the thumbs of the circular sliders inside turn with the ring: capsules, images and the views of
    /// `sliderThumb` are upright at the top, and turned elsewhere.
    nonisolated public func sliderTurnsThumbs(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.measures.turnsThumbs, isOn)
    }

    /// Sets whether the thumbs of the sliders inside show: always, never, or while they are held, hovered or focused.
    ///
    /// People can still drag thumbs that don't show, focus them with the keyboard, and use them with assistive
    /// technology. Views of `sliderThumb` always show, and get whether their thumb is held.
    nonisolated public func sliderThumbs(_ visibility: SliderThumbVisibility) -> some View {
        environment(\.sliderOptions.measures.thumbVisibility, visibility)
    }

    /// Sets how many times thicker the tracks of the sliders inside are drawn while any part of them is held, with the
    /// springs of the look. With Reduce Motion, the thickness changes at once.
    ///
    /// ```swift
    /// ValueSlider(value: $time, in: 0...duration).sliderThumbs(.held).sliderHeldTrackScale(2)
    /// ```
    nonisolated public func sliderHeldTrackScale(_ scale: CGFloat) -> some View {
        environment(\.sliderOptions.measures.heldTrackScale, Double(scale))
    }
}
#endif
