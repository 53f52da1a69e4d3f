#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore
import SlidersLooks

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// The class is written once for both toolkits. Swift requires stored properties, initializers, and overrides in the
// body of a class. Everything else is in extensions. What differs between the toolkits is in those of `Platform`, and
// what a control of the toolkit lacks is in the superclass there.

/// The base class of all sliders. It provides their look, and handles the touches, clicks, and keys that move their
/// thumbs.
///
/// Create instances of its subclasses; the class itself shows nothing. ``SliderControl`` is the base class of sliders
/// along a track.
@MainActor
open class BaseSliderControl: SliderPlatformControl {
    // MARK: Model

    /// The model: the engine's slider with its values, and its drawing. An instance of the class itself has a model
    /// with one thumb, which it doesn't show.
    package private(set) final lazy var model: any ControlModel = layoutProvider?.ownModel ?? SliderKind.value.model
    /// The coordinate (value) that a person last changed, for each thumb that has several; the first one if there is no
    /// entry.
    final var usedCoordinates = SmallDictionary<Int, Int>()

    // MARK: Views and layers

    /// The view that contains the layers of all parts. The engine's points are in its coordinates.
    final let canvas = SliderCanvas()
    /// The layers of the parts.
    package private(set) final lazy var layers = SliderLayers(delegate: self)
    /// The views of the thumbs, by index.
    final var thumbViews: [ThumbView] = []
    /// The text field in which a person types a value; `nil` if no value is typed.
    final var valueField: ValueField? {
        didSet { if (valueField == nil) != (oldValue == nil) { onTyping?(valueField != nil) } }
    }
    /// The coordinate whose value is typed in the field; `nil` if no value is typed.
    final var typedCoordinate: Int?
    /// The text that was in the field when typing began. If the person commits it unchanged, the value doesn't change.
    /// It's `nil` if typing began with a key, which replaced the text.
    final var untypedText: String?
    /// The views of the app that replace the track and spans.
    private(set) final lazy var trackViews = TrackViews(of: self)

    // MARK: Appearance

    /// The style, palettes, and images that the app set.
    package final var sliderAppearance = SliderAppearance(style: BaseSliderControl.defaultStyle)
    /// The look that the app set last, and the style that was made from it.
    final var shownLook: ShownLook?
    /// The colors that the app set.
    package final var tints = SmallDictionary<TintedPart, PlatformColor>()
    /// The gradients that the app set instead of colors.
    package final var gradients = SmallDictionary<TintedPart, SliderGradient>()
    /// The cache of bitmaps for the images that layers show.
    final let bitmaps = Bitmaps()
    /// The closure of ``thumbViewProvider``, which returns a view to show instead of a thumb.
    final var thumbProvider: ((_ thumb: Int) -> PlatformView?)? { didSet { provideThumbViews() } }

    // MARK: Texts

    /// The formatters and names that the app set, and the cache of measured texts.
    package final var texts = SliderTexts()
    /// The font of ``labelFont``, for texts for which the style has no font.
    final var textFont = PlatformFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    /// The fonts that the app set for kinds of text.
    final var fonts = SmallDictionary<SliderTextRole, SliderFont>()

    // MARK: SwiftUI

    /// The font of the enclosing SwiftUI views, for texts without another font; `nil` uses ``labelFont``.
    package final var inheritedFont: CTFont? {
        didSet { if inheritedFont !== oldValue { environmentDidChange() } }
    }
    /// The object that passes the positions and states of parts to SwiftUI views.
    package final weak var observer: (any SliderObserver)?
    /// Called when typing begins and ends. SwiftUI hides the field from assistive technology unless it knows of it.
    package final var onTyping: ((_ isTyping: Bool) -> Void)?
    /// Whether SwiftUI views replace the thumbs.
    package final var hasSwiftUIThumbs = false {
        didSet { if hasSwiftUIThumbs != oldValue { replacementsDidChange() } }
    }

