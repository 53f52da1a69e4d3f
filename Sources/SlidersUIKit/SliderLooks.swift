#if canImport(UIKit)
import SlidersLayers
import UIKit

/// Sizes, colours and images. The names are those of `UISlider`, where it has the thing.
extension SliderControl {
    /// Sizes, ticks, labels and paints. Its path, its palette, and whether it is dark are set by the control.
    public var style: SliderStyle {
        get { appearance.style }
        set {
            if newValue.fonts != appearance.style.fonts { texts.forget() }
            restyle { $0.style = newValue }
            keepHover()
            showFocus()
        }
    }

    /// The images that paints of ``style`` name by numbers. One made from several resolutions shows that of the screen.
    public var images: [Int: UIImage] {
        get { appearance.paintImages }
        set { restyle { $0.paintImages = newValue } }
    }

    /// The colours in light surroundings; the tints below come before them.
    public var lightPalette: Palette {
        get { appearance.light }
        set { restyle { $0.light = newValue } }
    }

    /// The colours in dark surroundings.
    public var darkPalette: Palette {
        get { appearance.dark }
        set { restyle { $0.dark = newValue } }
    }

    private func restyle(_ change: (inout SliderAppearance) -> Void) {
        let before = appearance
        change(&appearance)
        guard appearance != before else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The colour of the selected part; `nil` is the tint colour.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? {
        get { appearance.selected }
        set { restyle { $0.selected = newValue } }
    }

    /// The colour of the rest of the track.
    @IBInspectable public dynamic var maximumTrackTintColor: UIColor? {
        get { appearance.track }
        set { restyle { $0.track = newValue } }
    }

    /// The colour of the thumbs.
    @IBInspectable public dynamic var thumbTintColor: UIColor? {
        get { appearance.thumb }
        set { restyle { $0.thumb = newValue } }
    }

    /// The diameter of a thumb, in points.
    @IBInspectable public dynamic var thumbSize: CGFloat {
        get { CGFloat(appearance.style.metrics.thumbSize) }
        set { restyle { $0.style.metrics.thumbSize = Double(newValue) } }
    }

    /// The width of the track, in points.
    @IBInspectable public dynamic var trackThickness: CGFloat {
        get { CGFloat(appearance.style.metrics.thickness) }
        set { restyle { $0.style.metrics.thickness = Double(newValue) } }
    }

    /// The value that the selected part of a single thumb grows from; `nil` is the minimum value.
    public var neutralValue: Double? {
        get { appearance.style.metrics.neutralValue }
        set { restyle { $0.style.metrics.neutralValue = newValue } }
    }

    // MARK: Images

    /// Sets the image of all thumbs for a state. The image of the normal state gives the thumbs their size.
    #if canImport(ObjectiveC)
    @objc(setThumbImage:forState:)
    #endif
    public dynamic func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        restyle { $0.setImage(image, .thumb(nil), state) }
    }

    /// Sets the image of one thumb, by rank.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State, thumb: Int) {
        restyle { $0.setImage(image, .thumb(thumb), state) }
    }

    /// Sets the image of the selected part of a straight track.
    #if canImport(ObjectiveC)
    @objc(setMinimumTrackImage:forState:)
    #endif
    public dynamic func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        restyle { $0.setImage(image, .selected, state) }
    }

    /// Sets the image of a straight track.
    #if canImport(ObjectiveC)
    @objc(setMaximumTrackImage:forState:)
    #endif
    public dynamic func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        restyle { $0.setImage(image, .track, state) }
    }

    /// The image of all thumbs for a state, or else for the normal state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { appearance.image(.thumb(nil), state) }
    /// The image of the selected part for a state, or else for the normal state.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { appearance.image(.selected, state) }
    /// The image of the track for a state, or else for the normal state.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { appearance.image(.track, state) }

    /// The image of all thumbs in the control's state.
    public var currentThumbImage: UIImage? { thumbImage(for: shownState) }
    /// The image of the selected part in the control's state.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: shownState) }
    /// The image of the track in the control's state.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: shownState) }
    private var shownState: UIControl.State { !isEnabled ? .disabled : isDragging ? .highlighted : .normal }

    /// Shown before the start of a straight track.
    @IBInspectable public dynamic var minimumValueImage: UIImage? {
        get { appearance.minimumImage }
        set { restyle { $0.minimumImage = newValue } }
    }

    /// Shown after the end of a straight track.
    @IBInspectable public dynamic var maximumValueImage: UIImage? {
        get { appearance.maximumImage }
        set { restyle { $0.maximumImage = newValue } }
    }

    // MARK: Layout

    /// Where the slider itself is, beside the images at its ends.
    func contentRect(forBounds bounds: CGRect) -> CGRect {
        let first = appearance.minimumImage?.size, last = appearance.maximumImage?.size, gap: CGFloat = 8
        let room = { (size: CGSize?, isLevel: Bool) in size.map { (isLevel ? $0.width : $0.height) + gap } ?? 0 }
        let insets: UIEdgeInsets
        switch path {
        case .right: insets = UIEdgeInsets(top: 0, left: room(first, true), bottom: 0, right: room(last, true))
        case .left: insets = UIEdgeInsets(top: 0, left: room(last, true), bottom: 0, right: room(first, true))
        case .up: insets = UIEdgeInsets(top: room(last, false), left: 0, bottom: room(first, false), right: 0)
        case .down: insets = UIEdgeInsets(top: room(first, false), left: 0, bottom: room(last, false), right: 0)
        case .arc: return bounds
        }
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    func placeValueImages() {
        let ends = [
            (appearance.minimumImage, minimumValueImageRect(forBounds: bounds)),
            (appearance.maximumImage, maximumValueImageRect(forBounds: bounds)),
        ]
        let isRound = if case .arc = path { true } else { false }
        for (index, (image, rect)) in ends.enumerated() {
            valueImageViews[index]?.isHidden = image == nil || isRound
            guard let image, !isRound else { continue }
            let view = valueImageViews[index] ?? UIImageView(image: image)
            if view.superview == nil { addSubview(view) }
            valueImageViews[index] = view
            (view.image, view.frame) = (image, rect.usable ?? .zero)
        }
    }

    /// As wide or high as there is room, and across the track what thumbs, ticks and labels need, at least a target.
    var intrinsicSize: CGSize {
        let metrics = appearance.style(path, in: self).metrics, none = UIView.noIntrinsicMetric
        var half = max(metrics.thumbSize, metrics.thickness) / 2
        if metrics.hasLabels {
            half += 18 + Double(font(of: .label).lineHeight) / 2
        } else if metrics.ticks != .none {
            half += 8
        }
        let across = CGFloat(max(targetSide, 2 * half))
        return switch path {
        case .right, .left: CGSize(width: none, height: across)
        case .up, .down: CGSize(width: across, height: none)
        case .arc: CGSize(width: 200, height: 200)
        }
    }
}
#endif
