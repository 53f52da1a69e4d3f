// Checked against: developer.apple.com/documentation/swiftui/uiviewrepresentable, …/uiviewrepresentablecontext,
// …/uiviewrepresentablecontext/animate(changes:completion:); OpenSwiftUIProject/OpenSwiftUI.
import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    func makeUIView(context: Self.Context) -> Self.UIViewType
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
    @available(iOS 16, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    public var body: Never { noBody() }
    public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}
    @available(iOS 16, *)
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? {
        nil
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues

    /// Without an animation in the transaction nothing is animated.
    @available(iOS 18, *) public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: animation?.duration ?? 0, animations: changes) { _ in completion?() }
        }
    }
}

typealias PlatformRepresentable = UIViewRepresentable

/// What a node asks of a representable of any toolkit.
extension UIViewRepresentable {
    func make(_ context: Context) -> UIViewType { makeUIView(context: context) }
    func update(_ view: UIView, _ context: Context) {
        if let view = view as? UIViewType { updateUIView(view, context: context) }
    }
    static func dismantle(_ view: UIViewType, _ coordinator: Coordinator) {
        dismantleUIView(view, coordinator: coordinator)
    }
    @available(iOS 16, *)
    func size(of view: UIView, for proposal: ProposedViewSize, _ context: Context) -> CGSize? {
        (view as? UIViewType).flatMap { sizeThatFits(proposal, uiView: $0, context: context) }
    }
}
