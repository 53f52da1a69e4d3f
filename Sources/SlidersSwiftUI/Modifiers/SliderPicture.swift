#if APPLE_UI
import SlidersControls
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// An image for a part of a slider. If the image is missing, nothing appears.
///
/// ```swift
/// ValueSlider(value: $volume).sliderThumbImage(.symbol("speaker.wave.2.circle.fill", size: 28))
/// ```
// AppKit doesn't declare its images as sendable, but no code of this package changes one.
public enum SliderPicture: Equatable, @unchecked Sendable {
    #if canImport(UIKit)
    /// A UIKit image.
    case uiImage(UIImage)
    #else
    /// An AppKit image.
    case nsImage(NSImage)
    #endif
    /// An image from an asset catalog or a file, by name; `nil` means the app's bundle.
    case asset(String, bundle: Bundle? = nil)
    /// A system symbol, by name, with a size in points and a weight; `nil` means the default size or weight.
    case symbol(String, size: Double? = nil, weight: SliderFont.Weight? = nil)

    /// The UIKit or AppKit image; `nil` if it's missing.
    var image: SliderControl.PlatformImage? {
        switch self {
        #if canImport(UIKit)
        case .uiImage(let image): image
        #else
        case .nsImage(let image): image
        #endif
        case .asset(let name, let bundle): .asset(name, in: bundle)
        case .symbol(let name, let size, let weight): .symbol(name, size.map { CGFloat($0) }, weight?.symbolWeight)
        }
    }

    /// The states that a part can have an image for.
    public enum State: CaseIterable, Sendable {
        /// Any state that doesn't have its own image.
        case normal
        /// A pointer holds a thumb or a span.
        case held
        /// The slider is disabled.
        case disabled

        fileprivate var controlState: SliderControl.PlatformImageState {
            switch self {
            case .normal: .normal
            case .held: .highlighted
            case .disabled: .disabled
            }
        }
    }
}

extension SliderFont.Weight {
    fileprivate var symbolWeight: SliderControl.PlatformSymbolWeight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

/// The images that replace parts of sliders, for each state.
struct PartPictures: Equatable {
    typealias Pictures = SmallDictionary<SliderPicture.State, SliderPicture>

    var thumb = Pictures()
    var span = Pictures()
    var track = Pictures()

    /// The images for a state.
    subscript(state: SliderPicture.State) -> (thumb: SliderPicture?, span: SliderPicture?, track: SliderPicture?) {
        (thumb[state], span[state], track[state])
    }
}

extension BaseSliderControl {
    /// Sets the images of parts that have changed since the last update. Other images stay as they are, because
    /// `UIAppearance` may have set them.
    func apply(_ pictures: PartPictures, _ coordinator: SliderCoordinator) {
        let before = coordinator.pictures
        guard pictures != before else { return }
        coordinator.pictures = pictures
        let track = self as? SliderControl
        for state in SliderPicture.State.allCases {
            let (old, new, controlState) = (before[state], pictures[state], state.controlState)
            if new.thumb != old.thumb { setThumbImage(new.thumb?.image, for: controlState) }
            if new.span != old.span { track?.setMinimumTrackImage(new.span?.image, for: controlState) }
            if new.track != old.track { track?.setMaximumTrackImage(new.track?.image, for: controlState) }
        }
    }
}

extension View {
    /// Sets the images that the paints of the style refer to by number, for the sliders inside. They replace a look's
    /// images with the same numbers.
    nonisolated public func sliderImages(_ images: [Int: SliderPicture]) -> some View {
        var pictures = SmallDictionary<Int, SliderPicture>()
        for (number, picture) in images { pictures[number] = picture }
        return environment(\.sliderOptions.images, pictures)
    }

    #if canImport(UIKit)
    /// Sets the images that the paints of the style refer to by number, as UIKit images, for the sliders inside.
    @_alwaysEmitIntoClient nonisolated public func sliderImages(_ images: [Int: UIImage]) -> some View {
        sliderImages(images.mapValues { SliderPicture.uiImage($0) })
    }
    #else
    /// Sets the images that the paints of the style refer to by number, as AppKit images, for the sliders inside.
    @_alwaysEmitIntoClient nonisolated public func sliderImages(_ images: [Int: NSImage]) -> some View {
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
