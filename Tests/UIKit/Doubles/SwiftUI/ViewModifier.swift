// Checked against: developer.apple.com/documentation/swiftui/viewmodifier (its content is a proxy of the view that it
// modifies), …/view/modifier(_:), …/modifiedcontent; OpenSwiftUIProject/OpenSwiftUI (_ViewModifier_Content).

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { noBody() }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier modifies. It runs for its own reasons, not with the modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Container, Modifiable {
    private let content: ProxiedContent
    fileprivate nonisolated init(_ content: ProxiedContent) { self.content = content }
    var parts: [Part] { content.view.map { [Part("content", $0)] } ?? [] }
    public var body: Never { noBody() }
}

/// What a modifier makes of a view. It runs for the modifier alone, and not when the view is another one.
private struct Modified<Modifier: ViewModifier>: View, ProxyingView {
    let modifier: InstalledModifier<Modifier>
    let content: ProxiedContent
    var body: Modifier.Body { modifier.modifier.body(content: _ViewModifier_Content(content)) }
}

/// A modifier whose dynamic properties are those of the view that it makes.
private struct InstalledModifier<Modifier: ViewModifier>: InstalledProperty {
    var modifier: Modifier
    mutating func install(at path: String, on node: Node) { Fields.install(in: &modifier, at: path, on: node) }
}

/// A view that gives its content to the node in which it is, whether or not it runs.
protocol ProxyingView { var content: ProxiedContent { get } }

/// The content of a modifier, which lives at the position of the modifier. Whoever shows it subscribes to it.
struct ProxiedContent: InstalledProperty, @preconcurrency ComparedProperty {
    nonisolated(unsafe) private let given: any View
    private var source: ContentSource?

    nonisolated init(_ content: any View) { given = content }

    fileprivate var view: (any View)? { source?.content }

    /// Gives a node the content that a new view of it has.
    @MainActor func pass(to node: Node) {
        let source = node.property(at: "content") { ContentSource(given) }
        if !node.stage.fields.same(source.content, given) { source.content = given }
    }

    mutating func install(at path: String, on node: Node) {
        if let source { return node.reads.note(source) }
        source = node.property(at: "content") { ContentSource(given) }
    }

    func isSame(as other: Any, in fields: Fields) -> Bool { (other as? Self)?.source === source || source == nil }
}

private final class ContentSource: Source {
    var content: any View { didSet { changes += 1 } }
    private var changes = 0

    init(_ content: any View) { self.content = content }

    var version: Int? { changes }
    var root: AnyObject { self }
}

extension ViewModifier {
    /// The view that the modifier makes; `nil` if SwiftUI itself modifies the view.
    func part(modifying content: any View) -> Part? {
        Body.self == Never.self
            ? nil
            : Part("modified", Modified(modifier: InstalledModifier(modifier: self), content: ProxiedContent(content)))
    }
}
