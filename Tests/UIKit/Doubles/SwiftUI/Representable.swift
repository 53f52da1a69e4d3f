// Checked against: developer.apple.com/documentation/swiftui/uiviewrepresentable, …/uiviewrepresentablecontext,
// …/uiviewrepresentablecontext/animate(changes:completion:), …/proposedviewsize; OpenSwiftUIProject/OpenSwiftUI.
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

@available(iOS 16, *)
public struct ProposedViewSize: Equatable, Sendable {
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
