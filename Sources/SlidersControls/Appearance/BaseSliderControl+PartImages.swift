#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Images in place of thumbs, for each state of the control.
extension BaseSliderControl {
    /// Sets the image of all thumbs for a state. The image for the normal state gives thumbs their size.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc(setThumbImage:forState:)
    #endif
    public dynamic func setThumbImage(_ image: PlatformImage?, for state: PlatformImageState) {
        setImage(image, .thumb(nil), state)
    }

    /// Sets the image of one thumb for a state, by index. For that thumb, it replaces the image of all thumbs.
    public func setThumbImage(_ image: PlatformImage?, for state: PlatformImageState, thumb: Int) {
        setImage(image, .thumb(thumb), state)
    }

    /// Returns the image of all thumbs for a state, or the image for the normal state if there is none.
    public func thumbImage(for state: PlatformImageState) -> PlatformImage? { image(.thumb(nil), state) }
    /// The image of all thumbs in the control's current state.
    public var currentThumbImage: PlatformImage? { thumbImage(for: shownState) }

    /// Sets the image of a part for a state; `nil` removes it.
    @inline(never) func setImage(_ image: PlatformImage?, _ part: ImagePart, _ state: PlatformImageState) {
        restyle { $0.setImage(image.map(SliderImage.init), part, ImageState(state)) }
    }

    /// Returns the image of a part for a state, or the image for the normal state if there is none.
    func image(_ part: ImagePart, _ state: PlatformImageState) -> PlatformImage? {
        sliderAppearance.image(part, ImageState(state))?.object as? PlatformImage
    }

    /// The state of the control that determines its images.
    var shownState: PlatformImageState { !isEnabled ? .disabled : isDragging ? .highlighted : .normal }
}
#endif
