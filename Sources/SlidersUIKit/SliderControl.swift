#if canImport(UIKit)
import SlidersLayers
import UIKit
@_exported import Sliders

/// What ``RangeSlider`` and ``CircularSlider`` share: touches become inputs, changes become layers, events and
/// accessibility. How sliders behave is the engine's.
@MainActor
open class SliderControl: UIControl {
    var slider: SliderState
    var layout: SliderLayout
    var drawing: Drawing
    var appearance: SliderAppearance
    var texts = SliderTexts()
    var holds: [TouchHold] = []
    var lastPointer = -1
    /// What code asked for last, value by value; see ``wishes``.
    var requests: [Double]?
    var streams: [SliderStream] = []
    /// How many inputs there were, so that one which came in the middle of another is seen.
    var inputs = 0
    /// What the input under way begins to drag, while nobody was told, and whether the delegate was.
    var begins: Grip?
    var isBeginHeard = false
    var haptics = SliderHaptics()
    var mouse = SliderMouse()
    private(set) var thumbViews: [ThumbView] = []
    private(set) lazy var layers = SliderLayers(in: canvas.layer) { [unowned self] rank in thumbViews[rank].shape }
    var valueImageViews: [Int: UIImageView] = [:]
    /// Holds the layers and thumb views, in the coordinates of the engine.
    let canvas = SliderCanvas()

    var readoutField: ReadoutField?

    /// Whether a tap on the read-out of a round slider with one thumb, and digits while its thumb has the focus, let the
    /// value be typed: Enter takes it, clamped and snapped, Escape leaves the value as it was.
    @IBInspectable public var isReadoutEditable: Bool = true {
        didSet { if !isReadoutEditable { cancelTyping() } }
    }

    /// Hears of everything; see ``SliderControlDelegate``.
    public weak var delegate: (any SliderControlDelegate)?

    /// `false` lets a press on the track count at once, instead of waiting until the touch went 4 points along, rested
    /// 150 ms or ended, which tells a press from a scroll.
    public var delaysTrackPresses = true

    /// The side of the squares around thumbs in which touches take hold of them, in points: at least the thumb's, and at
    /// least 44, on visionOS 60.
    @IBInspectable public var targetSize: CGFloat = leastTarget {
        didSet {
            targetSize = targetSize > Self.leastTarget && targetSize.isFinite ? targetSize : Self.leastTarget
            guard targetSize != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether steps, marks and ends can be felt, where the system has haptics.
    public var hasHaptics: Bool {
        get { haptics.isOn }
        set { haptics.isOn = newValue }
    }

    // MARK: Making

    class var initialValues: [Double] { [0, 1] }
    class var initialConfiguration: SliderConfiguration { SliderConfiguration() }

    public override init(frame: CGRect) {
        (slider, layout, drawing, appearance) = Self.parts
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        (slider, layout, drawing, appearance) = Self.parts
        super.init(coder: coder)
        build()
    }

    private class var parts: (SliderState, SliderLayout, Drawing, SliderAppearance) {
        let layout = SliderLayout(SliderMetrics(), size: .zero)
        let slider = SliderState(repairing: initialConfiguration, values: initialValues, on: layout.track)
        return (slider, layout, Drawing(of: slider, in: layout), SliderAppearance())
    }

    private func build() {
        isMultipleTouchEnabled = true
        // An archive brings the parts that it was made of.
        for view in subviews where view is SliderCanvas { view.removeFromSuperview() }
        addSubview(canvas)
        (isAccessibilityElement, accessibilityContainerType) = (false, .semanticGroup)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        observeTraits()
        addPointer()
        // An archive may bring a disabled control without setting the property.
        configure { $0.isEnabled = isEnabled }
        layOut(glide: nil)
    }

    deinit {
        for stream in streams { stream.continuation.finish() }
    }

    /// The path of the track, in the direction of the language.
    var path: SliderPath { .right }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut(glide: inheritedGlide)
    }

    /// Lays out anew and shows everything.
    func layOut(glide: Glide?) {
        let isFirst = layout.track.length == 0
        let content: CGRect
        (content, layout) = place(in: bounds)
        if canvas.frame != content { canvas.frame = content }
        cancelTouches(before: slider.configuration, count: slider.count, on: layout.track)
        slider.layOut(on: layout.track, targetSide: targetSide)
        layers.look = look
        placeValueImages()
        redraw(glide: isFirst ? nil : glide)
    }

    /// Shows everything, after code changed values.
    func redraw(glide: Glide?) {
        keepThumbViews()
        drawing = Drawing(of: slider, in: layout, attention: drawing.attention)
        layers.show(drawing, of: slider, glide: glide)
        keepTyping()
    }

    private func keepThumbViews() {
        guard thumbViews.count != slider.count else { return }
        while thumbViews.count > slider.count { thumbViews.removeLast().removeFromSuperview() }
        while thumbViews.count < slider.count {
            let view = ThumbView(rank: thumbViews.count, of: self)
            thumbViews.append(view)
            canvas.addSubview(view)
        }
        accessibilityElements = thumbViews
    }

    open override var intrinsicContentSize: CGSize { intrinsicSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width == UIView.noIntrinsicMetric ? size.width : intrinsic.width,
            height: intrinsic.height == UIView.noIntrinsicMetric ? size.height : intrinsic.height)
    }

