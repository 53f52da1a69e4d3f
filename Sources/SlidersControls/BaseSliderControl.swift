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

// The class is written once for both toolkits. This file has what Swift requires in the body of a class: stored
// properties, initializers, members that subclasses override, methods that apps override, and overrides of the
// toolkit's own. Everything else is in extensions, and what differs between the toolkits in those of `Platform`.

/// The base class of all sliders. It provides their look, and handles the touches, clicks, and keys that move their
/// thumbs.
///
/// Create instances of its subclasses; the class itself shows nothing. ``SliderControl`` is the base class of sliders
/// along a track.
@MainActor
open class BaseSliderControl: SliderPlatformControl {
    // MARK: Slider

    /// The slider: its values, what inputs do, and its picture. By itself, the class has one thumb, and shows nothing.
    package private(set) final lazy var model: any HeldModel = placing?.ownModel ?? SliderKind.value.model
    /// The coordinate of each thumb that was used last, where thumbs have several; without an entry, it's the first.
    final var usedCoordinates = SmallDictionary<Int, Int>()

    // MARK: Views and layers

    /// Holds the layers, in the coordinates of the engine.
    final let canvas = SliderCanvas()
    /// The layers of the parts.
    package private(set) final lazy var layers = SliderLayers(delegate: self)
    /// The views of the thumbs.
    final var thumbViews: [ThumbView] = []
    /// The field in which a value is typed.
    final var valueField: ValueField? {
        didSet { if (valueField == nil) != (oldValue == nil) { onTyping?(valueField != nil) } }
    }
    /// The coordinate whose value is typed in the field; `nil` if none is.
    final var typedCoordinate: Int?
    /// The text that the field began with, which leaves the value as it is; `nil` if a key began it.
    final var untypedText: String?
    /// The views of the app in place of the track and of spans.
    private(set) final lazy var trackViews = TrackViews(of: self)

    // MARK: Appearance

    /// Style, palettes, and images.
    package final var sliderAppearance = SliderAppearance(style: BaseSliderControl.defaultStyle)
    /// The look that the app set last, and the style that it made.
    final var shownLook: ShownLook?
    /// The colors that the app set.
    package final var tints = SmallDictionary<TintedPart, PlatformColor>()
    /// The gradients that the app set in place of colors.
    package final var gradients = SmallDictionary<TintedPart, SliderGradient>()
    /// The bitmaps that layers show.
    final let bitmaps = Bitmaps()
    /// Makes the views of the app in place of thumbs.
    final var thumbProvider: ((_ thumb: Int) -> PlatformView?)? { didSet { provideThumbViews() } }

    // MARK: Texts

    /// Formats, names of thumbs, and measured texts.
    package final var texts = SliderTexts()
    /// The font of texts for which the style has none.
    final var textFont = PlatformFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    /// The fonts that the app set for texts.
    final var fonts = SmallDictionary<SliderTextRole, SliderFont>()

    // MARK: SwiftUI

    /// The font that views around give texts for which nothing else has one; `nil` is ``labelFont``.
    package final var inheritedFont: CTFont? {
        didSet { if inheritedFont !== oldValue { surroundingsDidChange() } }
    }
    /// Observes the positions of thumbs and ticks, for SwiftUI's views.
    package final weak var observer: (any SliderObserver)?
    /// Called when typing begins and when it ends, because SwiftUI hides the field from assistive technology otherwise.
    package final var onTyping: ((_ isTyping: Bool) -> Void)?
    /// Whether there are values to show. Without, the control shows its track alone; who says so also disables it.
    package final var showsValues: Bool {
        get { !sliderAppearance.hidesValues }
        set {
            guard newValue != showsValues else { return }
            restyle { $0.hidesValues = !newValue }
            invalidateElements()
        }
    }
    /// Whether views of SwiftUI stand in for the thumbs.
    package final var hasOuterThumbs = false { didSet { if hasOuterThumbs != oldValue { replacementsDidChange() } } }

    // MARK: Events

