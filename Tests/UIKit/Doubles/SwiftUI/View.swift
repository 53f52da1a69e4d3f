// Checked against: developer.apple.com/documentation/swiftui/view, …/viewbuilder, …/text, …/hstack, …/alignment,
// …/spacer, …/emptyview; OpenSwiftUIProject/OpenSwiftUI.
@_exported import Foundation
@_exported import QuartzCore

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { noBody() }
}

/// Views without a body are drawn by SwiftUI itself, which never asks for it.
func noBody() -> Never { preconditionFailure("this view has no body") }

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(views: [first])
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(views: [second])
    }
}

/// Views that SwiftUI draws by itself, and the views inside them.
@MainActor protocol Container {
    var views: [any View] { get }
    func change(_ environment: inout EnvironmentValues)
}

extension Container {
    func change(_ environment: inout EnvironmentValues) {}
}

extension Optional: View, Container where Wrapped: View {
    public var body: Never { noBody() }
    var views: [any View] { map { [$0] } ?? [] }
}

public struct _ConditionalContent<First: View, Second: View>: View, Container {
    nonisolated(unsafe) let views: [any View]
    nonisolated init(views: [any View]) { self.views = views }
    public var body: Never { noBody() }
}

public struct TupleView<T>: View, Container {
    nonisolated(unsafe) public var value: T
    nonisolated(unsafe) let views: [any View]
    nonisolated init(_ value: T, _ views: [any View]) { (self.value, self.views) = (value, views) }
    public var body: Never { noBody() }
}

public struct EmptyView: View, Container {
    nonisolated public init() {}
    var views: [any View] { [] }
    public var body: Never { noBody() }
}

public struct Text: View, Container, Equatable, Sendable {
    let string: String
    nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }
    nonisolated public init(verbatim content: String) { string = content }
    var views: [any View] { [] }
    public var body: Never { noBody() }
}

public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment, vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
}

public struct Spacer: View, Container {
    nonisolated public init(minLength: CGFloat? = nil) {}
    var views: [any View] { [] }
    public var body: Never { noBody() }
}

public struct HStack<Content: View>: View, Container {
    let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    var views: [any View] { [content] }
    public var body: Never { noBody() }
}

public struct VStack<Content: View>: View, Container {
    let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }
    var views: [any View] { [content] }
    public var body: Never { noBody() }
}
