// Checked against: developer.apple.com/documentation/swiftui/hstack, …/vstack, …/zstack, …/spacer, …/divider; Objc.io,
// "Thinking in SwiftUI" (a stack proposes equal parts of what is left to its views, the least flexible first).
import QuartzCore

/// Views one after another along an axis.
@MainActor
struct Line {
    let node: Node
    let isVertical: Bool
    var spacing: CGFloat = 8
    var alignment: CGFloat = 0.5
    private let cells: [Node]

    init(_ node: Node, isVertical: Bool, spacing: CGFloat? = nil, alignment: CGFloat = 0.5) {
        (self.node, self.isVertical, self.alignment) = (node, isVertical, alignment)
        self.spacing = spacing ?? 8
        cells = node.laid == nil ? node.elements : node.children.flatMap(\.elements)
    }

    func size(for proposal: Proposal, in pass: LayoutPass) -> CGSize {
        let sizes = sizes(for: proposal, in: pass)
        let length = sizes.map(length).reduce(0, +) + gaps.reduce(0, +)
        return make(length, sizes.map(breadth).max() ?? 0)
    }

    func position(in frame: CGRect, in pass: LayoutPass) {
        let sizes = sizes(for: Proposal(frame.size), in: pass)
        let isMirrored = !isVertical && node.isMirrored
        var at = isMirrored ? frame.maxX : isVertical ? frame.minY : frame.minX
        for (index, (cell, size)) in zip(cells, sizes).enumerated() {
            if isMirrored { at -= size.width }
            let aside = alignment * (breadth(frame.size) - breadth(size))
            let corner = isVertical ? CGPoint(x: frame.minX + aside, y: at) : CGPoint(x: at, y: frame.minY + aside)
            pass.position(cell, in: CGRect(origin: corner, size: size))
            let gap = index < gaps.count ? gaps[index] : 0
            at += isMirrored ? -gap : length(size) + gap
        }
    }

    /// The distances between views. A spacer needs none beside it.
    private var gaps: [CGFloat] { zip(cells, cells.dropFirst()).map { $0.isSpacer || $1.isSpacer ? 0 : spacing } }

    private func sizes(for proposal: Proposal, in pass: LayoutPass) -> [CGSize] {
        let across = isVertical ? proposal.width : proposal.height
        let ask = { (cell: Node, along: CGFloat?) in
            let size = pass.size(
                cell, isVertical ? Proposal(width: across, height: along) : Proposal(width: along, height: across))
            return cell.isSpacer ? make(length(size), 0) : size
        }
        guard let whole = isVertical ? proposal.height : proposal.width else { return cells.map { ask($0, nil) } }
        // Spacers take what all others leave.
        let reserved = cells.filter(\.isSpacer).map { length(ask($0, 0)) }.reduce(0, +)
        var left = whole - gaps.reduce(0, +) - reserved
        var sizes = [CGSize](repeating: CGSize(width: 0, height: 0), count: cells.count)
        let flexibility = cells.map { length(ask($0, 100_000)) - length(ask($0, 0)) }
        let order = cells.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for isSpacer in [false, true] {
            let group = order.filter { cells[$0].isSpacer == isSpacer }
            if isSpacer { left += reserved }
            for (done, index) in group.enumerated() {
                sizes[index] = ask(cells[index], max(0, left / CGFloat(group.count - done)))
                left -= length(sizes[index])
            }
        }
        return sizes
    }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func make(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }
}

extension Node {
    fileprivate var isSpacer: Bool { view is Spacer }
}

extension HStack: Laid {
    private func line(_ node: Node) -> Line {
        Line(node, isVertical: false, spacing: spacing, alignment: alignment.fraction)
    }
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        line(node).size(for: proposal, in: pass)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) { line(node).position(in: frame, in: pass) }
}

extension VStack: Laid {
    private func line(_ node: Node) -> Line {
        let alignment = alignment.fraction(isMirrored: node.isMirrored)
        return Line(node, isVertical: true, spacing: spacing, alignment: alignment)
    }
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        line(node).size(for: proposal, in: pass)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) { line(node).position(in: frame, in: pass) }
}

public struct ZStack<Content: View>: View, Container, Laid {
    nonisolated(unsafe) private let content: Content
    private let alignment: Alignment
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.content, self.alignment) = (content(), alignment)
    }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let sizes = node.children.flatMap(\.elements).map { pass.size($0, proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let cells = node.children.flatMap(\.elements).enumerated()
        for (_, cell) in cells.sorted(by: { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }) {
            let size = pass.size(cell, Proposal(frame.size))
            pass.onPlane { pass.position(cell, in: frame.placing(size, alignment, isMirrored: node.isMirrored)) }
        }
    }
}

extension Spacer: Laid {
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let minimum = minLength ?? 8
        return CGSize(width: max(minimum, proposal.width ?? minimum), height: max(minimum, proposal.height ?? minimum))
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {}
}

/// A line as thin as a pixel, here across the width: the double has none between the views of a row.
public struct Divider: View, Container, Laid {
    nonisolated public init() {}
    var parts: [Part] { [] }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: 0.5)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.fill(frame, SystemColor.separator.resolvedColor(in: node.environment))
    }
}
