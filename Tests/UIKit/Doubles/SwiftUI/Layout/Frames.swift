// Checked against: developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:),
// …/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:), …/view/padding(_:),
// …/view/padding(_:_:), …/edgeinsets, …/edge/set. Ideal sizes of frames are left out.
import QuartzCore

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

struct Padding: Laid {
    let insets: EdgeInsets

    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let inner = Proposal(
            width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) })
        let size = pass.size(node.content, inner)
        return CGSize(width: size.width + across, height: size.height + down)
    }
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame.inset(insets, isMirrored: node.isMirrored))
    }
}

/// A frame of a certain size.
struct FixedFrame: Laid {
    let width, height: CGFloat?
    let alignment: Alignment

    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let size = pass.size(node.content, inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let size = pass.size(node.content, inner(Proposal(frame.size)))
        pass.position(node.content, in: frame.placing(size, alignment, isMirrored: node.isMirrored))
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// A frame of a size between two.
struct Frame: Laid {
    var minimumWidth, maximumWidth, minimumHeight, maximumHeight: CGFloat?
    let alignment: Alignment

    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let inner = inner(proposal)
        let size = pass.size(node.content, inner)
        return CGSize(
            width: Self.length(proposal.width, size.width, minimumWidth, maximumWidth),
            height: Self.length(proposal.height, size.height, minimumHeight, maximumHeight))
    }
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let size = pass.size(node.content, inner(Proposal(frame.size)))
        pass.position(node.content, in: frame.placing(size, alignment, isMirrored: node.isMirrored))
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: proposal.width.map { min(max($0, minimumWidth ?? $0), maximumWidth ?? .infinity) },
            height: proposal.height.map { min(max($0, minimumHeight ?? $0), maximumHeight ?? .infinity) })
    }

    private static func length(_ proposed: CGFloat?, _ own: CGFloat, _ minimum: CGFloat?, _ maximum: CGFloat?)
        -> CGFloat
    {
        let (low, high) = (minimum ?? min(own, maximum ?? own), maximum ?? max(own, minimum ?? own))
        return min(max(proposed ?? own, low), high)
    }
}

extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        ModifiedContent(content: self, modifier: Padding(insets: insets))
    }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let side = { (edge: Edge.Set) in edges.contains(edge) ? length ?? 16 : 0 }
        return padding(
            EdgeInsets(top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing)))
    }
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        ModifiedContent(content: self, modifier: FixedFrame(width: width, height: height, alignment: alignment))
    }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ModifiedContent(
            content: self,
            modifier: Frame(
                minimumWidth: minWidth, maximumWidth: maxWidth, minimumHeight: minHeight, maximumHeight: maxHeight,
                alignment: alignment))
    }
}

extension IdealSize: Laid {
    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        pass.size(node.content, Proposal())
    }
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame)
    }
}

extension FrontToBack: Decoration {
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame)
    }
}

/// An effect moves and turns what is drawn, and nothing around it. Views of the toolkit are moved alone.
struct Moved: Decoration {
    let effect: any GeometryEffect

    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let value = effect.effectValue(size: frame.size)
        let x = node.isMirrored ? -value.m31 : value.m31
        let position = frame.offsetBy(dx: x, dy: value.m32)
        guard value.m12 != 0 else { return pass.position(node.content, in: position) }
        let mirror = node.isMirrored ? -1.0 : 1
        let turn = CGAffineTransform(
            a: value.m11, b: value.m12 * mirror, c: value.m21 * mirror, d: value.m22, tx: 0, ty: 0)
        let turned = CGAffineTransform(translationX: -position.minX, y: -position.minY).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: position.minX, y: position.minY))
        pass.turned(by: turned) { pass.position(node.content, in: position) }
    }
}
