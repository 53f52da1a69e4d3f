// Checked against: developer.apple.com/documentation/swiftui/navigationview (its views are columns),
// …/list/init(selection:content:)-1pisz, …/view/liststyle(_:), …/sidebarliststyle, …/view/navigationsubtitle(_:)-262n7.
// The double draws two columns, and in a bar above them the buttons of a window and the titles of the page.
@_spi(Double) import AppKit

extension NavigationView: Laid {
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 660, height: proposal.height ?? 600)
    }

    /// Shows the sidebar at the leading edge, as wide as it has to be, and the page beside it.
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let columns = node.content?.elements ?? []
        precondition(columns.count == 2, "the double has a sidebar and one page beside it")
        let (sidebar, page, bar) = (columns[0], columns[1], CGFloat(44))
        let width = pass.size(sidebar, Proposal(width: 0, height: frame.height)).width
        let left = node.isMirrored ? frame.maxX - width : frame.minX
        let beside = node.isMirrored ? frame.minX : frame.minX + width
        pass.fill(frame, SystemColor.ground.resolvedColor(in: node.environment))
        pass.fill(
            CGRect(x: left, y: frame.minY, width: width, height: frame.height),
            SystemColor.sidebar.resolvedColor(in: node.environment))
        for (index, color) in SystemColor.windowButtons.enumerated() {
            let button = CGRect(x: frame.minX + 13 + 20 * CGFloat(index), y: frame.minY + 13, width: 12, height: 12)
            pass.fill(button, color.cgColor, radius: 6)
        }
        let (y, height) = (frame.minY + bar, frame.height - bar)
        pass.position(sidebar, in: CGRect(x: left, y: y, width: width, height: height))
        let room = CGRect(x: beside + 20, y: frame.minY, width: frame.width - width - 40, height: bar)
        positionTitle(of: node, in: room, pass)
        pass.position(page, in: CGRect(x: beside, y: y, width: frame.width - width, height: height))
        let line = CGRect(x: beside, y: y - 1, width: frame.width - width, height: 1)
        pass.fill(line, SystemColor.separator.resolvedColor(in: node.environment))
    }

    private func positionTitle(of node: Node, in frame: CGRect, _ pass: LayoutPass) {
        let subtitle = node.content?.said(Subtitle.self)?.string
        let lines = VStack(alignment: .leading, spacing: 0) {
            if let title = node.content?.title { Text(verbatim: title).font(.headline) }
            if let subtitle { Text(verbatim: subtitle).font(.subheadline).foregroundColor(.secondary) }
        }
        let text = pass.part(of: node, "title", lines)
        let size = pass.size(text, Proposal(width: frame.width))
        pass.position(text, in: frame.placing(size, .leading, isMirrored: node.isMirrored))
    }
}

private struct Subtitle { let string: String }

extension View {
    @available(macOS 11, *) nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        ModifiedContent(content: self, modifier: Subtitle(string: String(subtitle)))
    }
}

/// Rows, one of them chosen. The double draws those of a sidebar, whose selection is gray: nothing gives the list
/// the focus.
public struct List<SelectionValue: Hashable, Content: View>: View, Container, Laid {
    nonisolated(unsafe) private let selection: Binding<SelectionValue?>?
    nonisolated(unsafe) private let content: Content
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: proposal.height ?? 480)
    }

    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        precondition(node.environment.isInSidebar, "the double has lists of a sidebar alone")
        let sections = node.content?.elements ?? []
        let rows = sections.map { $0.named("content")?.elements ?? [] }
        let (header, row): (CGFloat, CGFloat) = (30, 28)
        pass.scroll(node, in: frame, width: frame.width) { _ in
            var y: CGFloat = 0
            for (section, rows) in zip(sections, rows) {
                position(
                    section.named("header"), in: CGRect(x: 18, y: y, width: frame.width - 36, height: header), pass)
                y += header
                for cell in rows {
                    positionRow(cell, in: CGRect(x: 10, y: y, width: frame.width - 20, height: row), of: node, pass)
                    y += row
                }
            }
        } size: {
            CGSize(width: frame.width, height: rows.reduce(8) { $0 + header + row * CGFloat($1.count) })
        }
    }

    private func positionRow(_ row: Node, in frame: CGRect, of node: Node, _ pass: LayoutPass) {
        let tag = row.said(Tag.self)?.value.base as? SelectionValue
        if let tag, tag == selection?.wrappedValue {
            pass.fill(frame, SystemColor.fill.resolvedColor(in: node.environment), radius: 5)
        }
        position(row, in: frame.insetBy(dx: 8, dy: 0), pass)
        pass.takeTaps(row, in: frame) { if let tag { selection?.wrappedValue = tag } }
    }

    private func position(_ text: Node?, in frame: CGRect, _ pass: LayoutPass) {
        guard let text else { return }
        let size = pass.size(text, Proposal(width: frame.width))
        pass.position(text, in: frame.placing(size, .leading, isMirrored: text.isMirrored))
    }
}

public struct SidebarListStyle: Sendable {
    public init() {}
}
extension SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum SidebarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}

extension View {
    nonisolated public func listStyle(_ style: SidebarListStyle) -> some View { environment(\.isInSidebar, true) }
}
