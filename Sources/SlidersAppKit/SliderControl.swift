#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers
import SlidersLooks

/// What all sliders have in common: the mouse and keys become inputs of the engine, its changes layers and events.
@MainActor
open class SliderControl: CelllessControl {
    /// Holds the layers, in the coordinates of the engine.
    let canvas = SliderCanvas()
    /// Lies over the canvas and holds the views of thumbs, which show nothing.
    let thumbPane = ThumbPane()
    /// Everything that the control is beside AppKit.
    private(set) lazy var controller = SliderController(
        Self.kind, in: canvas.root, of: self, style: SliderLook.system.style(on: .current))

    // MARK: AppKit's

    /// The colors that the app set.
    var tints: [TintedPart: NSColor] = [:]
    /// The font of texts for which the style has none.
    var textFont = NSFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    /// The fonts that the app set for texts.
    var fonts: [SliderTextRole: SliderFont] = [:]
    /// The look that was set last, and the style that it made.
    var shownLook: ShownLook?
    var mouse = MouseState()
    var manners = MouseManners()
    var notchCounter = NotchCounter()
    var observers: SurroundingsObservers?
    /// There while what is under the mouse is reported or shown.
    var trackingArea: NSTrackingArea?
    var readoutField: ReadoutField? { didSet { typingDidChange(from: oldValue) } }
    var thumbViews: [ThumbView] = []
    /// Makes the views of the app in place of thumbs.
    var thumbProvider: ((_ thumb: Int) -> NSView?)? { didSet { provideThumbViews() } }
    var thumbLayers: [CAShapeLayer] = []
    var valueImageViews: [EndImage: EndImageView] = [:]
    /// What SwiftUI hears of the control and shows in place of its parts.
    var outer = OuterViews()
    /// The view that gets the focus after the last thumb.
    weak var followingKeyView: NSView?

    // MARK: Options

    /// Answers before values change, and gets the events of drags and changes.
    public weak var delegate: (any SliderControlDelegate)?

    /// The side of the squares around thumbs in which a press holds them, in points. At least the drawn thumb's side
    /// and 20; smaller values and NaN are that least.
    @IBInspectable public var targetSize: CGFloat {
        get { controller.targetSize }
        set { controller.targetSize = newValue }
    }

    /// Whether a click on the read-out of a round slider with one thumb, and digits while its thumb has the focus, let
    /// a value be typed. Return takes it, clamped and snapped; Escape does not. `false` by default.
    @IBInspectable public var isReadoutEditable: Bool {
        get { controller.isReadoutEditable }
        set { controller.isReadoutEditable = newValue }
    }

    // MARK: Making

    /// What kind of slider it is.
    class var kind: SliderKind { .range }

    /// Makes a control with default options.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
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
        wantsLayer = true
        clipsToBounds = false
        addViews()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        // Without a cell a control is disabled until it is told otherwise.
        isEnabled = true
        setLook(LookChoice(.system))
        observers = SurroundingsObservers(of: self)
        controller.layOut(glide: nil)
    }

    // MARK: Layout

    /// `true`: y goes down.
    open override var isFlipped: Bool { true }

    /// Lays out and shows everything.
    open override func layout() {
        super.layout()
        controller.layOut()
    }

    /// Asks for a layout in the new size.
    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        needsLayout = true
    }

    /// Any length along a straight track, and across it what is shown there, at least the side of a target. A round
    /// slider asks for the side that its look was drawn for, 200 points without a look.
    open override var intrinsicContentSize: NSSize { CGSize(intrinsic: controller.intrinsicSize) }

    /// The intrinsic size, and where that has none the given one.
    open override func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize.filled(from: size) }

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

    // MARK: What a cell would keep

    override var keptValue: Double {
        get { slider.value(of: 0) }
        set { controller.setValue(newValue, of: 0) }
    }

    override var keptText: String {
        get { text(of: keptValue) }
        set { if let value = controller.value(ofText: newValue) { keptValue = value } }
    }

    override func controlSizeDidChange(from size: ControlSize) { resize(from: size) }

    /// Whether each movement of a drag that changes values is reported. `true` by default; `false` reports one change
    /// at the end.
    @IBInspectable open override var isContinuous: Bool {
        get { slider.configuration.isContinuous }
        set { controller.configure { $0.isContinuous = newValue } }
    }

    // MARK: Surroundings

    /// Another direction of the language mirrors a straight slider.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { needsLayout = true } }
    }

    /// Disabling the control cancels drags.
    open override var isEnabled: Bool { didSet { controller.configure { $0.isEnabled = isEnabled } } }

    /// Hiding the control, or what it is in, cancels drags and typing.
    open override func viewDidHide() {
        super.viewDidHide()
        controller.cancelInput()
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
        controller.surroundingsDidChange()
    }

    /// Shows what depends on the screen.
    open override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        controller.surroundingsDidChange()
    }

    /// Shows what depends on the appearance.
    open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        appearanceDidChange()
    }

    // MARK: Mouse

    /// The control itself for every point that takes presses, but for the field in which a value is typed. Targets may
    /// be larger than the control.
    open override func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden else { return nil }
        let place = convert(point, from: superview)
        if let readoutField, let hit = readoutField.hitTest(thumbPane.convert(place, from: self)) { return hit }
        let isTaken = controller.takesPresses(at: place, onCanvas: canvas.convert(place, from: self), in: bounds)
        return isTaken ? self : nil
    }

    /// `true`: the click that activates a window presses.
    open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

    /// `false`: a drag does not move a window that its background moves.
    open override var mouseDownCanMoveWindow: Bool { false }

    /// Presses, but for a click with Control, which asks for the menu.
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
    open override func mouseMoved(with event: NSEvent) { hover(with: event) }

    /// Tells that nothing is under the mouse.
    open override func mouseExited(with event: NSEvent) { controller.hover(at: nil) }

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

    // MARK: State

    /// Encodes the values.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        controller.encodeValues(with: coder)
    }

    /// Decodes the values.
    open override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        controller.decodeValues(with: coder)
    }

    // MARK: Accessibility

    /// Whether there is a group to read: a single thumb has the control's label.
    open override func isAccessibilityElement() -> Bool { slider.count > 1 }

    /// A group of thumbs.
    open override func accessibilityRole() -> NSAccessibility.Role? { .group }

    /// The thumbs, and the field in which a value is typed.
    open override func accessibilityChildren() -> [Any]? { thumbViews as [NSView] + (readoutField.map { [$0] } ?? []) }

    /// The thumb where the mouse would hold it.
    nonisolated open override func accessibilityHitTest(_ point: NSPoint) -> Any? {
        // AppKit asks on the main thread, though its declaration does not say so.
        nonisolated(unsafe) var hit: Any?
        MainActor.assumeIsolated { hit = thumbViews.last { $0.accessibilityFrame().contains(point) } ?? self }
        return hit
    }
}
#endif