    /// The drawn track in a control with these bounds. An override moves it, and gives a straight one its thickness.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(bounds) }

    /// A thumb with this value, in a control with these bounds. An override, asked with both bounds, gives thumbs their size,
    /// and on a straight track the way that they go, from the one centre to the other.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
        standardThumbRect(bounds, rect, value)
    }

    /// Where ``minimumValueImage`` shows, in a control with these bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        standardImageRect(minimumValueImage, atEnd: false, bounds)
    }

    /// Where ``maximumValueImage`` shows, in a control with these bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        standardImageRect(maximumValueImage, atEnd: true, bounds)
    }

    // MARK: Environment

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        environmentChanged()
    }
    #endif

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    open override var isEnabled: Bool {
        didSet { configure { $0.isEnabled = isEnabled } }
    }

    open override var isHidden: Bool {
        didSet { if isHidden { leave() } }
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if !isUserInteractionEnabled { cancelTouches() } }
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { cancelTouches() }
    }

    // MARK: Touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Thumb views are there to be read and pointed at; touches are the control's, as scroll views expect.
        let hit = super.hitTest(point, with: event)
        return hit == nil || hit is ReadoutField ? hit : self
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { reaches(point) }

    /// The one touch that `UIControl` was given, and tracks unless it holds nothing.
    private var ownTouch: UITouch?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if isTracking {
                press(touch)
            } else {
                ownTouch = touch
                super.touchesBegan([touch], with: event)
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== ownTouch { drag(touch, with: event) }
        guard let ownTouch, touches.contains(ownTouch) else { return }
        super.touchesMoved(touches.count == 1 ? touches : [ownTouch], with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== ownTouch { release(touch) }
        guard let ownTouch, touches.contains(ownTouch) else { return }
        super.touchesEnded([ownTouch], with: event)
        self.ownTouch = nil
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== ownTouch { cancel(touch) }
        guard let ownTouch, touches.contains(ownTouch) else { return }
        super.touchesCancelled([ownTouch], with: event)
        self.ownTouch = nil
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && press(touch)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.continueTracking(touch, with: event) && drag(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { release(touch) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let ownTouch { cancel(ownTouch) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === mouse.wheel, focusedThumb == nil { return false }
        return !claims(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Focus

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredThumb.map { [$0] } ?? [] }

    /// Where the focus goes when it comes to the control, or moves with a thumb.
    weak var preferredThumb: ThumbView?

    // MARK: State

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeValues(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeValues(with: coder)
    }
}
#endif
