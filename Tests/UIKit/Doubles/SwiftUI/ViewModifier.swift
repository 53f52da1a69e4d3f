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
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Container {
    nonisolated(unsafe) private let view: any View
    nonisolated init(_ view: any View) { self.view = view }
    var parts: [Part] { [Part("content", view)] }
    public var body: Never { noBody() }
}

/// What a modifier makes of a view.
private struct Modified<Modifier: ViewModifier>: View {
    let modifier: InstalledModifier<Modifier>
    let content: any View
    var body: Modifier.Body { modifier.modifier.body(content: _ViewModifier_Content(content)) }
}

/// A modifier whose dynamic properties are those of the view that it makes.
private struct InstalledModifier<Modifier: ViewModifier>: InstalledProperty {
    var modifier: Modifier
    mutating func install(at path: String, on node: Node) { Fields.install(in: &modifier, at: path, on: node) }
}

extension ViewModifier {
    /// The view that the modifier makes; `nil` if SwiftUI itself modifies the view.
    func part(modifying content: any View) -> Part? {
        Body.self == Never.self
            ? nil : Part("modified", Modified(modifier: InstalledModifier(modifier: self), content: content))
    }
}
