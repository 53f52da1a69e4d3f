// Checked against: developer.apple.com/documentation/swiftui/view, …/viewbuilder, …/anyview, …/emptyview, …/tupleview;
// OpenSwiftUIProject/OpenSwiftUI (_ConditionalContent).
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
        return TupleView(views)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(Part("first", first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(Part("second", second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view inside another, and what it is there for.
struct Part {
    enum Role { case shown, behind, front, pushed, label, representation }

    /// Its name among the views inside the same view, which is a part of its position.
    let key: String
    let view: any View
    let role: Role

    init(_ key: String, _ view: any View, _ role: Role = .shown) {
        (self.key, self.view, self.role) = (key, view, role)
    }
}

/// Views that SwiftUI draws by itself, and the views inside them.
@MainActor protocol Container {
    var parts: [Part] { get }
    func change(_ environment: inout EnvironmentValues)
}

extension Container {
    func change(_ environment: inout EnvironmentValues) {}
}

extension Optional: View, Container where Wrapped: View {
    public var body: Never { noBody() }
    var parts: [Part] { map { [Part("some", $0)] } ?? [] }
}

/// One of two views: the other one at the same position is another view.
public struct _ConditionalContent<First: View, Second: View>: View, Container {
    nonisolated(unsafe) private let part: Part
    nonisolated init(_ part: Part) { self.part = part }
    var parts: [Part] { [part] }
    public var body: Never { noBody() }
}

public struct TupleView<T>: View, Container {
    nonisolated(unsafe) private let views: [any View]
    nonisolated init(_ views: [any View]) { self.views = views }
    var parts: [Part] { views.enumerated().map { Part("\($0)", $1) } }
    public var body: Never { noBody() }
}

public struct EmptyView: View, Container {
    nonisolated public init() {}
    var parts: [Part] { [] }
    public var body: Never { noBody() }
}

/// A view of another type is another view.
public struct AnyView: View, Container {
    nonisolated(unsafe) private let view: any View
    nonisolated public init<V: View>(_ view: V) { self.view = view }
    var parts: [Part] { [Part("any", view)] }
    public var body: Never { noBody() }
}
