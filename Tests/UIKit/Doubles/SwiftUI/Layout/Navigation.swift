// Checked against: developer.apple.com/documentation/swiftui/navigationview, …/navigationlink,
// …/view/navigationtitle(_:), …/view/navigationviewstyle(_:), …/stacknavigationviewstyle,
// …/view/preferredcolorscheme(_:). The double draws a large title that does not scroll, and "‹ Back" above it.
import QuartzCore

public struct NavigationView<Content: View>: View, Container, Laid {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 390, height: proposal.height ?? 844)
    }

    /// Shows the page that was pushed last under its title.
    func place(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let link = node.all.last { $0.children.contains { $0.part.role == .pushed } }
        let page = link?.children.first { $0.part.role == .pushed } ?? node.content
        pass.fill(frame, SystemColor.ground.resolvedColor(in: node.environment))
        var y = frame.minY + 12
        if let link { y = placeBack(link, CGPoint(x: frame.minX + 16, y: y), frame, pass) }
        if let title = page?.title {
            let bar = pass.part(of: node, "title", Text(verbatim: title).font(.largeTitle.weight(.bold)))
            let size = pass.size(bar, Proposal(width: frame.width - 32))
            let box = CGRect(x: frame.minX + 16, y: y, width: frame.width - 32, height: size.height)
            pass.place(bar, in: box.placing(size, .leading, isMirrored: page?.isMirrored ?? false))
            y += size.height + 4
        }
        pass.place(page, in: CGRect(x: frame.minX, y: y, width: frame.width, height: frame.maxY - y))
    }

    private func placeBack(_ link: Node, _ corner: CGPoint, _ frame: CGRect, _ pass: LayoutPass) -> CGFloat {
        let label = pass.part(of: link, "back", Text(verbatim: "‹ Back").foregroundColor(.accentColor))
        let size = pass.size(label, Proposal())
        let box = CGRect(origin: corner, size: size)
        pass.place(label, in: box)
        if let push = link.view as? any Pushed { pass.takeTaps(link, in: box.insetBy(dx: -16, dy: -8)) { push.pop() } }
        return box.maxY + 8
    }
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

@MainActor private protocol Pushed { func pop() }

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
    func place(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.place(node.content, in: frame)
        pass.takeTaps(node, in: frame, action)
    }
}

public struct StackNavigationViewStyle: Sendable {
    public init() {}
}
extension StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

struct Title { let string: String }
struct PreferredScheme { let scheme: ColorScheme? }

extension View {
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        ModifiedContent(content: self, modifier: Title(string: String(title)))
    }
    /// The double shows each page in a stack.
    nonisolated public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
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
    fileprivate var title: String? { said(Title.self)?.string }
}