    // MARK: Events

    /// The object that accepts, adjusts, or rejects changes, and receives the events of drags.
    public final weak var delegate: (any SliderControlDelegate)?
    /// The streams that ``changes()`` and ``obstacles()`` returned. Each closure passes a change or an obstacle to a
    /// stream, which ends if there is neither, and returns whether the stream has a consumer. One without is removed.
    @usableFromInline final var streams: [@Sendable (_ change: SliderChange?, _ obstacle: SliderObstacle??) -> Bool] =
        []
    /// The motion that changes the value without a person, as the scale of a ruler does after a flick; `nil` for other
    /// sliders.
    package final var motion: (any SliderMotion)?
    /// Called after parts were redrawn.
    final var didDraw: (() -> Void)?
    /// Whether the delegate has already received the beginning of the drag whose events are reported next.
    final var isBeginAnnounced = false
    /// Whether a drag was canceled while its last change was being reported.
    final var isCanceled = false

    // MARK: Pointers

    /// The pointers that went down on a part that responds to taps, such as a tick. The model has all other pointers.
    final var taps: [SliderTap] = []
    /// The tasks that let a waiting touch press after it hasn't moved for a while, by the number of its pointer.
    final var restTasks = SmallDictionary<Int, Task<Void, Never>>()
    /// Whether a touch on the track waits before it moves a thumb, because it may begin a scroll.
    final var delaysTouches = false
    /// Called with the point of the canvas over which a pointer hovers, and with `nil` when it leaves.
    final var onHover: ((CGPoint?) -> Void)?

    // MARK: Controls on the same track

    /// The slider in front of this one that is its playhead. If it's a subview, its thumbs come after this one's.
    final var linkedPlayhead: SliderControl?
    /// The slider behind this one whose playhead this one is; `nil` if it isn't a playhead.
    final weak var owner: SliderControl?

    // MARK: Options

    /// The side length of the square around each thumb in which a press takes hold of the thumb, in points.
    ///
    /// The default is the minimum: 44 (20 in AppKit, 60 on visionOS). Smaller values, and values that aren't finite,
    /// set the minimum. If the drawn thumb is larger, its size applies.
    @IBInspectable public final var targetSize: CGFloat = BaseSliderControl.minimumTarget {
        didSet {
            targetSize = targetSize > Self.minimumTarget && targetSize.isFinite ? targetSize : Self.minimumTarget
            if targetSize != oldValue { invalidateSize() }
        }
    }

    /// A Boolean value that indicates whether the scroll wheel over the control moves the focused thumb, one step for
    /// each notch. The default is `false`.
    @IBInspectable public final var respondsToScrollWheel: Bool = false { didSet { updateWheelTracking() } }

    /// A Boolean value that indicates whether the scroll wheel moves the thumb under the pointer, focused or not, one
    /// step for each notch. The default is `false`.
    @IBInspectable public final var respondsToScrollWheelOverThumbs: Bool = false { didSet { updateWheelTracking() } }

    /// A Boolean value that indicates whether a thumb glides to the place of a tap or a click. The default is `false`.
    ///
    /// The value changes immediately. A drag ends the glide. With Reduce Motion, thumbs don't glide.
    @IBInspectable public final var glidesToTaps: Bool = false

    /// A Boolean value that indicates whether a person can type values. The default is `false`.
    ///
    /// To begin, people tap the label of a thumb or the readout of a circular slider with one thumb, type a digit while
    /// a thumb has the focus, or activate the thumb with assistive technology. If a thumb has no label, the field
    /// appears over the thumb. Return commits the value, clamped and snapped; Escape discards it. Values with texts of
    /// the app that neither the app nor the control can read back can't be typed.
    @IBInspectable public final var allowsTextEntry: Bool = false { didSet { if !allowsTextEntry { cancelTyping() } } }