    /// The object that accepts, adjusts, or rejects changes, and receives the events of drags.
    public final weak var delegate: (any SliderControlDelegate)?
    /// The consumers of changes. One that has ended goes when the next change is sent.
    @usableFromInline final var streams: [AsyncStream<SliderChange>.Continuation] = []
    /// What moves by itself, if something does.
    package final var motion: (any SliderMotion)?
    /// Called after the picture changes.
    final var didDraw: (() -> Void)?
    /// Whether the delegate already knows of the beginning that is reported next.
    final var isBeginAnnounced = false
    /// Whether a drag was canceled while the present change is reported.
    final var isCanceled = false

    // MARK: Pointers

    /// The pointers that are down on something that acts when they are lifted; the model has those that press.
    final var taps: [SliderTap] = []
    /// The tasks that wait for touches to rest, by the numbers of their pointers.
    final var rests = SmallDictionary<Int, Task<Void, Never>>()
    /// Whether the press of a touch may wait, because it may be the beginning of a scroll.
    final var delaysTouches = false
    /// What a pointer that goes down at a point of the canvas acts on when it's lifted there, if it doesn't press.
    final var tapTarget: ((CGPoint) -> SliderTap.Target?)?
    /// Where the value of a thumb is typed, if not over the thumb.
    final var fieldGeometry: ((_ thumb: Int) -> FieldGeometry)?
    /// Called with the point of the canvas over which a pointer hovers, and with `nil` when it leaves.
    final var onHover: ((CGPoint?) -> Void)?

    // MARK: Controls on the same track

    /// The control in front of this one, whose thumbs come after those of this one if it is a subview.
    final var front: BaseSliderControl?
    /// The control behind this one.
    final weak var back: BaseSliderControl?
    /// Whether a press at a point of the canvas belongs to this control, and not to the one behind it.
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

    // MARK: Making

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

    private final func build() {
        addViews()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
        layOut(glide: nil)
    }

    // MARK: Layout

    /// The size that the slider's parts need.
    ///
    /// A straight slider has no intrinsic length; its thickness fits its parts and is at least the size of a target.
    /// The side length of a circular slider is the one that its look was drawn for, or 200 points if its style has
    /// none.
    open override var intrinsicContentSize: CGSize {
        let none = PlatformView.noIntrinsicMetric
        return placing?.idealSize ?? CGSize(width: none, height: none)
    }

    /// Returns the intrinsic size, and the given size in a dimension without an intrinsic one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { filled(from: size) }

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

