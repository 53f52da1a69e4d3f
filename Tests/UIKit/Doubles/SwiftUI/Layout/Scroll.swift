// Checked against: developer.apple.com/documentation/swiftui/scrollview (its content is in a stack; the view takes
// the size that it is proposed), …/axis/set, …/verticaledge,
// …/view/safeareainset(edge:alignment:spacing:content:)-4s51l.
import QuartzCore

public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}

public struct ScrollView<Content: View>: View, Container, Laid {
    nonisolated(unsafe) private let content: Content
    private let axes: Axis.Set
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        (self.content, self.axes) = (content(), axes)
    }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let own = pass.size(node.content, inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.scroll(node, in: frame, width: axes.contains(.horizontal) ? nil : frame.width) { size in
            pass.position(node.content, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        } size: {
            pass.size(node.content, inner(Proposal(frame.size)))
        }
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

extension LayoutPass {
    /// Lays out content in a scroll view of the toolkit, which a view at this node has for as long as it is there.
    func scroll(
        _ node: Node, in frame: CGRect, width: CGFloat?, position: (CGSize) -> Void, size: () -> CGSize
    ) {
        let view = node.property(at: "scroll view") { ScrollingView(frame: frame) }
        view.clipsToBounds = true
        show(view, in: frame)
        var content = size()
        content.width = width ?? content.width
        view.contentSize = content
        view.contentOffset.y = max(0, min(content.height - frame.height, view.contentOffset.y))
        noteContent(of: view)
        on(view) { position(content) }
    }
}

struct SafeAreaInset<Other: View>: Companion, Decoration {
    let other: Other
    let spacing: CGFloat
    var part: Part { Part("inset", other, .front) }

    /// The content ends above the other view.
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let other = node.children.first { $0.part.role == .front }
        let height = pass.size(other, Proposal(width: frame.width)).height
        let above = CGRect(
            x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - height - spacing)
        pass.position(node.content, in: above)
        pass.onPlane {
            pass.position(
                other, in: CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height))
        }
    }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }

extension View {
    /// The double knows the edge at the bottom alone.
    @available(iOS 15, macOS 12, *) nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        precondition(edge == .bottom, "the double has no inset at the top")
        return ModifiedContent(content: self, modifier: SafeAreaInset(other: content(), spacing: spacing ?? 8))
    }
}
