// Checked against: developer.apple.com/documentation/swiftui/proposedviewsize, …/layout (a parent proposes a size, the
// child chooses its own, and the parent positions it), …/layout/spacing.
// The double's layout approximates SwiftUI's: stacks keep 8 points between views, positions are whole pixels of a
// screen with two pixels per point, texts are as wide as in the font Inter, priorities and baselines are unknown.
import QuartzCore

/// A size that a parent proposes; `nil` asks for the ideal one.
struct Proposal: Hashable {
    var width, height: CGFloat?

    init(width: CGFloat? = nil, height: CGFloat? = nil) { (self.width, self.height) = (width, height) }
    init(_ size: CGSize) { (width, height) = (size.width, size.height) }
}

/// A view or a modifier with a layout of its own.
protocol Laid {
    /// The size that the view at a node chooses.
    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize
    /// Draws the view and lays out those inside.
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass)
}

/// A modifier that positions another view and has the size of the view that it modifies.
protocol Decoration: Laid {}

extension Decoration {
    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        pass.size(node.content, proposal)
    }
}

extension CGRect {
    /// A size somewhere in the frame.
    func placing(_ size: CGSize, _ alignment: Alignment, isMirrored: Bool) -> CGRect {
        let x = alignment.horizontal.fraction(isMirrored: isMirrored) * (width - size.width)
        let y = alignment.vertical.fraction * (height - size.height)
        return CGRect(x: minX + x, y: minY + y, width: size.width, height: size.height)
    }

    /// The frame on whole pixels.
    var rounded: CGRect {
        let pixel = { (position: CGFloat) in (2 * position).rounded() / 2 }
        let (x, y) = (pixel(minX), pixel(minY))
        return CGRect(x: x, y: y, width: pixel(maxX) - x, height: pixel(maxY) - y)
    }

    func inset(_ insets: EdgeInsets, isMirrored: Bool) -> CGRect {
        let left = isMirrored ? insets.trailing : insets.leading
        return CGRect(
            x: minX + left, y: minY + insets.top, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom)
    }
}
