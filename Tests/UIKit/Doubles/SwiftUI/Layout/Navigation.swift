// Checked against: developer.apple.com/documentation/swiftui/navigationview, …/navigationlink,
// …/view/navigationtitle(_:),
// …/view/preferredcolorscheme(_:). The toolkit decides how pages are shown.
import QuartzCore

public struct NavigationView<Content: View>: View, Container {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }
}

/// A row that shows another page. The page is a view at the link's position.
public struct NavigationLink<Label: View, Destination: View>: View {
    nonisolated(unsafe) private let destination: Destination
    nonisolated(unsafe) private let label: Label
    @State private var isActive = false

    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination(), label())
    }
    public var body: some View { LinkRow(destination: destination, label: label, isActive: $isActive) }
}

/// The mark of a row that leads to another page.
private struct Chevron: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Text(verbatim: direction == .rightToLeft ? "‹" : "›").font(.title3).foregroundColor(.secondary)
    }
}

@MainActor protocol Pushed { func pop() }

private struct LinkRow<Label: View, Destination: View>: View, Container, Laid, Tapped, Pushed {
    let destination: Destination
    let label: Label
    @Binding var isActive: Bool

    var parts: [Part] {
        let row = HStack {
            label
            Spacer()
            Chevron()
        }
        return [Part("row", row)] + (isActive ? [Part("page", destination, .pushed)] : [])
    }
    var body: Never { noBody() }
    var action: () -> Void { { isActive = true } }
    func pop() { isActive = false }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        pass.size(node.content, proposal)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame)
        pass.takeTaps(node, in: frame, action)
    }
}

struct Title: SameForEach { let string: String }
struct PreferredScheme: SameForEach { let scheme: ColorScheme? }

extension View {
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        ModifiedContent(content: self, modifier: Title(string: String(title)))
    }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        ModifiedContent(content: self, modifier: PreferredScheme(scheme: colorScheme))
    }
}

extension Node {
    /// What the modifiers of a page say, those of pages that it pushed aside.
    func said<T>(_ type: T.Type) -> T? {
        if let known = (view as? any ModifiedView)?.anyModifier as? T { return known }
        for child in children where child.part.role != .pushed {
            if let known = child.said(type) { return known }
        }
        return nil
    }
    var title: String? { said(Title.self)?.string }
}
