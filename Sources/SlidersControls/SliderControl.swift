#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import CoreText
import QuartzCore
import SlidersCore
import SlidersLooks

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What all sliders have in common: touches, the mouse and keys become inputs of the engine, its changes layers and
/// events.
///
/// The class is written once for both toolkits. Here stands what Swift wants in the body of a class: stored properties,
/// initializers, methods that apps override, and overrides of the toolkit's own. Everything else is in extensions, and
/// what differs between the toolkits in those of `Platform`.
@MainActor
open class SliderControl: SliderPlatformControl {
    // MARK: Engine

    /// The values and the pointers that hold thumbs.
    package internal(set) var slider: SliderState
    /// The parts that are shown, and where they are as of the last layout pass.
    package internal(set) var drawing: SliderDrawing
    /// Puts the events of changes in order.
    var reporter = SliderReporter()
    /// Whether the delegate knows already of the begin that is reported next.
    var isBeginAnnounced = false
    /// The pointers that are down on a read-out or a tick; the engine has those that press.
    var taps: [SliderTap] = []
    /// Wait for touches to rest, by the numbers of their pointers.
    var rests: [Int: Task<Void, Never>] = [:]
    /// The course of the track. Angles that the engine does not take change nothing.
    var shape: SliderShape {
        didSet {
            if !shape.isUsable { shape = oldValue }
            if shape != oldValue { layOut() }
        }
    }

    // MARK: Views and layers

    /// Holds the layers, in the coordinates of the engine.
    let canvas = SliderCanvas()
    /// The layers of the parts.
    private(set) lazy var layers = SliderLayers(of: self)
    /// The views of the thumbs.
    var thumbViews: [ThumbView] = []
    /// The views of the app in place of the track and of spans.
    private(set) lazy var trackViews = TrackViews(of: self)
    /// The views of the images at the ends.
    var endImageViews: [EndImage: EndImageView] = [:]
    /// The field in which a value is typed.
    var valueField: ValueField? {
        didSet { if (valueField == nil) != (oldValue == nil) { onTyping?(valueField != nil) } }
    }
    /// The thumb whose value is typed in the field; `nil` if none is.
    var typedThumb: Int?
    /// The placement before overrides of the rectangle methods, during a layout pass.
    var standardPlacement: SliderPlacement?
    /// The slider above this one; see ``playhead``.
    var linkedPlayhead: SliderControl?
    /// The slider whose playhead this one is.
    weak var owner: SliderControl?
    /// Whether the control is the playhead of another in SwiftUI, and as large.
    package var fillsOwner = false { didSet { if fillsOwner != oldValue { sizeMayDiffer() } } }

    // MARK: Appearance

    /// Style, palettes and images.
    var sliderAppearance = SliderAppearance(style: SliderLook.system.style(on: .current))
    /// The look that the app set last, and the style that it made.
    var shownLook: ShownLook?
    /// The colors that the app set.
    var tints: [TintedPart: PlatformColor] = [:]
    /// The gradients that the app set in place of colors.
    var gradients: [TintedPart: SliderGradient] = [:]
    /// The bitmaps that layers show.
    let bitmaps = Bitmaps()
    /// Formats, names of thumbs, and measured texts.
    var texts = SliderTexts()
    /// The font of texts for which the style has none.
    var textFont = PlatformFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    /// The fonts that the app set for texts.
    var fonts: [SliderTextRole: SliderFont] = [:]
    /// Makes the views of the app in place of thumbs.
    var thumbProvider: ((_ thumb: Int) -> PlatformView?)? { didSet { provideThumbViews() } }

    /// Decides what each tick of the style is; `nil`, the default, leaves them as they are.
    ///
    /// The filter gets the value of each tick, in ascending order, and what it is, and returns what it becomes:
    /// `large`, `small` with a text, `minor` without one, or `nil` for none. It runs in each layout pass.
    ///
    /// ```swift
    /// slider.style.metrics.ticks = .steps
    /// slider.tickFilter = { value, _ in value.truncatingRemainder(dividingBy: 50) == 0 ? .large : .minor }
    /// ```
    public var tickFilter: ((_ value: Double, _ kind: SliderTicks.Kind) -> SliderTicks.Kind?)? {
        didSet { setNeedsLayout() }
    }

