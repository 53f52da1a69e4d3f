// Checked against: developer.apple.com/documentation/swiftui/navigationview, …/view/navigationviewstyle(_:),
// …/stacknavigationviewstyle. The double draws a large title that does not scroll, and "‹ Back" above it.
import UIKit

extension NavigationView: Laid {
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 390, height: proposal.height ?? 844)
    }

    /// Shows the page that was pushed last under its title.
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let link = node.all.last { $0.children.contains { $0.part.role == .pushed } }
        let page = link?.children.first { $0.part.role == .pushed } ?? node.content
        pass.fill(frame, SystemColor.ground.resolvedColor(in: node.environment))
        var y = frame.minY + 12
        if let link { y = positionBack(link, CGPoint(x: frame.minX + 16, y: y), frame, pass) }
        if let title = page?.title {
            let bar = pass.part(of: node, "title", Text(verbatim: title).font(.largeTitle.weight(.bold)))
            let size = pass.size(bar, Proposal(width: frame.width - 32))
            let box = CGRect(x: frame.minX + 16, y: y, width: frame.width - 32, height: size.height)
            pass.position(bar, in: box.placing(size, .leading, isMirrored: page?.isMirrored ?? false))
            y += size.height + 4
        }
        pass.position(page, in: CGRect(x: frame.minX, y: y, width: frame.width, height: frame.maxY - y))
    }

    private func positionBack(_ link: Node, _ corner: CGPoint, _ frame: CGRect, _ pass: LayoutPass) -> CGFloat {
        let label = pass.part(of: link, "back", Text(verbatim: "‹ Back").foregroundColor(.accentColor))
        let size = pass.size(label, Proposal())
        let box = CGRect(origin: corner, size: size)
        pass.position(label, in: box)
        if let push = link.view as? any Pushed { pass.takeTaps(link, in: box.insetBy(dx: -16, dy: -8)) { push.pop() } }
        return box.maxY + 8
    }
}

public struct StackNavigationViewStyle: Sendable {
    public init() {}
}
extension StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// The double shows each page in a stack.
    nonisolated public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}
