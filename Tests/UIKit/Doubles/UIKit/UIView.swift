@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiview, …/documentation/foundation/nscoding; madsmtm/objc2
// `objc2-ui-kit` UIView.rs;
// dotnet/macios src/uikit.cs.

@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate, UITraitEnvironment,
    UIFocusEnvironment
{
    public init(frame: CGRect) {
        super.init()
        build()
        move { layer.frame = frame }
    }
    public required init?(coder: NSCoder) {
        super.init()
        build()
        guard coder.containsValue(forKey: "UISubviews") else { return }
        for view in coder.decodeObject(forKey: "UISubviews") as? [UIView] ?? [] { addSubview(view) }
    }
    // NSCoding is not isolated.
    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated { coder.encode(subviews, forKey: "UISubviews") }
    }
    // `init()` of NSObject is not isolated, and Swift does not let an isolated one override it. Calls look the same.
    public convenience init(_ nothing: Void = ()) { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

    private func build() {
        layer = (Self.layerClass as? CALayer.Type)?.make() ?? CALayer()
        layer.delegate = self
        layer.backsView = true
        layer.isMarked = true
    }

    open class var layerClass: AnyClass { CALayer.self }
    public private(set) var layer = CALayer()
    open var tag = 0

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { resize { layer.frame = newValue } }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { resize { layer.bounds = newValue } }
    }
    open var center: CGPoint {
        get { layer.position }
        set { move { layer.position = newValue } }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            if newValue != transform { superview?.setNeedsLayout() }
            move { layer.setAffineTransform(newValue) }
        }
    }
    private func resize(_ change: () -> Void) {
        let before = layer.bounds.size
        move(change)
        guard layer.bounds.size != before else { return }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
    private func move(_ change: () -> Void) {
        CALayer.isMovedByView = true
        change()
        CALayer.isMovedByView = false
    }

    // MARK: Tree

    public internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { superview }
    override var ownWindow: UIWindow? { window }
    open func addSubview(_ view: UIView) { add(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { add(view, at: index) }
    open func removeFromSuperview() { superview?.drop(self) }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Whether a layout continues until nothing is marked, which no page says. It is why layouts can run forever
    /// (WWDC16, session 236); the double stops after a hundred passes.
    @_spi(Double) public static var layoutRepeats = true
    open func layoutSubviews() {}
    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() {
        for _ in 0..<100 {
            updateTraits()
            if layer.isMarked {
                layer.isMarked = false
                layoutSubviews()
            }
            for view in subviews { view.layoutIfNeeded() }
            guard Self.layoutRepeats, layer.isMarked || subviews.contains(where: \.layer.isMarked) else { return }
        }
        LayerLog.fault("A layout asks for itself again and again.")
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { intrinsicInvalidations += 1 }
    @_spi(Double) public private(set) var intrinsicInvalidations = 0
    nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open var translatesAutoresizingMaskIntoConstraints = true
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    // MARK: Look

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(newValue)
            checkEffects()
        }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { move { layer.isHidden = newValue } }
    }
    open var isOpaque = true
    /// What `cornerConfiguration` was set to.
    var corners: Any?
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tellTint()
        }
    }
    private var ownTint: UIColor?
    private func tellTint() {
        tintColorDidChange()
        for view in subviews where view.ownTint == nil { view.tellTint() }
    }
    open func tintColorDidChange() {}
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Touches

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let screen = toScreen(point)
        return view?.fromScreen(screen) ?? screen
    }
    /// The box around the corners where they are in the other view.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if !isTransformed, view?.isTransformed != true {
            return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
        }
        let placement = placementOnScreen
        return rect.applying(view.map { placement.concatenating($0.placementOnScreen.inverted()) } ?? placement)
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fromScreen(view?.toScreen(point) ?? point) }
    private func toScreen(_ point: CGPoint) -> CGPoint {
        if isTransformed { return point.applying(placementOnScreen) }
        let inner = CGPoint(x: frame.minX + point.x - bounds.minX, y: frame.minY + point.y - bounds.minY)
        return superview?.toScreen(inner) ?? inner
    }
    private func fromScreen(_ point: CGPoint) -> CGPoint {
        if isTransformed { return point.applying(placementOnScreen.inverted()) }
        let origin = toScreen(CGPoint(x: 0, y: 0))
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    /// Whether the view, or one around it, is turned or scaled. Others are positioned exactly.
    private var isTransformed: Bool { !transform.isIdentity || superview?.isTransformed ?? false }
    var placementOnScreen: CGAffineTransform {
        superview.map { layer.placement.concatenating($0.placementOnScreen) } ?? layer.placement
    }
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    // MARK: Environment

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { traitsChanged(from: nil) }
    }
    @available(iOS 15, *) open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { textSizes.minimum }
        set { textSizes.minimum = newValue }
    }
    @available(iOS 15, *) open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { textSizes.maximum }
        set { textSizes.maximum = newValue }
    }
    private var textSizes: (minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) = (nil, nil) {
        didSet { traitsChanged(from: nil) }
    }
    open var traitCollection: UITraitCollection {
        (superview?.traitCollection ?? UITraitCollection.current).with(
            style: overrideUserInterfaceStyle, textSizes.minimum, textSizes.maximum)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var traitHandlers: [(UITraitCollection) -> Void] = []
    /// The traits before those that the handlers get at the next update.
    var traitsBefore: UITraitCollection?

    // MARK: Focus

    open var canBecomeFocused: Bool { false }
    @available(iOS 14, *) open var focusGroupIdentifier: String? {
        get { ownFocusGroup }
        set { ownFocusGroup = newValue }
    }
    private var ownFocusGroup: String?
    @available(iOS 15, *) open var focusEffect: UIFocusEffect? {
        get { ownFocusEffect }
        set { ownFocusEffect = newValue }
    }
    private var ownFocusEffect: UIFocusEffect?
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() { needsFocusUpdate = true }
    open func updateFocusIfNeeded() {
        guard needsFocusUpdate else { return }
        needsFocusUpdate = false
        if let view = preferredFocusEnvironments.first as? UIView { window?.focus(on: view) }
    }
    private var needsFocusUpdate = false
    open var isFocused: Bool { window?.focused === self }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: State

    open var restorationIdentifier: String?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    // Of NSObject, without the main-actor mark that its neighbors have (UINibLoading.h of the iOS 18 SDK).
    nonisolated open func prepareForInterfaceBuilder() {}
    nonisolated open func awakeFromNib() {}

    // MARK: Layers

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard UIView.inheritedAnimationDuration > 0 else { return NSNull() }
        let animation = UIViewPropertyAnimator.started?.animation() ?? CABasicAnimation()
        animation.keyPath = event
        animation.duration = UIView.inheritedAnimationDuration
        return animation
    }
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}

    // No page says in which coordinates the point is: as in `hitTest`, it's in those of the receiver. UIAccessibility.h
    // asks for a result that is an accessibility element.
    @available(iOS 18, *) open override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
        guard !isHidden, alpha > 0.01, !accessibilityElementsHidden, self.point(inside: point, with: event) else {
            return nil
        }
        if isAccessibilityElement { return self }
        for view in subviews.reversed() {
            guard let hit = view.accessibilityHitTest(convert(point, to: view), event: event) else { continue }
            if (hit as? UIResponder)?.isAccessibilityElement != true {
                LayerLog.fault("A hit test found something that isn't an accessibility element.")
            }
            return hit
        }
        return nil
    }
    open override var accessibilityFrame: CGRect {
        get { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set {}
    }
}

extension CALayer {
    fileprivate static func make() -> CALayer { self == CAShapeLayer.self ? CAShapeLayer() : CALayer() }
}
