@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsview, …/nsview/isflipped, …/nsview/wantslayer,
// …/nsview/setboundsorigin(_:), …/nsview/clipstobounds, …/nsview/framecenterrotation, …/nsview/framerotation,
// …/nsview/hittest(_:), …/nsview/displaylink(target:selector:), …/nslayoutconstraint/orientation-swift.enum,
// …/nslayoutconstraint/priority-swift.struct, …/nsuserinterfacelayoutdirection, …/nsfocusringtype,
// …/documentation/quartzcore/calayer/isgeometryflipped; AppKit's release notes of macOS 10.13 and 14; madsmtm/objc2
// `objc2-app-kit` NSView.rs; dotnet/macios src/appkit.cs.

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// The double has no Auto Layout solver; only what views are asked for is needed.
@MainActor open class NSLayoutConstraint: NSObject {
    public enum Orientation: Int, Sendable { case horizontal, vertical }
    public struct Priority: RawRepresentable, Hashable, Sendable {
        public var rawValue: Float
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        public init(rawValue: Float) { self.rawValue = rawValue }
        public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
    }
}

@MainActor
open class NSView: NSResponder, CALayerDelegate {
    public init(frame frameRect: NSRect) {
        super.init()
        rect = frameRect
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.containsValue(forKey: "NSSubviews") else { return }
        for view in coder.decodeObject(forKey: "NSSubviews") as? [NSView] ?? [] { addSubview(view) }
    }
    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated { coder.encode(subviews, forKey: "NSSubviews") }
    }
    // `init()` of NSObject is not isolated, and Swift does not let an isolated one override it. Calls look the same.
    public convenience init(_ nothing: Void = ()) { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

    open var tag: Int { -1 }

    // MARK: Geometry

    /// Whether y goes down.
    open var isFlipped: Bool { false }
    open var isOpaque: Bool { false }
    var rect = CGRect(x: 0, y: 0, width: 0, height: 0)
    open var frame: NSRect {
        get { rect }
        set {
            if newValue.origin != rect.origin { setFrameOrigin(newValue.origin) }
            if newValue.size != rect.size { setFrameSize(newValue.size) }
        }
    }
    open var bounds: NSRect { CGRect(origin: start, size: rect.size) }
    private var start = CGPoint(x: 0, y: 0)
    open func setBoundsOrigin(_ newOrigin: NSPoint) {
        start = newOrigin
        moveLayer()
    }
    open func setFrameOrigin(_ newOrigin: NSPoint) {
        rect.origin = newOrigin
        moveLayer()
    }
    /// Whether a mere resize asks for a layout, which no page says.
    @_spi(Double) public static var layoutFollowsSize = false
    open func setFrameSize(_ newSize: NSSize) {
        rect.size = newSize
        moveLayer()
        if Self.layoutFollowsSize { needsLayout = true }
    }
    /// Degrees about the middle, counterclockwise in the coordinates of the superview. Traps in a flipped one,
    /// because AppKit's documentation does not say in which direction that is. The frame is that before the view is
    /// turned.
    open var frameCenterRotation: CGFloat = 0 {
        didSet {
            precondition(superview?.isFlipped == false, "which way does a view turn in a flipped one?")
            moveLayer()
        }
    }
    /// All there is without a window, and nothing while hidden (GNUstep's tests, checked on AppKit).
    open var visibleRect: NSRect {
        if isHiddenOrHasHiddenAncestor { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        return window == nil ? CGRect(x: -1e10, y: -1e10, width: 2e10, height: 2e10) : bounds
    }
    /// Whether a view that moves to another view of its window leaves the window first, which no page says.
    @_spi(Double) public static var leavesWindowToMove = true

    // MARK: Tree

    public internal(set) weak var superview: NSView?
    open internal(set) var subviews: [NSView] = []
    weak var ownWindow: NSWindow?
    open var window: NSWindow? { ownWindow ?? superview?.window }
    open func addSubview(_ view: NSView) { add(view) }
    /// Without another view it goes above or below all.
    open func addSubview(_ view: NSView, positioned position: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        let other = subviews.firstIndex { $0 === otherView }
        add(view, at: position == .above ? other.map { $0 + 1 } : other ?? 0)
    }
    open func removeFromSuperview() { superview?.drop(self) }
    open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func viewDidHide() {}
    open func viewDidUnhide() {}
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            moveLayer()
            if isHidden { passFocusOn() }
            // Below a hidden view, nothing changes to the eye.
            guard superview?.isHiddenOrHasHiddenAncestor != true else { return }
            eachShown { if isHidden { $0.viewDidHide() } else { $0.viewDidUnhide() } }
        }
    }
    /// Gives the focus of a hidden view to the next key view.
    private func passFocusOn() {
        guard let window, let first = window.firstResponder as? NSView, first.isDescendant(of: self) else { return }
        window.selectNextKeyView(nil)
        if window.firstResponder === first { _ = window.makeFirstResponder(nil) }
    }
    open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false }

    // MARK: Layout

    open func layout() {}
    open var needsLayout = true
    open var needsDisplay = true
    open func layoutSubtreeIfNeeded() {
        if needsLayout {
            needsLayout = false
            effectiveAppearance.performAsCurrentDrawingAppearance { layout() }
        }
        for view in subviews { view.layoutSubtreeIfNeeded() }
    }
    open var intrinsicContentSize: NSSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { intrinsicInvalidations += 1 }
    @_spi(Double) public private(set) var intrinsicInvalidations = 0
    nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
    open func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { hugging[orientation] = priority }
    open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
        hugging[orientation] ?? .defaultLow
    }
    private var hugging: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
    open var translatesAutoresizingMaskIntoConstraints = true

    // MARK: Layers

    open var wantsLayer = false { didSet { updateBacking() } }
    open internal(set) var layer: CALayer?
    open var wantsUpdateLayer: Bool { false }
    open func updateLayer() {}
    open func makeBackingLayer() -> CALayer { CALayer() }
    /// Written before macOS 14, too, where it is `true` by default. The double draws both alike.
    open var clipsToBounds = false { didSet { moveLayer() } }
    open var alphaValue: CGFloat = 1
    open func draw(_ dirtyRect: NSRect) {}
    /// Calls nobody while the view is hidden or on no screen.
    @available(macOS 14, *) open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
        CADisplayLink(target: target, selector: selector) { [weak self] in
            guard let self, !isHiddenOrHasHiddenAncestor else { return false }
            return window?.isVisible == true
        }
    }

    // MARK: Events

    open func hitTest(_ point: NSPoint) -> NSView? {
        let position = convert(point, from: superview)
        guard !isHidden, bounds.contains(position) else { return nil }
        for view in subviews.reversed() { if let hit = view.hitTest(position) { return hit } }
        return self
    }
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    open private(set) var trackingAreas: [NSTrackingArea] = []
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
    open func updateTrackingAreas() {}
    open var toolTip: String?
    var toolTips = ToolTips()

    open var gestureRecognizers: [NSGestureRecognizer] = [] {
        didSet { for recognizer in gestureRecognizers { recognizer.view = self } }
    }
    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.append(gestureRecognizer)
    }
    open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.removeAll { $0 === gestureRecognizer }
    }

    // MARK: Focus

    open weak var nextKeyView: NSView?
    open var canBecomeKeyView: Bool { window != nil && !isHiddenOrHasHiddenAncestor && acceptsFirstResponder }
    open var needsPanelToBecomeKey: Bool { false }
    open var focusRingType = NSFocusRingType.default
    open var focusRingMaskBounds: NSRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
    open func drawFocusRingMask() {}
    open func noteFocusRingMaskChanged() { ringChanges += 1 }
    @_spi(Double) public private(set) var ringChanges = 0

    // MARK: Environment

    /// Belongs to each view: it is not inherited, and changes are not reported.
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var appearance: NSAppearance? { didSet { appearanceMayDiffer() } }
    open var effectiveAppearance: NSAppearance {
        appearance ?? superview?.effectiveAppearance ?? window?.effectiveAppearance ?? .light
    }
    open func viewDidChangeEffectiveAppearance() {}
    open func viewDidChangeBackingProperties() {}

    // MARK: State

    nonisolated open func prepareForInterfaceBuilder() {}
    nonisolated open func awakeFromNib() {}

    // MARK: Accessibility

    var accessibility = AccessibilityFacts()
    open func isAccessibilityElement() -> Bool { accessibility.isElement }
    open func setAccessibilityElement(_ accessibilityElement: Bool) { accessibility.isElement = accessibilityElement }
    open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role }
    open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
        accessibility.role = accessibilityRole
    }
    open func accessibilityLabel() -> String? { accessibility.label }
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { accessibility.label = accessibilityLabel }
    open func accessibilityIdentifier() -> String? { accessibility.identifier }
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        accessibility.identifier = accessibilityIdentifier
    }
    open func accessibilityValue() -> Any? { accessibility.value }
    open func setAccessibilityValue(_ accessibilityValue: Any?) { accessibility.value = accessibilityValue }
    open func accessibilityValueDescription() -> String? { nil }
    open func accessibilityMinValue() -> Any? { nil }
    open func accessibilityMaxValue() -> Any? { nil }
    open func accessibilityOrientation() -> NSAccessibilityOrientation { .unknown }
    open func isAccessibilityEnabled() -> Bool { true }
    open func isAccessibilityFocused() -> Bool { window?.firstResponder === self }
    open func setAccessibilityFocused(_ accessibilityFocused: Bool) {}
    open func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool { true }
    open func accessibilityHelp() -> String? { nil }
    open func accessibilityAllowedValues() -> [NSNumber]? { nil }
    open func accessibilityPerformIncrement() -> Bool { false }
    open func accessibilityPerformDecrement() -> Bool { false }
    open func accessibilityPerformPress() -> Bool { false }
    @available(macOS 14, *) open func accessibilityUserInputLabels() -> [String]? { nil }
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { accessibility.actions }
    open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?) {
        accessibility.actions = accessibilityCustomActions
    }
    open func accessibilityChildren() -> [Any]? { subviews.flatMap { $0.unignored } }
    open func accessibilityFrame() -> NSRect { NSAccessibility.screenRect(fromView: self, rect: bounds) }
    // A category of NSObject declares both, so that they are not isolated.
    nonisolated open var accessibilityFocusedUIElement: Any? { self }
    nonisolated open func accessibilityHitTest(_ point: NSPoint) -> Any? { self }
}