    /// The values at which drags play haptics, and whether obstacles do. By default, there are none, as with system
    /// sliders.
    ///
    /// ```swift
    /// slider.haptics = .detents
    /// ```
    /// Where the system has several haptics, an end feels stronger than a step or a detent.
    public final var haptics: SliderHaptics = []

    /// A Boolean value that indicates whether drags play haptics at any values, for Interface Builder and archives.
    ///
    /// Setting it to `true` sets ``haptics`` to all values, and so does decoding an archive of a control with haptics.
    @IBInspectable public final var hasHaptics: Bool {
        get { !haptics.isEmpty }
        set { haptics = newValue ? .all : [] }
    }

    // MARK: Initialization

    /// Creates a control that shows nothing.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates a control with the values, the bounds, and the Boolean options of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        decodeOptions(from: coder)
    }

    deinit {
        for stream in streams { _ = stream(nil, nil) }
    }

    /// Encodes the values, the bounds, and the Boolean options. After decoding, set all other options again.
    nonisolated open override func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            super.encode(with: coder)
            encodeOptions(with: coder)
        }
    }

    // MARK: Layout

    /// The size that the slider's parts need.
    ///
    /// A straight slider has no intrinsic length; its thickness fits its parts and is at least the size of a target.
    /// The side length of a circular slider is the one that its look was drawn for, or 200 points if its style has
    /// none.
    open override var intrinsicContentSize: CGSize {
        let none = PlatformView.noIntrinsicMetric
        return layoutProvider?.idealSize ?? CGSize(width: none, height: none)
    }

    /// Returns the intrinsic size, and the given size in a dimension without an intrinsic one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicSize(filledFrom: size) }

    // MARK: State

    /// Updates fonts, colors, size, and layout after the traits, the appearance, or a setting of the system changed.
    @inline(never) package final override func environmentDidChange() {
        updateColors()
        texts.invalidateFonts()
        invalidateSize()
    }

    /// A Boolean value that indicates whether the control is enabled. Disabling the control ends drags.
    open override var isEnabled: Bool { didSet { isEnabledDidChange() } }

    /// Encodes the values.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeValues(with: coder)
    }

    #if canImport(UIKit)

    // MARK: UIKit

    /// Plays the haptics of drags.
    final var feedback = FeedbackGenerators()
    /// The key that is down, if it moves thumbs.
    final var keyHold = KeyHold()
    /// The gesture recognizer for the scroll wheel; `nil` unless an option uses the wheel.
    final var wheelRecognizer: UIPanGestureRecognizer?
    /// The vertical translation of the recognizer when it last reported a movement of the wheel, in points.
    final var wheelTranslation: CGFloat = 0
    /// The thumb that the wheel moves until the scroll gesture ends.
    final weak var wheelThumb: ThumbView?
    /// The gesture recognizer for a hovering pointer; `nil` unless the control reports or shows what is under it.
    final var hoverRecognizer: UIHoverGestureRecognizer?
    /// The thumb that gets the focus when the focus enters the control, or after a focused thumb got another index.
    final weak var preferredThumb: ThumbView?
    /// The view that contains the glass of held thumbs.
    final var glassPane: UIVisualEffectView?
    /// Lays out and draws the slider.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// Decodes the values.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeValues(with: coder)
    }

    /// A Boolean value that indicates whether the control is hidden. Hiding the control cancels drags and typing.
    open override var isHidden: Bool { didSet { if isHidden { cancelInput() } } }

    /// A Boolean value that indicates whether the control receives touches. Ignoring touches cancels drags.
    open override var isUserInteractionEnabled: Bool {
        didSet {
            guard !isUserInteractionEnabled else { return }
            cancelDrags()
            playheadSubview?.cancelDrags()
        }
    }

    /// Cancels drags when the control leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard window != nil, newWindow !== window else { return }
        cancelDrags()
        for touch in trackedTouches { _ = stopTracking(touch) }
    }

    /// Returns the control for any point that takes touches, as scroll views expect, except in the text field and on
    /// the playhead.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, let playheadSubview, hit.isDescendant(of: playheadSubview) { return hit }
        if let hit, let valueField, hit.isDescendant(of: valueField) { return hit }
        return hit == nil ? nil : self
    }

    /// Returns whether the control takes touches at a point. Targets can be larger than the control.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { acceptsPress(at: point) }

    /// Begins a press. Returns `false` if the touch takes hold of nothing.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && press(touch)
    }

    /// Continues a drag. Returns `false` if the touch no longer holds anything.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.continueTracking(touch, with: event) && drag(touch, with: event)
    }

    /// Releases what the touch holds.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isHiddenOrHasHiddenAncestor { cancelInput() }
        if let touch { withEventTime(touch.timestamp) { release(touch.pointer, taps: touch.tapCount) } }
    }

    /// Cancels the drags of the touches that the system canceled, or of all touches if there's no event.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        // Disabling the control ends its drags without restoring the values from before the presses.
        guard isEnabled else { return }
        for touch in trackedTouches where event == nil || touch.phase == .cancelled { cancel(touch.pointer) }
    }

    /// Returns `false` for gestures of ancestors that would take a touch from the control, if the touch holds, or would
    /// hold, a thumb or a span.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === wheelRecognizer {
            return thumbForWheel(at: gestureRecognizer.location(in: canvas)) != nil
        }
        return !prevents(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The thumb that gets the focus when the focus enters the control.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredThumb.map { [$0] } ?? [] }

    /// Returns the thumb that a press at the point would hold; on a plane, the first coordinate of the point.
    @available(iOS 18, visionOS 2, *)
    open override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
        if accessibilityElementsHidden { return nil }
        return isAccessibilityElement ? self : element(at: canvas.convert(point, from: self))
    }

    #else

    // MARK: AppKit

    /// The view in front of the canvas that contains the views of thumbs, which are invisible.
    final let thumbPane = ThumbPane()
    /// The layers that show the thumbs, by index.
    final var thumbLayers: [CAShapeLayer] = []
    /// The pointers that press the control, and the event that is being handled.
    final var pointers = PointerState()
    /// Follows fingers on a touch display, from macOS 27 on.
    final var touchRecognizer: TouchRecognizer?
    /// Counts the notches of the scroll wheel.
    final var notchCounter = NotchCounter()
    /// The tracking area for the mouse; `nil` unless the control reports or shows what is under the mouse.
    final var trackingArea: NSTrackingArea?
    /// A Boolean value that indicates whether a tool tip shows the value of the thumb under the pointer. The default is
    /// `false`. A press hides the tool tip; to show values during a drag, use labels.
    @IBInspectable public final var hasValueToolTips: Bool = false {
        didSet { for view in thumbViews { view.updateToolTip() } }
    }

    /// Lays out and draws the slider.
    open override func layout() {
        super.layout()
        layOut()
        // A style may have changed the outline of the thumb.
        thumbViews.first(where: \.isFocused)?.noteFocusRingMaskChanged()
    }

    /// Decodes the values.
    open override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        decodeValues(with: coder)
    }

    /// The size of the control. Setting it scales the style, except for sizes that you set, such as `thumbSize`.
    open override var controlSize: ControlSize { didSet { controlSizeDidChange(from: oldValue) } }

    /// A Boolean value that indicates whether a drag reports each change. The default is `true`. If it's `false`, the
    /// control reports one change, at the end of a drag or when the scale of a ruler comes to rest.
    @IBInspectable open override var isContinuous: Bool {
        get { model.configuration.isContinuous }
        set { sharedConfiguration.isContinuous = newValue }
    }
    /// The value of the first thumb; `nil` on a plane, whose thumbs have two values.
    final override var cellValue: Double? {
        get { model.coordinatesPerThumb == 1 ? model.value(of: 0) : nil }
        set {
            guard let newValue, model.coordinatesPerThumb == 1 else { return }
            let before = valuesBeforeChange()
            didChange(from: before, model.assign(newValue, of: 0), animated: false)
        }
    }

    /// The text of the first thumb's value. Setting text that isn't a number changes nothing.
    open override var stringValue: String {
        get { cellValue.map { text(of: $0, coordinate: 0) } ?? "" }
        set { if let value = value(ofText: newValue, coordinate: 0) { cellValue = value } }
    }

    // MARK: Window

    /// Cancels drags and typing when the control, or a view that contains it, is hidden.
    open override func viewDidHide() {
        super.viewDidHide()
        cancelTracking()
        cancelTyping()
        // AppKit doesn't send a hidden view the event that the pointer leaves it.
        hover(at: nil)
    }

    /// Cancels drags when the control leaves its window.
    open override func viewWillMove(toWindow newWindow: NSWindow?) {
        super.viewWillMove(toWindow: newWindow)
        if window != nil, newWindow !== window { cancelTracking() }
    }

    // MARK: Mouse

    /// Returns the control for any point that takes presses, except in the text field and on the playhead. Targets can
    /// be larger than the control.
    open override func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden else { return nil }
        let location = convert(point, from: superview)
        if let hit = playheadSubview?.hitTest(location) { return hit }
        if let hit = valueField?.hitTest(thumbPane.convert(location, from: self)) { return hit }
        return acceptsPress(at: location) ? self : nil
    }

    /// Begins a press, except for a Control-click, which opens the menu.
    open override func mouseDown(with event: NSEvent) {
        if event.modifierFlags.contains(.control) { return rightMouseDown(with: event) }
        let point = location(of: event)
        if touchRecognizer?.isNearLastTap(event, at: point) == true { return }
        // The release of an earlier press may have been lost.
        cancelTracking(PointerState.mouse)
        beginTracking(PointerState.mouse, at: point, clicks: event.clickCount, event)
    }

    /// Continues a drag.
    open override func mouseDragged(with event: NSEvent) {
        continueTracking(PointerState.mouse, at: location(of: event), event)
    }

    /// Releases what the mouse holds.
    open override func mouseUp(with event: NSEvent) {
        endTracking(PointerState.mouse, at: location(of: event), clicks: event.clickCount, event)
    }

    /// Cancels the drag of the mouse.
    @available(macOS 26, *)
    open override func mouseCancelled(with event: NSEvent) { cancelTracking(PointerState.mouse) }

    /// Reports the value under the pointer.
    open override func mouseMoved(with event: NSEvent) { hover(at: location(of: event)) }

    /// Reports that the pointer has left the control.
    open override func mouseExited(with event: NSEvent) { hover(at: nil) }

    /// Moves a thumb with the wheel, if an option allows it; otherwise, the enclosing view scrolls.
    open override func scrollWheel(with event: NSEvent) {
        if !handleScroll(event) { super.scrollWheel(with: event) }
    }

    // MARK: Accessibility

    /// Returns whether the control is an accessibility element. With several thumbs, it's the element of their group; a
    /// single thumb is an element itself, with the control's label.
    open override func isAccessibilityElement() -> Bool { isGroup }

    /// Returns the role of a group of thumbs.
    open override func accessibilityRole() -> NSAccessibility.Role? { .group }

    /// Returns the thumbs, including the thumb of the playhead, and the field in which people type a value.
    open override func accessibilityChildren() -> [Any]? { showsValues ? elements : [] }

    /// Returns the thumb that a press at the point would hold; on a plane, the first coordinate of the point.
    nonisolated open override func accessibilityHitTest(_ point: NSPoint) -> Any? {
        // AppKit calls this method on the main thread, but declares it as nonisolated.
        nonisolated(unsafe) var hit: Any?
        MainActor.assumeIsolated {
            let location = window.map { canvas.convert($0.convertPoint(fromScreen: point), from: nil) }
            hit = location.flatMap { element(at: $0) } ?? self
        }
        return hit
    }

    #endif
}
#endif
