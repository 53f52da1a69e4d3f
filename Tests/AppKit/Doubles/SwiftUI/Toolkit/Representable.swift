// Checked against: developer.apple.com/documentation/swiftui/nsviewrepresentable, …/nsviewrepresentablecontext,
// …/nsviewrepresentablecontext/animate(changes:completion:),
// …/documentation/appkit/nsanimationcontext/animate(_:changes:completion:); OpenSwiftUIProject/OpenSwiftUI.
@_spi(Double) import AppKit

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    func makeNSView(context: Self.Context) -> Self.NSViewType
    func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
    @available(macOS 13, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
    typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
    public var body: Never { noBody() }
    public static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator) {}
    @available(macOS 13, *)
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize? {
        nil
    }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public let coordinator: View.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues

    /// Without an animation in the transaction nothing is animated.
    @available(macOS 15, *) public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        guard AnimationGroups.areMade, !transaction.disablesAnimations, let animation = transaction.animation else {
            changes()
            completion?()
            return
        }
        NSAnimationContext.runAnimationGroup(
            { context in
                (context.duration, context.allowsImplicitAnimation) = (animation.duration, true)
                changes()
            }, completionHandler: completion)
    }
}

/// Whether an animation of SwiftUI is a group of `NSAnimationContext` for what is inside, which no page says.
@_spi(Double) @MainActor public enum AnimationGroups {
    public static var areMade = true
}

typealias PlatformRepresentable = NSViewRepresentable

/// What a node asks of a representable of any toolkit.
extension NSViewRepresentable {
    func make(_ context: Context) -> NSViewType { makeNSView(context: context) }
    func update(_ view: NSView, _ context: Context) {
        if let view = view as? NSViewType { updateNSView(view, context: context) }
    }
    static func dismantle(_ view: NSViewType, _ coordinator: Coordinator) {
        dismantleNSView(view, coordinator: coordinator)
    }
    @available(macOS 13, *)
    func size(of view: NSView, for proposal: ProposedViewSize, _ context: Context) -> CGSize? {
        (view as? NSViewType).flatMap { sizeThatFits(proposal, nsView: $0, context: context) }
    }
}
