// Checked against: developer.apple.com/documentation/swiftui/view/overlay(alignment:content:),
// …/view/background(alignment:content:), …/view/background(_:ignoressafeareaedges:), …/view/cornerradius(_:),
// …/roundedrectangle, …/capsule, …/shapestyle, …/shape/fill(_:style:), …/view/opacity(_:), …/view/offset(x:y:),
// …/view/clipshape(_:style:).
@_spi(Double) import QuartzCore

extension Layered: Decoration {
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let other = node.children.first { $0.part.role == role }
        let positionOther = {
            let size = pass.size(other, Proposal(frame.size))
            pass.onPlane { pass.position(other, in: frame.placing(size, alignment, isMirrored: node.isMirrored)) }
        }
        if role == .behind { positionOther() }
        pass.position(node.content, in: frame)
        if role == .front { positionOther() }
    }
}

extension View {
    @available(iOS 15, macOS 12, *) nonisolated public func background<S: View & ShapeStyle>(_ style: S) -> some View {
        background { style }
    }
}

/// How much a view shows. The double knows views that do not show at all, and still have a position.
struct Opacity { let opacity: Double }

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View {
        ModifiedContent(content: self, modifier: Opacity(opacity: opacity))
    }
}

/// Moves a view from where layout puts it; to the other side where the language runs from right to left.
struct Offset: Laid {
    let x, y: CGFloat

    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        pass.size(node.content, proposal)
    }
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame.offsetBy(dx: node.isMirrored ? -x : x, dy: y))
    }
}

/// Shows what lies in a shape in the frame of a view.
struct Clip<S: Shape>: Laid {
    let shape: S

    @MainActor func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        pass.size(node.content, proposal)
    }
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.clip(to: frame, radius: shape.radius(in: frame)) { pass.position(node.content, in: frame) }
    }
}

extension View {
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        ModifiedContent(content: self, modifier: Offset(x: x, y: y))
    }
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
        ModifiedContent(content: self, modifier: Clip(shape: shape))
    }
}

/// What fills shapes and texts. The double knows colors alone.
public protocol ShapeStyle {}
extension Color: ShapeStyle {}

extension Color: Laid {
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let color = self.color.resolvedColor(in: node.environment)
        if color.alpha > 0 { pass.fill(frame.rounded, color) }
    }
}

/// A shape in its frame: of one color, or of the color of texts.
public protocol Shape: Sendable, View {
    /// The radius of the corners in a frame.
    func radius(in frame: CGRect) -> CGFloat
}

public struct RoundedRectangle: Shape, Container {
    private let corner: CGFloat
    nonisolated public init(cornerRadius: CGFloat) { corner = cornerRadius }
    public func radius(in frame: CGRect) -> CGFloat { min(corner, frame.width / 2, frame.height / 2) }
    var parts: [Part] { [] }
    public var body: Never { noBody() }
}

public struct Capsule: Shape, Container {
    nonisolated public init() {}
    public func radius(in frame: CGRect) -> CGFloat { min(frame.width, frame.height) / 2 }
    var parts: [Part] { [] }
    public var body: Never { noBody() }
}

extension Shape {
    nonisolated public func fill(_ color: Color) -> some View { FilledShape(shape: self, color: color) }
}

private struct FilledShape<S: Shape>: View, Container, Laid {
    let shape: S
    let color: Color
    var parts: [Part] { [] }
    var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let color = color.color.resolvedColor(in: node.environment)
        pass.fill(frame.rounded, color, radius: shape.radius(in: frame.rounded))
    }
}
