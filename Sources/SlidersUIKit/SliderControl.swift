#if canImport(UIKit)
import SlidersCore
import SlidersLayers
import UIKit

/// What all sliders have in common: touches and keys become inputs of the engine, its changes layers and events.
@MainActor
open class SliderControl: UIControl {
    // MARK: Engine

    /// The values and the pointers that hold thumbs.
    var slider: SliderState
    /// Where the parts are, as of the last layout pass.
    var layout: SliderLayout
    /// The parts that are shown.
    var drawing: Drawing
    /// Puts the events of changes in order.
    var reporter = Reporter()

    // MARK: What was set

    var appearance: SliderAppearance
    /// Where the app said that a press counts; `nil` leaves it to ``defaultPress(_:)``.
    var requestedPress: SliderPressTarget?
    var texts = SliderTexts()
    var haptics = SliderHaptics()

    // MARK: Input and events

    /// The touches that hold a thumb or bar, or wait.
    var holds: [TouchHold] = []
    /// The number of the pointer that pressed last.
    var lastPointer = -1
    var wheel = WheelInput()
    var hover = HoverInput()
    var streams: [SliderStream] = []
    /// Whether the delegate knows already of the begin that is reported next.
    var isBeginAnnounced = false
    /// The field in which a value is typed.
    var readoutField: ReadoutField?
    /// The thumb that gets the focus when it enters the control, or when a thumb crosses to another rank.
    weak var preferredThumb: ThumbView?

    // MARK: Views

    /// Holds the layers and thumb views, in the coordinates of the engine.
    let canvas = SliderCanvas()
    var thumbViews: [ThumbView] = []
    private(set) lazy var layers = SliderLayers(in: canvas.layer, of: self)
    var valueImageViews: [ValueImage: UIImageView] = [:]
    /// The placement before overrides of the rectangle methods, during a layout pass.
    var standardPlacement: SliderPlacement?

    // MARK: Options

    /// Answers before values change, and gets the events of drags and changes.
    public weak var delegate: (any SliderControlDelegate)?

    /// Whether a touch on the track waits until it moved 4 points along, rested for 150 milliseconds or ended, before
    /// it brings a thumb. `true` by default, so that a swipe across the track scrolls and changes nothing. A mouse and
    /// a pencil never wait.
    public var delaysTrackPresses = true

    /// The side of the squares around thumbs in which touches hold them, in points. At least the drawn thumb's side and
    /// 44, on visionOS 60; smaller values and NaN are that least.
    @IBInspectable public var targetSize: CGFloat = leastTarget {
        didSet {
            targetSize = targetSize > Self.leastTarget && targetSize.isFinite ? targetSize : Self.leastTarget
            guard targetSize != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether a tap on the read-out of a round slider with one thumb, and digits while its thumb has the focus, let
    /// the value be typed. Return takes the typed value, clamped and snapped; Escape leaves the value as it was.
    @IBInspectable public var isReadoutEditable: Bool = true {
        didSet { if !isReadoutEditable { cancelTyping() } }
    }

    // MARK: Making

    /// The values of a new control.
    class var initialValues: [Double] { [0, 1] }

    /// Whether there is always one thumb.
    class var hasOneThumb: Bool { false }

    /// Makes a control with default options.
    public override init(frame: CGRect) {
        (slider, layout, drawing, appearance) = Self.parts
        super.init(frame: frame)
        build()
    }

    /// Makes a control from an archive, with default options but for those of `UIControl`.
    public required init?(coder: NSCoder) {
        (slider, layout, drawing, appearance) = Self.parts
        super.init(coder: coder)
        build()
    }

    private class var parts: (SliderState, SliderLayout, Drawing, SliderAppearance) {
        let layout = SliderLayout(SliderMetrics(), size: .zero)
        let slider = SliderState(repairing: SliderConfiguration(), values: initialValues, on: layout.track)
        return (slider, layout, Drawing(of: slider, in: layout), SliderAppearance())
    }

    private func build() {
        isMultipleTouchEnabled = true
        // An archive brings the views that the archived control was made of.
        for view in subviews where view is SliderCanvas { view.removeFromSuperview() }
        addSubview(canvas)
        isAccessibilityElement = false
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        observeTraits()
        addInteraction(UIPointerInteraction(delegate: self))
        // An archive may bring a disabled control without setting the property.
        configure { $0.isEnabled = isEnabled }
        layOut(glide: nil)
    }

    deinit { for stream in streams { stream.continuation.finish() } }

    // MARK: Shape

    /// The path of the track, in the direction of the language.
    var path: SliderPath { .right }

    /// Where a press counts unless the app sets ``pressTarget``.
    func defaultPress(_ configuration: SliderConfiguration) -> SliderPressTarget { .bar }

    // MARK: Layout

    /// Lays out and shows everything.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut(glide: inheritedGlide)
    }

    /// Any length along a straight track, and across it at least the side of a target; 200 points for a round one.
    open override var intrinsicContentSize: CGSize { intrinsicSize }

    /// The intrinsic size, and where that has none the given one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize.filled(from: size) }

    /// The rectangle of the drawn track in a control with these bounds. An override moves the track, and gives a
    /// straight one its thickness.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { placement(in: bounds).trackRect }

    /// The rectangle of a thumb with a value in a control with these bounds. An override is asked for both bounds of
    /// the values: it gives all thumbs their size, and on a straight track the line from the one centre to the other.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
        placement(in: bounds).movingTrack(to: rect).thumbRect(at: slider.scale.fraction(of: value))
    }

    /// The rectangle of ``minimumValueImage`` in a control with these bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.minimum, in: bounds) }

    /// The rectangle of ``maximumValueImage`` in a control with these bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.maximum, in: bounds) }

    // MARK: Environment

    /// Shows the new tint colour.
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
    open override var isEnabled: Bool { didSet { configure { $0.isEnabled = isEnabled } } }

    /// Hiding the control cancels drags and typing.
    open override var isHidden: Bool {
        didSet { if isHidden { cancelInput() } }
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
        return hit == nil || hit is ReadoutField ? hit : self
    }

    /// Whether a point takes touches. Targets may be larger than the control.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchAreaContains(point) }

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
        for touch in touches where touch !== trackedTouch { release(touch) }
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        super.touchesEnded([trackedTouch], with: event)
        self.trackedTouch = nil
    }

    /// Cancels what the touches drag.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== trackedTouch { cancel(touch) }
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
        if let touch { release(touch) }
    }

    /// Cancels.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let trackedTouch { cancel(trackedTouch) }
    }

    /// `false` for gestures of ancestors that are the control's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === wheel.recognizer, focusedThumb == nil { return false }
        return !claims(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Focus and state

    /// The thumb that gets the focus when it enters the control.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredThumb.map { [$0] } ?? [] }

    /// Encodes the values.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeValues(with: coder)
    }

    /// Decodes the values.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeValues(with: coder)
    }
}
#endif