    // MARK: SwiftUI

    /// Gets where thumbs and ticks are.
    package weak var observer: (any SliderObserver)?
    /// Called when typing begins and when it ends, because SwiftUI hides the field from assistive technology otherwise.
    package var onTyping: ((_ isTyping: Bool) -> Void)?
    /// Whether views of SwiftUI stand in for the thumbs.
    package var hasOuterThumbs = false { didSet { if hasOuterThumbs != oldValue { replacementsDidChange() } } }
    /// The font that views around give texts for which nothing else has one; `nil` is ``labelFont``.
    package var inheritedFont: CTFont? {
        didSet { if inheritedFont !== oldValue { surroundingsDidChange() } }
    }

    // MARK: Events

    /// The object that decides about changes and receives the events of drags.
    public weak var delegate: (any SliderControlDelegate)?
    var streams: [SliderStream] = []
    /// The value under a hovering pointer, snapped to a step, or `nil` if there is none or ``reportsHover`` is `false`.
    public internal(set) var hoveredValue: Double?

    // MARK: Options

    /// The side of the square around each thumb in which a press holds it, in points.
    ///
    /// The minimum is 44, 20 on a Mac, and 60 on visionOS, and never less than the drawn thumb. Smaller values and NaN
    /// set the minimum.
    @IBInspectable public var targetSize: CGFloat = SliderControl.leastTarget {
        didSet {
            targetSize = targetSize > Self.leastTarget && targetSize.isFinite ? targetSize : Self.leastTarget
            if targetSize != oldValue { sizeMayDiffer() }
        }
    }

    /// A Boolean value that indicates whether a person can type values. The default is `false`.
    ///
    /// Tapping the label of a thumb begins, or the read-out of a circular slider with one thumb, as does typing a digit
    /// while a thumb has the focus. A thumb without a label has the field in its place. Return commits the value,
    /// clamped and snapped; Escape discards it.
    @IBInspectable public var allowsTextEntry: Bool = false { didSet { if !allowsTextEntry { cancelTyping() } } }

    /// A Boolean value that indicates whether a tap on a tick or its text moves the nearest thumb to the value of the
    /// tick. The default is `false`.
    ///
    /// The thumb moves wherever ``SliderControl/pressTarget`` lets presses count, and sends `changed` alone. A tap
    /// counts on a major tick, on its text, and up to 6 points around them; where a press would do nothing else, up to
    /// half the least target around them. A drag that begins there drags as anywhere else.
    @IBInspectable public var hasTappableTicks: Bool = false

    /// A Boolean value that indicates whether the delegate receives the value under a hovering pointer. The default is
    /// `false`.
    @IBInspectable public var reportsHover: Bool = false {
        didSet {
            if !reportsHover { hoveredValue = nil }
            updateHoverTracking()
        }
    }

    /// A Boolean value that indicates whether the scroll wheel over the control moves the focused thumb, one step for
    /// each click. The default is `false`.
    @IBInspectable public var respondsToScrollWheel: Bool = false { didSet { updateWheelTracking() } }

    /// A Boolean value that indicates whether the scroll wheel moves the thumb under the pointer, one step for each
    /// click. The default is `false`.
    @IBInspectable public var respondsToScrollWheelOverThumbs: Bool = false { didSet { updateWheelTracking() } }

    /// A Boolean value that indicates whether a thumb glides to the place of a tap or a click. The default is `false`.
    ///
    /// Its value is there at once, a drag ends the glide, and with reduced motion there is none.
    @IBInspectable public var glidesToTaps: Bool = false

    /// A Boolean value that indicates whether drags play haptics on steps, detents and ends. The default is `false`, as
    /// with system sliders.
    @IBInspectable public var hasHaptics: Bool = false

    // MARK: Making

    /// What kind of slider it is.
    class var kind: SliderKind { .range }

    /// Creates a control with default options.
    public override init(frame: CGRect) {
        (shape, slider, drawing) = Self.kind.parts
        super.init(frame: frame)
        build()
    }

