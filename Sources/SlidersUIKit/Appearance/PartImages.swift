#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLayers
import UIKit

/// Images in place of thumbs, spans and track, for each state of the control.
extension SliderControl {
    /// Sets the image of all thumbs for a state. The image for the normal state gives thumbs their size.
    #if canImport(ObjectiveC)
    @objc(setThumbImage:forState:)
    #endif
    public dynamic func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        setImage(image, .thumb(nil), state)
    }

    /// Sets the image of one thumb for a state, by rank. It replaces that of all thumbs.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State, thumb: Int) {
        setImage(image, .thumb(thumb), state)
    }

    /// Sets the image of spans on a straight track for a state.
    #if canImport(ObjectiveC)
    @objc(setMinimumTrackImage:forState:)
    #endif
    public dynamic func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setImage(image, .selected, state)
    }

    /// Sets the image of a straight track for a state.
    #if canImport(ObjectiveC)
    @objc(setMaximumTrackImage:forState:)
    #endif
    public dynamic func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setImage(image, .track, state)
    }

    /// The image of all thumbs for a state, or that for the normal state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { image(.thumb(nil), state) }
    /// The image of spans for a state, or that for the normal state.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { image(.selected, state) }
    /// The image of the track for a state, or that for the normal state.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { image(.track, state) }

    /// The image of all thumbs in the control's present state.
    public var currentThumbImage: UIImage? { thumbImage(for: shownState) }
    /// The image of spans in the control's present state.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: shownState) }
    /// The image of the track in the control's present state.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: shownState) }

    private func setImage(_ image: UIImage?, _ part: ImagePart, _ state: UIControl.State) {
        controller.restyle { $0.setImage(image.map(SliderImage.init), part, ImageState(state)) }
    }

    private func image(_ part: ImagePart, _ state: UIControl.State) -> UIImage? {
        controller.appearance.image(part, ImageState(state))?.object as? UIImage
    }

    private var shownState: UIControl.State { !isEnabled ? .disabled : isDragging ? .highlighted : .normal }
}

extension SliderImage {
    /// An image of UIKit.
    init(_ image: UIImage) {
        let caps = image.capInsets
        self.init(
            image, size: image.size, top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right,
            flipsForRightToLeft: image.flipsForRightToLeftLayoutDirection)
    }
}

extension ImageState {
    /// A state of a control of UIKit.
    fileprivate init(_ state: UIControl.State) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .disabled: self = .disabled
        default: self = .other(state.rawValue)
        }
    }
}
#endif
