#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreText
import SlidersCore
import SlidersLayers
import SlidersLooks
import UIKit

/// What all sliders have in common: touches and keys become inputs of the engine, its changes layers and events.
@MainActor
open class SliderControl: UIControl {
    /// Holds the layers and thumb views, in the coordinates of the engine.
    let canvas = SliderCanvas()
    /// Everything that the control is beside UIKit.
    private(set) lazy var controller = SliderController(
        Self.kind, in: canvas.layer, of: self, style: SliderLook.system.style(on: .current))
    /// The values and the pointers that hold thumbs.
    var slider: SliderState { controller.state }

    // MARK: UIKit's

    /// The colors that the app set.
    var tints: [TintedPart: UIColor] = [:]
    /// The look that the app set last, and the style that it made.
    var shownLook: ShownLook?
    /// The font of texts for which the style has none.
    var textFont = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    /// The fonts that the app set for texts.
    var fonts: [SliderTextRole: SliderFont] = [:]
    /// The font that views around give texts for which nothing else has one; `nil` is ``labelFont``.
    package var inheritedFont: CTFont? {
        didSet { if inheritedFont !== oldValue { controller.surroundingsDidChange() } }
    }
    var haptics = SliderHaptics()
    /// The key that is down.
    var keyHold = KeyHold()
    /// There while the control follows the wheel.
    var wheelRecognizer: UIPanGestureRecognizer?
    /// How far the wheel had turned at its last notch.
    var wheelTurn: CGFloat = 0
    /// There while the value under the pointer is reported, or the style shows what is hovered.
    var hoverRecognizer: UIHoverGestureRecognizer?
    /// The field in which a value is typed.
    var readoutField: ReadoutField? {
        didSet { if (readoutField == nil) != (oldValue == nil) { onTyping?(readoutField != nil) } }
    }
    /// Called when typing begins and when it ends, for SwiftUI, which hides the field from assistive technology
    /// otherwise.
    package var onTyping: ((_ isTyping: Bool) -> Void)?
    /// The thumb that gets the focus when it enters the control, or when a thumb crosses to another rank.
    weak var preferredThumb: ThumbView?
    var thumbViews: [ThumbView] = []
    /// Makes the views of the app in place of thumbs.
    var thumbProvider: ((_ thumb: Int) -> UIView?)? { didSet { provideThumbViews() } }
    /// Hears where thumbs and ticks are, for SwiftUI.
    package weak var observer: (any SliderObserver)?
    /// Whether views of SwiftUI stand in for the thumbs.
    package var hasOuterThumbs = false { didSet { if hasOuterThumbs != oldValue { replacementsDidChange() } } }
    /// Holds the glass of held thumbs.
    var glassPane: UIVisualEffectView?
    var valueImageViews: [EndImage: EndImageView] = [:]

    // MARK: Options

    /// Answers before values change, and gets the events of drags and changes.
    public weak var delegate: (any SliderControlDelegate)?

    /// Whether a touch on the track waits until it moved 4 points along, rested for 150 milliseconds or ended, before
    /// it brings a thumb. `true` by default, so that a swipe across the track scrolls and changes nothing. A mouse and
    /// a pencil never wait.
    public var delaysTrackPresses: Bool {
        get { controller.delaysTrackPresses }
        set { controller.delaysTrackPresses = newValue }
    }

    /// The side of the squares around thumbs in which touches hold them, in points. At least the drawn thumb's side and
    /// 44, on visionOS 60; smaller values and NaN are that least.
    @IBInspectable public var targetSize: CGFloat {
        get { controller.targetSize }
        set { controller.targetSize = newValue }
    }

    /// Whether a tap on the read-out of a round slider with one thumb, and digits while its thumb has the focus, let a
    /// value be typed. Return takes it, clamped and snapped; Escape does not. `false` by default.
    @IBInspectable public var isReadoutEditable: Bool {
        get { controller.isReadoutEditable }
        set { controller.isReadoutEditable = newValue }
    }

    // MARK: Making

    /// What kind of slider it is.
    class var kind: SliderKind { .range }