    /// Creates a control with the values and options of an archive.
    public required init?(coder: NSCoder) {
        (shape, slider, drawing) = Self.kind.parts
        super.init(coder: coder)
        build()
        decode(from: coder)
    }

    /// Encodes the values and options. After decoding, set the look, the formats and the delegate again.
    nonisolated open override func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            super.encode(with: coder)
            encodeOptions(with: coder)
        }
    }

    /// Sets an option that Objective-C has no property for, as Interface Builder does with a user-defined runtime
    /// attribute.
    nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        nonisolated(unsafe) let value = value
        if !MainActor.assumeIsolated({ setAttribute(key, to: value) }) { super.setValue(value, forUndefinedKey: key) }
    }

    deinit { for stream in streams { stream.continuation.finish() } }

    private func build() {
        addViews()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
        layOut(glide: nil)
    }

    // MARK: Layout

    /// Any length along a straight track, and across it what is shown there, at least the side of a target. A circular
    /// slider asks for the side that its look was drawn for, 200 points without a look.
    open override var intrinsicContentSize: CGSize { intrinsicSize }

    /// The intrinsic size, and where that has none the given one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { filled(from: size) }

    /// Returns the rectangle of the track in a control with the specified bounds. Override it to move the track, or to
    /// change the thickness of a straight one.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { placement(in: bounds).trackRect }

    /// The rectangle of a thumb with a value in a control with these bounds. An override is asked for both bounds of
    /// the values: it gives all thumbs their size, and on a straight track the line from the one center to the other.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
        placement(in: bounds).movingTrack(to: rect).thumbRect(at: slider.scale.fraction(of: value))
    }

    /// Returns the rectangle of ``minimumValueImage`` in a control with the specified bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.minimum, in: bounds) }

    /// Returns the rectangle of ``maximumValueImage`` in a control with the specified bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.maximum, in: bounds) }

    // MARK: State

    /// Disabling the control cancels drags.
    open override var isEnabled: Bool { didSet { configure { $0.isEnabled = isEnabled } } }

    /// Encodes the values.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeValues(with: coder)
    }

    #if canImport(UIKit)

    // MARK: UIKit

    /// A Boolean value that determines whether a touch on the track waits before it moves the nearest thumb.
    ///
    /// The touch waits until it moves 4 points along the track, rests for 150 milliseconds, or ends, so that a swipe
    /// across the track scrolls. A mouse and a pencil never wait. The default is `true`. Compare
    /// `UIScrollView.delaysContentTouches`.
    @IBInspectable public var delaysTrackTouches: Bool = true
    var haptics = SliderHaptics()
    /// The key that is down.
    var keyHold = KeyHold()
    /// There while the control follows the wheel.
    var wheelRecognizer: UIPanGestureRecognizer?
    /// How far the wheel had turned at its last notch.
    var wheelTurn: CGFloat = 0
    /// The thumb that the wheel moves until it rests.
    weak var turnedThumb: ThumbView?
    /// There while the value under the pointer is reported, or the style shows what is hovered.
    var hoverRecognizer: UIHoverGestureRecognizer?
    /// The thumb that gets the focus when it enters the control, or when a thumb crosses to another index.
    weak var preferredThumb: ThumbView?
    /// Holds the glass of held thumbs.
    var glassPane: UIVisualEffectView?
    /// The one touch that `UIControl` tracks; it knows of no other.
    var trackedTouch: UITouch?

    /// Lays out and shows everything.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// Decodes the values.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeValues(with: coder)
    }

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
        colorsDidChange()
    }
    #endif

    /// Another direction of the language mirrors a straight slider.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// Hiding the control cancels drags and typing.
    open override var isHidden: Bool {
        didSet {
            guard isHidden else { return }
            cancelInput()
            ownPlayhead?.cancelInput()
        }
    }

    /// Ignoring touches cancels drags.
    open override var isUserInteractionEnabled: Bool {
        didSet {
            guard !isUserInteractionEnabled else { return }
            cancelDrags()
            ownPlayhead?.cancelDrags()
        }
    }

    /// Leaving the window cancels drags.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { cancelDrags() }
    }

    /// The control itself for every point that takes touches, as scroll views expect, except the field in which a
    /// person types a value, and the playhead.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, let ownPlayhead, hit.isDescendant(of: ownPlayhead) { return hit }
        if let hit, let valueField, hit.isDescendant(of: valueField) { return hit }
        return hit == nil ? nil : self
    }

    /// Whether a point takes touches. Targets may be larger than the control.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesPresses(at: point) }

    /// Presses with every touch except a secondary click. `UIControl` tracks the first one.
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
        for touch in touches where touch !== trackedTouch { release(touch.pointer, taps: touch.tapCount) }
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        super.touchesEnded([trackedTouch], with: event)
        self.trackedTouch = nil
    }

    /// Cancels what the touches drag.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch !== trackedTouch { cancel(touch.pointer) }
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
        if let touch { release(touch.pointer, taps: touch.tapCount) }
    }

    /// Cancels.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let trackedTouch { cancel(trackedTouch.pointer) }
    }

    /// `false` for gestures of ancestors that would take from the control what a touch holds or would hold.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === wheelRecognizer { return thumbToTurn(by: gestureRecognizer) != nil }
        return !claims(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The thumb that gets the focus when it enters the control.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredThumb.map { [$0] } ?? [] }

    #else

    // MARK: AppKit

    /// Lies over the canvas and holds the views of thumbs, which show nothing.
    let thumbPane = ThumbPane()
    /// The layers of the thumbs.
    var thumbLayers: [CAShapeLayer] = []
    var mouse = MouseState()
    var notchCounter = NotchCounter()
    var observers: SurroundingsObservers?
    /// There while what is under the mouse is reported or shown.
    var trackingArea: NSTrackingArea?
    /// The view that gets the focus after the last thumb.
    weak var followingKeyView: NSView?
    /// What the cell of other controls keeps for them.
    var cellValues = CellValues()

    /// A Boolean value that indicates whether a tool tip shows the value of the thumb under the mouse. The default is
    /// `false`. A press hides the tool tip; labels show values during a drag.
    @IBInspectable public var hasValueToolTips: Bool = false {
        didSet { for view in thumbViews { view.updateToolTip() } }
    }

    /// Whether each movement of a drag that changes values is reported. `true` by default; `false` reports one change
    /// at the end.
    @IBInspectable open override var isContinuous: Bool {
        get { slider.configuration.isContinuous }
        set { configure { $0.isContinuous = newValue } }
    }

    /// `true`: y goes down.
    open override var isFlipped: Bool { true }

    /// Lays out and shows everything.
    open override func layout() {
        super.layout()
        layOut()
    }

    /// Asks for a layout in the new size.
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

    /// Sets which events of the mouse send the action: all of those of a press, a drag and a release by default. Keys,
    /// the wheel and assistive technology always send it. Returns the events before.
    @discardableResult
    open override func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer { cellValues.actionMask = mask }
        return Int(truncatingIfNeeded: cellValues.actionMask.rawValue)
    }
    /// The value of the first thumb.
    open override var doubleValue: Double {
        get { firstValue }
        set { firstValue = newValue }
    }
    /// The value of the first thumb.
    open override var floatValue: Float {
        get { Float(firstValue) }
        set { firstValue = Double(newValue) }
    }
    /// The value of the first thumb, without its decimals.
    open override var integerValue: Int {
        get { Int(exactly: firstValue.rounded(.towardZero)) ?? 0 }
        set { firstValue = Double(newValue) }
    }
    /// The value of the first thumb, without its decimals.
    open override var intValue: Int32 {
        get { Int32(exactly: firstValue.rounded(.towardZero)) ?? 0 }
        set { firstValue = Double(newValue) }
    }
    /// The text of the first thumb's value. A text that is no number changes nothing.
    open override var stringValue: String {
        get { text(of: firstValue, thumb: 0) }
        set { if let value = value(ofText: newValue) { firstValue = value } }
    }
    /// The value of the first thumb as a number. Anything else changes nothing.
    open override var objectValue: Any? {
        get { NSNumber(value: firstValue) }
        set { if let value = newValue as? NSNumber { firstValue = value.doubleValue } }
    }
    /// The size of the control. Setting it scales the style, except measures that you set, such as `thumbSize`.
    open override var controlSize: ControlSize {
        get { cellValues.controlSize }
        set { resize(to: newValue) }
    }
    /// A number to find the control by. 0 by default.
    open override var tag: Int {
        get { cellValues.tag }
        set { cellValues.tag = newValue }
    }
    /// Whether no thumb takes the focus. `false` by default.
    open override var refusesFirstResponder: Bool {
        get { cellValues.refusesFirstResponder }
        set { cellValues.refusesFirstResponder = newValue }
    }

    // MARK: Surroundings

    /// Another direction of the language mirrors a straight slider.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { needsLayout = true } }
    }

    /// Hiding the control, or what it is in, cancels drags and typing.
    open override func viewDidHide() {
        super.viewDidHide()
        cancelInput()
    }

    /// Leaving the window cancels drags.
    open override func viewWillMove(toWindow newWindow: NSWindow?) {
        super.viewWillMove(toWindow: newWindow)
        if newWindow == nil { cancelDrags() }
    }

    /// Shows what depends on the window.
    open override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        observers?.observe(window)
        surroundingsDidChange()
    }

    /// Shows what depends on the screen.
    open override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        surroundingsDidChange()
    }

    /// Shows what depends on the appearance.
    open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        colorsDidChange()
    }

    // MARK: Mouse

    /// The control itself for every point that takes presses, except the field in which a person types a value, and the
    /// playhead. Targets can be larger than the control.
    open override func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden else { return nil }
        let place = convert(point, from: superview)
        if let hit = ownPlayhead?.hitTest(place) { return hit }
        if let valueField, let hit = valueField.hitTest(thumbPane.convert(place, from: self)) { return hit }
        return takesPresses(at: place) ? self : nil
    }

    /// `true`: the click that activates a window presses.
    open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

    /// `false`: a drag does not move a window that its background moves.
    open override var mouseDownCanMoveWindow: Bool { false }

    /// Presses, except for a Control-click, which opens the menu.
    open override func mouseDown(with event: NSEvent) {
        if event.modifierFlags.contains(.control) { rightMouseDown(with: event) } else { press(with: event) }
    }

    /// Drags.
    open override func mouseDragged(with event: NSEvent) { drag(with: event) }

    /// Releases.
    open override func mouseUp(with event: NSEvent) { release(with: event) }

    /// Cancels.
    @available(macOS 26, *)
    open override func mouseCancelled(with event: NSEvent) { cancelPress() }

    /// Tells what is under the mouse.
    open override func mouseMoved(with event: NSEvent) { hover(at: place(of: event)) }

    /// Tells that nothing is under the mouse.
    open override func mouseExited(with event: NSEvent) { hover(at: nil) }

    /// Moves a thumb by the wheel, where an option says so; otherwise what is around scrolls.
    open override func scrollWheel(with event: NSEvent) {
        if !turn(with: event) { super.scrollWheel(with: event) }
    }

    // MARK: Focus

    /// The view that gets the focus after the last thumb. The first thumb gets it before.
    open override var nextKeyView: NSView? {
        get { super.nextKeyView }
        set {
            followingKeyView = newValue
            linkKeyViews()
        }
    }

    /// Lets the focus go from the view before to the first thumb.
    func linkFirstThumb() { super.nextKeyView = thumbViews.first ?? followingKeyView }

    // MARK: Accessibility

    /// Whether there is a group to read: a single thumb has the control's label.
    open override func isAccessibilityElement() -> Bool { allThumbViews.count > 1 }

    /// A group of thumbs.
    open override func accessibilityRole() -> NSAccessibility.Role? { .group }

    /// The thumbs, with that of the playhead, and the field in which a value is typed.
    open override func accessibilityChildren() -> [Any]? {
        allThumbViews as [NSView] + [valueField, ownPlayhead?.valueField].compactMap(\.self)
    }

    /// The thumb where the mouse would hold it.
    nonisolated open override func accessibilityHitTest(_ point: NSPoint) -> Any? {
        // AppKit asks on the main thread, though its declaration does not say so.
        nonisolated(unsafe) var hit: Any?
        MainActor.assumeIsolated { hit = thumbView(under: point) ?? self }
        return hit
    }

    #endif
}
#endif
