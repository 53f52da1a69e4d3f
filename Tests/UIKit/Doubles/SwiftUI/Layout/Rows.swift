// Checked against: developer.apple.com/documentation/swiftui/form, …/list, …/section,
// …/view/listrowbackground(_:), …/view/listrowinsets(_:). A form is drawn as groups with insets: a card for each
// section, whose rows are parted by lines. The toolkit has the measures.
import QuartzCore

public struct Section<Parent: View, Content: View, Footer: View>: View, Container, Laid {
    nonisolated(unsafe) private let header: Parent
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let footer: Footer

    var parts: [Part] {
        [
            Part("content", content), Part("header", ModifiedContent(content: header, modifier: HeaderText()), .behind),
            Part("footer", footer.font(SystemRow.footerFont).foregroundColor(.secondary), .behind),
        ]
    }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let width = proposal.width ?? 320
        let texts = ["header", "footer"].map { node.named($0).flatMap { height(of: $0, width, pass) } ?? 0 }
        return CGSize(
            width: width, height: texts.reduce(0, +) + rows(node).map { rowHeight($0, width, pass) }.reduce(0, +))
    }

    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        var y = positionText("header", CGPoint(x: frame.minX, y: frame.minY), frame.width, node, pass)
        let rows = rows(node)
        let heights = rows.map { rowHeight($0, frame.width, pass) }
        let card = CGRect(x: frame.minX, y: y, width: frame.width, height: heights.reduce(0, +))
        let own = rows.count == 1 ? rows[0].rowBackground : nil
        let isGrouped = SystemRow.areGrouped(in: node)
        if isGrouped {
            let color = (own ?? SystemColor.card).resolvedColor(in: node.environment)
            pass.fill(card, color, radius: SystemRow.radius)
        }
        for (index, (row, height)) in zip(rows, heights).enumerated() {
            let box = CGRect(x: frame.minX, y: y, width: frame.width, height: height)
            let inner = box.inset(row.rowInsets, isMirrored: node.isMirrored)
            let size = pass.size(row, Proposal(width: inner.width))
            pass.position(row, in: inner.placing(size, .leading, isMirrored: node.isMirrored))
            y += height
            guard isGrouped, index + 1 < rows.count else { continue }
            let line = EdgeInsets(top: height - 0.5, leading: SystemRow.insets.leading, bottom: 0, trailing: 0)
            pass.fill(
                box.inset(line, isMirrored: node.isMirrored), SystemColor.separator.resolvedColor(in: node.environment))
        }
        _ = positionText("footer", CGPoint(x: frame.minX, y: y), frame.width, node, pass)
    }

    private func rows(_ node: Node) -> [Node] { node.named("content")?.elements ?? [] }

    private func rowHeight(_ row: Node, _ width: CGFloat, _ pass: LayoutPass) -> CGFloat {
        let insets = row.rowInsets
        let size = pass.size(row, Proposal(width: width - insets.leading - insets.trailing))
        return max(SystemRow.minimum, size.height + insets.top + insets.bottom).rounded(.up)
    }

    private func height(of text: Node, _ width: CGFloat, _ pass: LayoutPass) -> CGFloat? {
        guard !text.elements.isEmpty else { return nil }
        let insets = SystemRow.textInsets
        let size = pass.size(text, Proposal(width: width - insets.leading - insets.trailing))
        return size.height + insets.top + insets.bottom
    }

    /// Lays out the header or the footer, and returns where it ends.
    private func positionText(
        _ name: String, _ corner: CGPoint, _ width: CGFloat, _ node: Node, _ pass: LayoutPass
    ) -> CGFloat {
        guard let text = node.named(name), let height = height(of: text, width, pass) else { return corner.y }
        let box = CGRect(x: corner.x, y: corner.y, width: width, height: height)
            .inset(SystemRow.textInsets, isMirrored: node.isMirrored)
        let size = pass.size(text, Proposal(width: box.width))
        pass.position(text, in: box.placing(size, .leading, isMirrored: node.isMirrored))
        return corner.y + height
    }
}

extension Section {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }
}

extension Section where Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) { EmptyView() }
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

public struct Form<Content: View>: View, Container, Laid {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
    }

    /// Sections under one another on the ground of a form.
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.fill(frame, SystemColor.ground.resolvedColor(in: node.environment))
        let sections = node.children.flatMap(\.elements)
        let side = SystemRow.side
        let heights = sections.map { pass.size($0, Proposal(width: frame.width - 2 * side)).height }
        let gap: CGFloat = 20
        let position = { (corner: CGPoint) in
            var y = corner.y + 8
            for (section, height) in zip(sections, heights) {
                let width = frame.width - 2 * side
                pass.position(section, in: CGRect(x: corner.x + side, y: y, width: width, height: height))
                y += height + gap
            }
        }
        guard SystemRow.areGrouped(in: node) else { return position(frame.origin) }
        pass.scroll(node, in: frame, width: frame.width) { _ in
            position(CGPoint(x: 0, y: 0))
        } size: {
            CGSize(width: frame.width, height: heights.reduce(28) { $0 + $1 + gap } - gap)
        }
    }
}

struct RowBackground: Decoration {
    let color: PlatformColor
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame)
    }
}

struct RowInsets: Decoration {
    let insets: EdgeInsets
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame)
    }
}

extension View {
    /// The double takes a color, the only background that the screens have.
    nonisolated public func listRowBackground(_ view: Color?) -> some View {
        ModifiedContent(
            content: self, modifier: RowBackground(color: view?.color ?? SystemColor.card)
        )
    }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        ModifiedContent(content: self, modifier: RowInsets(insets: insets ?? SystemRow.insets))
    }
}

extension Node {
    /// What the row's view says of the row, unless it is a view of its own.
    private func trait<T>(_ type: T.Type) -> T? {
        if let known = (view as? any ModifiedView)?.anyModifier as? T { return known }
        return children.count == 1 ? children[0].trait(type) : nil
    }
    fileprivate var rowBackground: PlatformColor? { trait(RowBackground.self)?.color }
    fileprivate var rowInsets: EdgeInsets { trait(RowInsets.self)?.insets ?? SystemRow.insets }
    func named(_ key: String) -> Node? { children.first { $0.part.key == key } }
}
