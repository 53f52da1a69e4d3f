#if APPLE_UI
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension View {
    /// Sets the images that the paints of the style refer to by number, for the sliders inside. They replace a look's
    /// images with the same numbers.
    nonisolated public func sliderImages(_ images: [Int: SliderPicture]) -> some View {
        environment(\.sliderOptions.images, images)
    }

    #if canImport(UIKit)
    /// Sets the images that the paints of the style refer to by number, as UIKit images, for the sliders inside.
    nonisolated public func sliderImages(_ images: [Int: UIImage]) -> some View {
        sliderImages(images.mapValues { SliderPicture.uiImage($0) })
    }
    #else
    /// Sets the images that the paints of the style refer to by number, as AppKit images, for the sliders inside.
    nonisolated public func sliderImages(_ images: [Int: NSImage]) -> some View {
        sliderImages(images.mapValues { SliderPicture.nsImage($0) })
    }
    #endif

    /// Sets the image of thumbs for a state, for the sliders inside. The image for the normal state gives thumbs their
    /// size.
    nonisolated public func sliderThumbImage(
        _ image: SliderPicture?, for state: SliderPicture.State = .normal
    ) -> some View { environment(\.sliderOptions.pictures.thumb[state], image) }

    /// Sets the image of spans on straight tracks for a state, for the sliders inside.
    nonisolated public func sliderMinimumTrackImage(
        _ image: SliderPicture?, for state: SliderPicture.State = .normal
    ) -> some View { environment(\.sliderOptions.pictures.span[state], image) }

    /// Sets the image of straight tracks for a state, for the sliders inside.
    nonisolated public func sliderMaximumTrackImage(
        _ image: SliderPicture?, for state: SliderPicture.State = .normal
    ) -> some View { environment(\.sliderOptions.pictures.track[state], image) }
}
#endif
