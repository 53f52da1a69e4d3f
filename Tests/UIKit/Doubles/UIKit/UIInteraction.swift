@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiinteraction, …/uipointerinteraction,
// …/uipointerinteractiondelegate, …/uipointerregion, …/uipointerregionrequest, …/uipointerstyle, …/uipointereffect,
// …/uipointershape, …/uitargetedpreview, …/uitargetedpreview/init(view:parameters:), …/uipreviewparameters,
// …/uifocusenvironment, …/uifocusupdatecontext, …/uifocusanimationcoordinator, …/uifocuseffect, …/uifocushaloeffect,
// …/uifeedbackgenerator, …/uiselectionfeedbackgenerator, …/uiimpactfeedbackgenerator; madsmtm/objc2 `objc2-ui-kit`;
// dotnet/macios src/uikit.cs.

@available(iOS 11, *) @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

// MARK: Pointer

/// The requirements are optional in Objective-C. The double asks for them, so that the compiler compares the methods of
/// the host with them.
@available(iOS 13.4, *) @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

@available(iOS 13.4, *) @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@available(iOS 13.4, *) @MainActor
open class UIPointerRegionRequest: NSObject {
    @_spi(Double) public init(location: CGPoint) { self.location = location }
    public let location: CGPoint
}

@available(iOS 13.4, *) @MainActor
open class UIPointerRegion: NSObject {
    nonisolated override init() { super.init() }
    public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.init()
        (self.rect, self.identifier) = (rect, identifier)
    }
    open private(set) var rect = CGRect(x: 0, y: 0, width: 0, height: 0)
    public private(set) var identifier: AnyHashable?
}

@available(iOS 13, *) @MainActor
open class UIPreviewParameters: NSObject {
    nonisolated public override init() { super.init() }
    /// In the coordinates of the view; `nil` is the whole view.
    open var visiblePath: UIBezierPath?
    open var backgroundColor: UIColor!
}

@available(iOS 13, *) @MainActor
open class UITargetedPreview: NSObject {
    private init(showing view: UIView, _ parameters: UIPreviewParameters) {
        precondition(view.window != nil, "The view of a targeted preview must be in a window")
        (self.view, self.parameters) = (view, parameters)
    }
    public convenience init(view: UIView, parameters: UIPreviewParameters) { self.init(showing: view, parameters) }
    public convenience init(view: UIView) { self.init(showing: view, UIPreviewParameters()) }
    public let view: UIView
    public let parameters: UIPreviewParameters
}

@available(iOS 13.4, *)
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
}

@available(iOS 13.4, *)
public enum UIPointerShape {
    case path(UIBezierPath)
}

@available(iOS 13.4, *) @MainActor
open class UIPointerStyle: NSObject {
    nonisolated override init() { super.init() }
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init()
        self.effect = effect
    }
    @_spi(Double) public private(set) var effect: UIPointerEffect?
}

// MARK: Focus

@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
}

@MainActor
open class UIFocusUpdateContext: NSObject {
    nonisolated override init() { super.init() }
    var previous: UIView?, following: UIView?
    open var previouslyFocusedView: UIView? { previous }
    open var nextFocusedView: UIView? { following }
}

@MainActor
open class UIFocusAnimationCoordinator: NSObject { nonisolated override init() { super.init() } }

@available(iOS 15, *)
open class UIFocusEffect: NSObject {}

@available(iOS 15, *)
open class UIFocusHaloEffect: UIFocusEffect {
    public convenience init(path bezierPath: UIBezierPath) {
        self.init()
        path = bezierPath
    }
    @_spi(Double) public private(set) var path: UIBezierPath?
}

// MARK: Haptics

@MainActor
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() { super.init() }
    @available(iOS 17.5, *) public convenience init(view: UIView) {
        self.init()
        self.view = view
    }
    /// The view whose device plays; before iOS 17.5 there is none.
    @_spi(Double) public internal(set) weak var view: UIView?
    open func prepare() {}
    /// The haptics that were played: "selection" or "impact".
    @_spi(Double) public static var felt: [String] = []
    /// The generators that played them.
    @_spi(Double) public static var players: [UIFeedbackGenerator] = []
    /// Where they were played, in the generator's view; before iOS 17.5 there is no position.
    @_spi(Double) public static var positions: [CGPoint?] = []
    func play(_ haptic: String, at location: CGPoint? = nil) {
        if location != nil, view == nil { LayerLog.fault("A place of a haptic is one of the generator's view.") }
        Self.felt.append(haptic)
        Self.players.append(self)
        Self.positions.append(location)
    }
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play("selection") }
    @available(iOS 17.5, *) open func selectionChanged(at location: CGPoint) { play("selection", at: location) }
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public override init() { super.init() }
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    @available(*, deprecated, message: "Use init(style:view:)")
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
    @available(iOS 17.5, *) public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        self.init()
        self.view = view
    }
    open func impactOccurred() { play("impact") }
    @available(iOS 17.5, *) open func impactOccurred(at location: CGPoint) { play("impact", at: location) }
}