    /// Makes a control with default options.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Makes a control from an archive, with the values and options in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        decode(from: coder)
    }

    /// Encodes values and options. The look, formats and the delegate are the app's to set again.
    nonisolated open override func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            super.encode(with: coder)
            encodeOptions(with: coder)
        }
    }

    private func build() {
        isMultipleTouchEnabled = true
        // An archive brings the views that the archived control was made of.
        for view in subviews where view is SliderCanvas || view is EndImageView { view.removeFromSuperview() }
        addSubview(canvas)
        isAccessibilityElement = false
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        observeTraits()
        addInteraction(UIPointerInteraction(delegate: self))
        // An archive may bring a disabled control without setting the property.
        controller.configure { $0.isEnabled = isEnabled }
        controller.layOut(glide: nil)
    }

    // MARK: Layout

    /// Lays out and shows everything.
    open override func layoutSubviews() {
        super.layoutSubviews()
        controller.layOut()
    }

    /// Any length along a straight track, and across it what is shown there, at least the side of a target. A round
    /// slider asks for the side that its look was drawn for, 200 points without a look.
    open override var intrinsicContentSize: CGSize { CGSize(intrinsic: controller.intrinsicSize) }

    /// The intrinsic size, and where that has none the given one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize.filled(from: size) }

    /// The rectangle of the drawn track in a control with these bounds. An override moves the track, and gives a
    /// straight one its thickness.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { controller.trackRect(in: bounds) }

    /// The rectangle of a thumb with a value in a control with these bounds. An override is asked for both bounds of
    /// the values: it gives all thumbs their size, and on a straight track the line from the one center to the other.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
        controller.thumbRect(in: bounds, track: rect, value: value)
    }

    /// The rectangle of ``minimumValueImage`` in a control with these bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { controller.imageRect(.minimum, in: bounds) }

    /// The rectangle of ``maximumValueImage`` in a control with these bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { controller.imageRect(.maximum, in: bounds) }

    // MARK: Environment

    /// Shows the new tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    /// Shows what depends on traits, before iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        traitsDidChange()
    }
    #endif

    /// Another direction of the language mirrors a straight slider.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// Disabling the control cancels drags.
    open override var isEnabled: Bool { didSet { controller.configure { $0.isEnabled = isEnabled } } }

    /// Hiding the control cancels drags and typing.
    open override var isHidden: Bool {
        didSet { if isHidden { controller.cancelInput() } }
    }

    /// Ignoring touches cancels drags.
    open override var isUserInteractionEnabled: Bool {
        didSet { if !isUserInteractionEnabled { cancelDrags() } }
    }

    /// Leaving the window cancels drags.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { cancelDrags() }
    }

    // MARK: Touches

    /// The control itself for every point that takes touches, as scroll views expect, but for the field in which a
    /// value is typed.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, let readoutField, hit.isDescendant(of: readoutField) { return hit }
        return hit == nil ? nil : self
    }

    /// Whether a point takes touches. Targets may be larger than the control.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        controller.takesPresses(at: point, onCanvas: canvas.convert(point, from: self), in: bounds)
    }

    /// The one touch that `UIControl` tracks; it knows of no other.
    private var trackedTouch: UITouch?

    /// Presses with every touch, but for a secondary click. `UIControl` tracks the first one.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where event?.buttonMask.contains(.secondary) != true {
            if isTracking {
                press(touch)
            } else {
                trackedTouch = touch
                super.touchesBegan([touch], with: event)
            }
        }
    }

    /// Drags with every touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== trackedTouch { drag(touch, with: event) }
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        super.touchesMoved(touches.count == 1 ? touches : [trackedTouch], with: event)
    }

    /// Releases what the touches hold.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== trackedTouch { controller.release(touch) }
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        super.touchesEnded([trackedTouch], with: event)
        self.trackedTouch = nil
    }

    /// Cancels what the touches drag.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== trackedTouch { controller.cancel(touch) }
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        super.touchesCancelled([trackedTouch], with: event)
        self.trackedTouch = nil
    }

    /// Presses. `false` if that takes hold of nothing.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && press(touch)
    }

    /// Drags. `false` if the touch holds nothing any more.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.continueTracking(touch, with: event) && drag(touch, with: event)
    }

    /// Releases.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { controller.release(touch) }
    }

    /// Cancels.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let trackedTouch { controller.cancel(trackedTouch) }
    }

    /// `false` for gestures of ancestors that would take from the control what a touch holds or would hold.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === wheelRecognizer, focusedThumb == nil { return false }
        return !claims(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Focus and state

    /// The thumb that gets the focus when it enters the control.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredThumb.map { [$0] } ?? [] }

    /// Encodes the values.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        controller.encodeValues(with: coder)
    }

    /// Decodes the values.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        controller.decodeValues(with: coder)
    }
}
#endif