    final var feedback = FeedbackGenerators()
    /// The key that is down.
    final var keyHold = KeyHold()
    /// The recognizer of the wheel, while the control follows it.
    final var wheelRecognizer: UIPanGestureRecognizer?
    /// How far the wheel had turned at its last notch.
    final var wheelTurn: CGFloat = 0
    /// The thumb that the wheel moves until it rests.
    final weak var turnedThumb: ThumbView?
    /// The recognizer of hovering, while the value under the pointer is reported or the style shows what is hovered.
    final var hoverRecognizer: UIHoverGestureRecognizer?
    /// The thumb that gets the focus when it enters the control, or when a thumb crosses to another index.
    final weak var preferredThumb: ThumbView?
    /// Holds the glass of held thumbs.
    final var glassPane: UIVisualEffectView?
    /// The touches that hold something or wait. `UIControl` would track one alone, and no page says which of several.
    private final var trackedTouches: [UITouch] = []
    private final var hasTouchInside = false

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
        for touch in touches
        where event?.buttonMask.contains(.secondary) != true && beginTracking(touch, with: event) {
            trackedTouches.append(touch)
            guard trackedTouches.count == 1 else { continue }
            (isHighlighted, hasTouchInside) = (true, true)
            sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        }
    }

    /// Continues the drag of each touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelInputIfHidden()
        var isTracked = false
        for touch in touches where trackedTouches.contains(touch) {
            if continueTracking(touch, with: event) { isTracked = true } else { _ = stopTracking(touch) }
        }
        guard isTracked else { return }
        let wasInside = hasTouchInside
        hasTouchInside = trackedTouches.contains(where: isNear)
        isHighlighted = hasTouchInside
        var events: UIControl.Event = hasTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != hasTouchInside { events.insert(hasTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    /// Releases the thumbs and spans that the touches hold.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelInputIfHidden()
        for touch in touches where trackedTouches.contains(touch) {
            endTracking(touch, with: event)
            if stopTracking(touch) { sendActions(for: isNear(touch) ? .touchUpInside : .touchUpOutside) }
        }
    }

    /// Cancels the drags of the touches.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if trackedTouches.contains(where: touches.contains) { cancelTracking(with: event) }
        for touch in touches where stopTracking(touch) { sendActions(for: .touchCancel) }
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

    /// Releases.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { at(touch.timestamp) { release(touch.pointer, taps: touch.tapCount) } }
    }

    /// Cancels the drags of the touches that the system canceled, or of all touches if there's no event.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        // Disabling ends a drag where it is.
        guard isEnabled else { return }
        for touch in trackedTouches where event == nil || touch.phase == .cancelled { cancel(touch.pointer) }
    }

    /// Stops tracking a touch. Returns whether it was the last one.
    @inline(never) private final func stopTracking(_ touch: UITouch) -> Bool {
        guard let index = trackedTouches.firstIndex(of: touch) else { return false }
        trackedTouches.remove(at: index)
        guard trackedTouches.isEmpty else { return false }
        (isHighlighted, hasTouchInside) = (false, false)
        return true
    }

    /// Whether a touch counts as inside. As in other controls, it does up to 70 points around the control.
    private final func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    /// Cancels drags if a view around the control was hidden, of which UIKit doesn't tell.
    private final func cancelInputIfHidden() { if isTracking, isHiddenOrHasHiddenAncestor { cancelInput() } }

    /// Returns `false` for gestures of ancestors that would take a touch from the control, if the touch holds, or would
    /// hold, a thumb or a span.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === wheelRecognizer {
            return thumbToTurn(at: gestureRecognizer.location(in: canvas)) != nil
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

    /// Lies over the canvas and holds the views of thumbs, which show nothing.
    final let thumbPane = ThumbPane()
    /// The layers of the thumbs.
    final var thumbLayers: [CAShapeLayer] = []
    final var pointers = PointerState()
    /// Follows fingers on a touch display, from macOS 27 on.
    final var touchRecognizer: TouchRecognizer?
    /// The targets that the app added for events.
    final var targets: [ControlTarget] = []
    final var notchCounter = NotchCounter()
    final var observers: SurroundingsObservers?
    /// The area that exists while what is under the mouse is reported or shown.
    final var trackingArea: NSTrackingArea?
    /// The view that gets the focus after the last thumb.
    final weak var followingKeyView: NSView?
    /// The values that other controls keep in a cell.
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

    // MARK: What other controls leave to a cell

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

    // MARK: Surroundings

    /// Changing the layout direction mirrors a straight slider.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { needsLayout = true } }
    }

    /// Cancels drags and typing when the control, or a view that contains it, is hidden.
    open override func viewDidHide() {
        super.viewDidHide()
        cancelTracking()
        cancelTyping()
        // A hidden view isn't told that the pointer leaves it.
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
        surroundingsDidChange()
    }

    /// Updates what depends on the screen.
    open override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        surroundingsDidChange()
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
        if touchRecognizer?.repeatsTouch(event, at: point) == true { return }
        // The release of an earlier press may have been lost.
        cancelTracking(PointerState.mouse)
        beginTracking(PointerState.mouse, at: point, clicks: event.clickCount, event)
    }

    /// Drags.
    open override func mouseDragged(with event: NSEvent) {
        continueTracking(PointerState.mouse, at: location(of: event), event)
    }

    /// Releases.
    open override func mouseUp(with event: NSEvent) {
        endTracking(PointerState.mouse, at: location(of: event), clicks: event.clickCount, event)
    }

    /// Cancels.
    @available(macOS 26, *)
    open override func mouseCancelled(with event: NSEvent) { cancelTracking(PointerState.mouse) }

    /// Reports the value under the pointer.
    open override func mouseMoved(with event: NSEvent) { hover(at: location(of: event)) }

    /// Reports that the pointer has left the control.
    open override func mouseExited(with event: NSEvent) { hover(at: nil) }

    /// Moves a thumb with the wheel, if an option allows it; otherwise, the enclosing view scrolls.
    open override func scrollWheel(with event: NSEvent) {
        if !turn(with: event) { super.scrollWheel(with: event) }
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

    /// Lets the focus move from the previous view to the first thumb.
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
        // AppKit asks on the main thread, though its declaration does not say so.
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
