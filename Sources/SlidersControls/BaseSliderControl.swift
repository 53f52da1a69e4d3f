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
// body of a class. Everything else is in extensions, and what differs between the toolkits is in those of `Platform`.

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
    /// The streams that ``changes()`` returned. A stream without a consumer is removed when the next change is sent.
    @usableFromInline final var streams: [AsyncStream<SliderChange>.Continuation] = []
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
    /// A closure that returns the part that a tap at a point of the canvas acts on, or `nil` if a pointer there
    /// presses.
    final var tapTarget: ((CGPoint) -> SliderTap.Target?)?
    /// A closure that returns the geometry of the field in which a thumb's value is typed; `nil` puts it over the
    /// thumb.
    final var fieldGeometry: ((_ thumb: Int) -> FieldGeometry)?
    /// Called with the point of the canvas over which a pointer hovers, and with `nil` when it leaves.
    final var onHover: ((CGPoint?) -> Void)?

    // MARK: Controls on the same track

    /// The control in front of this one, such as a playhead. If it's a subview, its thumbs come after those of this
    /// one.
    final var controlInFront: BaseSliderControl?
    /// The control behind this one.
    final weak var controlBehind: BaseSliderControl?
    /// A closure that returns whether a press at a point of the canvas belongs to this control rather than to the one
    /// behind it.
    final var ownsPress: ((CGPoint) -> Bool)?

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

    /// The values at which drags play haptics. By default, there are none, as with system sliders.
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

    deinit { for stream in streams { stream.finish() } }

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
    /// The touches that hold a thumb or a span, or wait. `UIControl` itself tracks only one touch.
    final var trackedTouches: [UITouch] = []
    /// Whether one of the tracked touches is inside or near the control.
    final var hasTouchInside = false

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

    /// Updates the tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    /// Updates what depends on traits, before iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        colorsDidChange()
    }
    #endif

    /// Changing the layout direction mirrors a straight slider.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether the control is hidden. Hiding the control cancels drags and typing.
    open override var isHidden: Bool {
        didSet {
            guard isHidden else { return }
            cancelInput()
            frontSubview?.cancelInput()
        }
    }

    /// A Boolean value that indicates whether the control receives touches. Ignoring touches cancels drags.
    open override var isUserInteractionEnabled: Bool {
        didSet {
            guard !isUserInteractionEnabled else { return }
            cancelDrags()
            frontSubview?.cancelDrags()
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
        if let hit, let frontSubview, hit.isDescendant(of: frontSubview) { return hit }
        if let hit, let valueField, hit.isDescendant(of: valueField) { return hit }
        return hit == nil ? nil : self
    }

    /// Returns whether the control takes touches at a point. Targets can be larger than the control.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { acceptsPress(at: point) }

    /// A Boolean value that indicates whether a touch holds a thumb or a span, or waits.
    open override var isTracking: Bool { !trackedTouches.isEmpty }

    /// A Boolean value that indicates whether a touch that the control tracks is inside or near its bounds.
    open override var isTouchInside: Bool { hasTouchInside }

    /// Begins a press with each touch, except for a secondary click.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTracking(touches, with: event)
    }

    /// Continues the drag of each touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        continueTracking(touches, with: event)
    }

    /// Releases the thumbs and spans that the touches hold.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTracking(touches, with: event)
    }

    /// Cancels the drags of the touches.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTracking(touches, with: event)
    }

    /// Begins a press. Returns `false` if the touch takes hold of nothing.
    ///
    /// `UIControl` tracks one touch at a time; a slider calls this method and the next ones for each touch.
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
    /// The targets that the app added for events.
    final var targets: [ControlTarget] = []
    /// Counts the notches of the scroll wheel.
    final var notchCounter = NotchCounter()
    /// Observes what the drawing depends on, such as the window and settings of the system.
    final var observers: EnvironmentObservers?
    /// The tracking area for the mouse; `nil` unless the control reports or shows what is under the mouse.
    final var trackingArea: NSTrackingArea?
    /// The view that gets the focus after the last thumb.
    final weak var followingKeyView: NSView?
    /// The properties that other controls store in their cells.
    final var cellValues = CellValues()

    /// A Boolean value that indicates whether a tool tip shows the value of the thumb under the pointer. The default is
    /// `false`. A press hides the tool tip; to show values during a drag, use labels.
    @IBInspectable public final var hasValueToolTips: Bool = false {
        didSet { for view in thumbViews { view.updateToolTip() } }
    }

    /// Always `true`: the y-axis points down.
    open override var isFlipped: Bool { true }

    /// Lays out and draws the slider.
    open override func layout() {
        super.layout()
        layOut()
        // A style may have changed the outline of the thumb.
        thumbViews.first(where: \.isFocused)?.noteFocusRingMaskChanged()
    }

    /// Requests a layout for the new size.
    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        needsLayout = true
    }

    /// Decodes the values.
    open override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        decodeValues(with: coder)
    }

    // MARK: Properties that other controls store in a cell

    /// Sets which mouse events send the action, and returns the previous mask. By default, all events of a press, a
    /// drag, and a release send it. Keys, the wheel, and assistive technology always send it.
    @discardableResult
    open override func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer { cellValues.actionMask = mask }
        return Int(truncatingIfNeeded: cellValues.actionMask.rawValue)
    }
    /// The size of the control. Setting it scales the style, except for sizes that you set, such as `thumbSize`.
    open override var controlSize: ControlSize {
        get { cellValues.controlSize }
        set { resize(to: newValue) }
    }
    /// An integer that identifies the control. The default is 0.
    open override var tag: Int {
        get { cellValues.tag }
        set { cellValues.tag = newValue }
    }
    /// A Boolean value that indicates whether thumbs refuse the focus. The default is `false`.
    open override var refusesFirstResponder: Bool {
        get { cellValues.refusesFirstResponder }
        set { cellValues.refusesFirstResponder = newValue }
    }
    /// A Boolean value that indicates whether a drag reports each change. The default is `true`. If it's `false`, the
    /// control reports one change, at the end of a drag or when the scale of a ruler comes to rest.
    @IBInspectable open override var isContinuous: Bool {
        get { model.configuration.isContinuous }
        set { sharedConfiguration.isContinuous = newValue }
    }
    /// The value of the first thumb. It's 0 in a plane, and setting it changes nothing there.
    open override var doubleValue: Double {
        get { cellValue ?? 0 }
        set { cellValue = newValue }
    }
    /// The value of the first thumb.
    open override var floatValue: Float {
        get { Float(cellValue ?? 0) }
        set { cellValue = Double(newValue) }
    }
    /// The value of the first thumb, truncated toward zero.
    open override var integerValue: Int {
        get { Int(exactly: (cellValue ?? 0).rounded(.towardZero)) ?? 0 }
        set { cellValue = Double(newValue) }
    }
    /// The value of the first thumb, truncated toward zero.
    open override var intValue: Int32 {
        get { Int32(exactly: (cellValue ?? 0).rounded(.towardZero)) ?? 0 }
        set { cellValue = Double(newValue) }
    }
    /// The text of the first thumb's value. Setting text that isn't a number changes nothing.
    open override var stringValue: String {
        get { cellValue.map { text(of: $0, coordinate: 0) } ?? "" }
        set { if let value = value(ofText: newValue, coordinate: 0) { cellValue = value } }
    }
    /// The value of the first thumb as a number. Setting anything else changes nothing.
    open override var objectValue: Any? {
        get { cellValue.map { NSNumber(value: $0) } }
        set { if let value = newValue as? NSNumber { cellValue = value.doubleValue } }
    }

    // MARK: Window and appearance

    /// Changing the layout direction mirrors a straight slider.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { needsLayout = true } }
    }

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

    /// Updates what depends on the window.
    open override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        observers?.observe(window)
        environmentDidChange()
    }

    /// Updates what depends on the screen.
    open override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        environmentDidChange()
    }

    /// Updates what depends on the appearance.
    open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        colorsDidChange()
    }

    // MARK: Mouse

    #if compiler(>=6.4) || APPLE_UI_27
    /// Adds a target and its action for events. The control keeps a weak reference to the target.
    ///
    /// A change of a value by a person sends `valueChanged` and `primaryActionTriggered`, whatever `sendAction(on:)`
    /// set. The mouse and fingers send the events of tracking; all together send one beginning and one end. The same
    /// target and action are added once, for the events of all calls.
    open override func addTarget(_ target: Any?, action: Selector, for controlEvents: NSControl.Events) {
        add(target, action, for: controlEvents.rawValue)
    }

    /// Removes a target, or all if it's `nil`, and an action, or all if it's `nil`, from events.
    open override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: NSControl.Events) {
        remove(target, action, for: controlEvents.rawValue)
    }
    #endif

    /// Returns the control for any point that takes presses, except in the text field and on the playhead. Targets can
    /// be larger than the control.
    open override func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden else { return nil }
        let location = convert(point, from: superview)
        if let hit = frontSubview?.hitTest(location) { return hit }
        if let hit = valueField?.hitTest(thumbPane.convert(location, from: self)) { return hit }
        return acceptsPress(at: location) ? self : nil
    }

    /// Returns `true`: the click that activates a window also presses.
    open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

    /// Always `false`: a drag doesn't move a window that people can drag by its background.
    open override var mouseDownCanMoveWindow: Bool { false }

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

    // MARK: Focus

    /// The view that gets the focus after the last thumb. From the previous view, the focus moves to the first thumb.
    open override var nextKeyView: NSView? {
        get { super.nextKeyView }
        set {
            followingKeyView = newValue
            linkKeyViews()
        }
    }

    /// Makes the first thumb the view after this control in the key loop, because the thumbs get the focus instead of
    /// the control.
    final func linkFirstThumb() { super.nextKeyView = thumbViews.first ?? followingKeyView }

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
