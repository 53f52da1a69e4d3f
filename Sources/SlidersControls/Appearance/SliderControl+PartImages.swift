#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Images in place of thumbs, spans and track, for each state of the control.
extension SliderControl {
    /// Sets the image of all thumbs for a state. The image for the normal state gives thumbs their size.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc(setThumbImage:forState:)
    #endif
    public dynamic func setThumbImage(_ image: PlatformImage?, for state: PlatformImageState) {
        setImage(image, .thumb(nil), state)
    }

    /// Sets the image of one thumb for a state, by index. It replaces that of all thumbs.
    public func setThumbImage(_ image: PlatformImage?, for state: PlatformImageState, thumb: Int) {
        setImage(image, .thumb(thumb), state)
    }

    /// Sets the image of spans on a straight track for a state.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc(setMinimumTrackImage:forState:)
    #endif
    public dynamic func setMinimumTrackImage(_ image: PlatformImage?, for state: PlatformImageState) {
        setImage(image, .selected, state)
    }

    /// Sets the image of a straight track for a state.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc(setMaximumTrackImage:forState:)
    #endif
    public dynamic func setMaximumTrackImage(_ image: PlatformImage?, for state: PlatformImageState) {
        setImage(image, .track, state)
    }

    /// The image of all thumbs for a state, or that for the normal state.
    public func thumbImage(for state: PlatformImageState) -> PlatformImage? { image(.thumb(nil), state) }
    /// The image of spans for a state, or that for the normal state.
    public func minimumTrackImage(for state: PlatformImageState) -> PlatformImage? { image(.selected, state) }
    /// The image of the track for a state, or that for the normal state.
    public func maximumTrackImage(for state: PlatformImageState) -> PlatformImage? { image(.track, state) }

    /// The image of all thumbs in the control's present state.
    public var currentThumbImage: PlatformImage? { thumbImage(for: shownState) }
    /// The image of spans in the control's present state.
    public var currentMinimumTrackImage: PlatformImage? { minimumTrackImage(for: shownState) }
    /// The image of the track in the control's present state.
    public var currentMaximumTrackImage: PlatformImage? { maximumTrackImage(for: shownState) }

    private func setImage(_ image: PlatformImage?, _ part: ImagePart, _ state: PlatformImageState) {
        restyle { $0.setImage(image.map(SliderImage.init), part, ImageState(state)) }
    }

    private func image(_ part: ImagePart, _ state: PlatformImageState) -> PlatformImage? {
        sliderAppearance.image(part, ImageState(state))?.object as? PlatformImage
    }

    private var shownState: PlatformImageState { !isEnabled ? .disabled : isDragging ? .highlighted : .normal }
}
#endif
