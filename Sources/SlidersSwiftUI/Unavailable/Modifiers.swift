#if canImport(SwiftUI) && (!canImport(UIKit) && !canImport(AppKit) || os(tvOS) || os(watchOS))
import Foundation
import SlidersCore
import SlidersLayers
import SlidersLooks
import SwiftUI

/// An image of a slider.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
public enum SliderPicture {
    /// An image of UIKit.
    case uiImage(Any)
    /// An image of AppKit.
    case nsImage(Any)
    /// An image of an asset catalogue or a file, by name.
    case asset(String, bundle: Bundle? = nil)
    /// A symbol of the system, by name.
    case symbol(String, size: Double? = nil, weight: SliderFont.Weight? = nil)

    /// The states of a part that an image can be for.
    public enum State {
        /// Any state without an image of its own.
        case normal
        /// A pointer holds something.
        case held
        /// The slider is disabled.
        case disabled
    }
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension EnvironmentValues {
    /// The style of the sliders in the view.
    public var sliderStyle: SliderStyle? {
        get { nil }
        set {}
    }

    /// The named look of the sliders in the view.
    public var sliderLook: SliderLook? {
        get { nil }
        set {}
    }
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension View {
    /// Sets sizes, ticks, labels and paints of the sliders inside.
    nonisolated public func sliderStyle(_ style: SliderStyle) -> Self { self }

    /// Sets a named look for the sliders inside.
    nonisolated public func sliderLook(
        _ look: SliderLook, curvaceousness: Double? = nil, trackColor: Color? = nil, selectedColor: Color? = nil,
        selectedEndColor: Color? = nil, thumbColor: Color? = nil, borderColor: Color? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) -> Self { self }

    /// Sets a named look for the sliders inside, with options whose colours are the same in all surroundings.
    nonisolated public func sliderLook(_ look: SliderLook, _ options: LookOptions) -> Self { self }

    /// Colours the spans of the sliders inside.
    nonisolated public func sliderTint(_ tint: Color?) -> Self { self }

    /// Sets whether the wheel of a mouse moves the focused thumb of a slider inside.
    nonisolated public func sliderWheel(_ isOn: Bool = true) -> Self { self }

    /// Sets whether drags of the sliders inside play haptics.
    nonisolated public func sliderHaptics(_ isOn: Bool = true) -> Self { self }

    /// Sets whether the sliders inside show the values of their thumbs.
    nonisolated public func sliderLabels(_ isOn: Bool = true) -> Self { self }

    /// Sets whether the value of a round slider inside can be typed.
    nonisolated public func sliderTyping(_ isOn: Bool = true) -> Self { self }

    /// Sets the font of texts of the sliders inside.
    nonisolated public func sliderFont(_ font: SliderFont?, for text: SliderTextRole? = nil) -> Self { self }

    /// Sets the images of the sliders inside.
    nonisolated public func sliderImages(_ images: [Int: SliderPicture]) -> Self { self }

    /// Sets the image of thumbs of the sliders inside.
    nonisolated public func sliderThumbImage(
        _ image: SliderPicture?, for state: SliderPicture.State = .normal
    ) -> Self { self }

    /// Sets the image of spans of the sliders inside.
    nonisolated public func sliderMinimumTrackImage(
        _ image: SliderPicture?, for state: SliderPicture.State = .normal
    ) -> Self { self }

    /// Sets the image of tracks of the sliders inside.
    nonisolated public func sliderMaximumTrackImage(
        _ image: SliderPicture?, for state: SliderPicture.State = .normal
    ) -> Self { self }

    /// Colours the tracks of the sliders inside.
    nonisolated public func sliderTrackTint(_ tint: Color?) -> Self { self }

    /// Colours the thumbs of the sliders inside.
    nonisolated public func sliderThumbTint(_ tint: Color?) -> Self { self }

    /// Makes the text in the middle of round sliders inside.
    nonisolated public func sliderReadout(_ text: ([Double]) -> String) -> Self { self }

    /// Makes the texts beside ticks of the sliders inside.
    nonisolated public func sliderTickLabels(_ text: (Double) -> String) -> Self { self }

    /// Shows a view in place of each thumb of the sliders inside.
    nonisolated public func sliderThumb<Content: View>(
        @ViewBuilder content: @MainActor (_ thumb: SliderThumbConfiguration) -> Content
    ) -> Self { self }
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension SliderView {
    /// Changes any option of the engine.
    nonisolated public func configured(_ change: (inout SliderConfiguration) -> Void) -> Self { self }

    /// Names the thumbs for assistive technology.
    nonisolated public func thumbNames(_ names: String...) -> Self { self }

    /// Sets what happens when a thumb meets its neighbour.
    nonisolated public func collision(_ collision: SliderCollision) -> Self { self }

    /// Sets the least and the greatest distance of neighbouring thumbs.
    nonisolated public func spans(minimum: Double = 0, maximum: Double = .infinity) -> Self { self }

    /// Sets how values are spread along the track.
    nonisolated public func scale(_ scale: SliderScale) -> Self { self }

    /// Sets where a press counts.
    nonisolated public func pressTarget(_ target: SliderPressTarget) -> Self { self }
}
#endif
