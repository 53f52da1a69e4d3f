// Checked against: developer.apple.com/documentation/swiftui/layout, …/view/environment(_:_:).
@_spi(Double) import QuartzCore

/// One layout of everything that a screen shows: sizes that were chosen, and what was drawn where.
@MainActor
final class LayoutPass {
    private struct Question: Hashable {
        let node: ObjectIdentifier, proposal: Proposal
    }
    private var sizes: [Question: CGSize] = [:]
    /// The view in which views are laid out, and where its content begins in the window.
    private(set) var canvas: PlatformView
    private var origin = CGPoint(x: 0, y: 0)
    private var order: CGFloat = 0
    private var plane = 0
    private var planes = 0
    private(set) var items: [ScreenItem] = []
    /// How much more height the scroll views need for all of their content.
    private(set) var excess: CGFloat = 0
    private var positioned: Set<ObjectIdentifier> = []
    /// The part of the canvas that shows, and the radius of its corners; `nil` is all.
    private var shown: (frame: CGRect, radius: CGFloat)?
    /// How layers are turned, in the coordinates of the canvas.
    private var turn: CGAffineTransform?

    /// Lays out a view in the middle of another one.
    init(_ root: Node, on canvas: PlatformView) {
        self.canvas = canvas
        on(canvas) {
            let size = size(root, Proposal(canvas.bounds.size))
            position(root, in: canvas.bounds.placing(size, .center, isMirrored: false))
        }
    }

    // MARK: Sizes

    func size(_ node: Node?, _ proposal: Proposal) -> CGSize {
        guard let node else { return CGSize(width: 0, height: 0) }
        let question = Question(node: ObjectIdentifier(node), proposal: proposal)
        if let known = sizes[question] { return known }
        let size = chosen(node, proposal)
        sizes[question] = size
        return size
    }

    private func chosen(_ node: Node, _ proposal: Proposal) -> CGSize {
        if let laid = node.laid { return laid.size(for: proposal, of: node, in: self) }
        if node.shown != nil { return node.controlSize(for: proposal) }
        let cells = node.elements
        return cells.count == 1 ? size(cells[0], proposal) : Line(node, isVertical: true).size(for: proposal, in: self)
    }

    // MARK: Positions

    func position(_ node: Node?, in frame: CGRect) {
        guard let node else { return }
        if let laid = node.laid { return laid.position(in: frame, of: node, in: self) }
        if let view = node.shown?.view {
            view.surround(with: node.environment)
            note(.control, frame)
            return show(view, in: frame.rounded)
        }
        let cells = node.elements
        if cells.count == 1 { return position(cells[0], in: frame) }
        Line(node, isVertical: true).position(in: frame, in: self)
    }

    /// Puts a view of the toolkit at its position, above what was drawn before.
    func show(_ view: PlatformView, in frame: CGRect) {
        if view.superview !== canvas { canvas.addSubview(view) }
        if view.frame != frame { view.frame = frame }
        view.raise(to: nextOrder())
        positioned.insert(ObjectIdentifier(view))
    }

    /// Draws a layer at its position, above what was drawn before.
    func draw(_ layer: CALayer, in frame: CGRect) {
        canvas.draw(layer, in: frame, order: nextOrder())
        guard let turn else { return }
        layer.position = layer.position.applying(turn)
        layer.setAffineTransform(CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0))
    }

    /// Draws a filled box.
    func fill(_ frame: CGRect, _ color: CGColor, radius: CGFloat = 0) {
        let layer = CALayer()
        layer.backgroundColor = color
        layer.cornerRadius = min(radius, frame.width / 2, frame.height / 2)
        guard let shown else { return draw(layer, in: frame) }
        let visible = frame.intersection(shown.frame)
        guard !visible.isNull else { return }
        guard shown.radius > 0 else { return draw(layer, in: visible) }
        let clip = CALayer()
        (clip.cornerRadius, clip.masksToBounds) = (shown.radius, true)
        layer.frame = visible.offsetBy(dx: -shown.frame.minX, dy: -shown.frame.minY)
        clip.addSublayer(layer)
        draw(clip, in: shown.frame)
    }

    /// Notes what a test can ask for.
    func note(_ kind: ScreenItem.Kind, _ frame: CGRect) {
        let visible = shown.map { frame.intersection($0.frame) } ?? frame
        // What lies wholly outside of a clip has its position, and no size.
        let frame = visible.isNull ? CGRect(origin: frame.origin, size: .zero) : visible
        let position = CGRect(origin: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), size: frame.size)
        items.append(ScreenItem(kind: kind, frame: position, plane: plane))
    }

    private func nextOrder() -> CGFloat {
        order += 1
        return order
    }

    /// Lays out views that may cover those around them.
    func onPlane(_ position: () -> Void) {
        let before = plane
        planes += 1
        plane = planes
        position()
        plane = before
    }

    /// Lays out views that show only inside a frame with round corners.
    func clip(to frame: CGRect, radius: CGFloat, _ position: () -> Void) {
        let before = shown
        shown = (before.map { frame.intersection($0.frame) } ?? frame, radius)
        position()
        shown = before
    }

    /// Lays out views whose layers are turned.
    func turned(by turn: CGAffineTransform, _ position: () -> Void) {
        let before = self.turn
        self.turn = before.map { turn.concatenating($0) } ?? turn
        position()
        self.turn = before
    }

    /// Lays out views inside another view of the toolkit, in the coordinates of its content.
    func on(_ view: PlatformView, _ position: () -> Void) {
        let before = (canvas, origin)
        origin = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
        canvas = view
        // Views stay, so that touches on them continue.
        view.removeDrawn()
        position()
        for view in view.shownViews where !positioned.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        (canvas, origin) = before
    }

    /// Notes how much of a scroll view's content is out of sight.
    func noteContent(of view: ScrollingView) { excess = max(excess, view.contentSize.height - view.frame.height) }

    /// A view that another one draws.
    func part(of node: Node, _ key: String, _ view: some View) -> Node {
        let part = Node(Part(key, view), of: node.stage)
        part.update(nil, node.environment)
        return part
    }
}

extension Node {
    /// The layout of the view itself, or of the modifier.
    var laid: (any Laid)? {
        if let view = view as? any Laid { return view }
        let modifier = (view as? any ModifiedView)?.anyModifier
        return (modifier as? any GeometryEffect).map { Moved(effect: $0) } ?? modifier as? any Laid
    }

    /// The view inside that is shown: of a modifier the one that it modifies.
    var content: Node? { children.first { $0.part.role == .shown } }

    /// The views that a parent lays out: groups are no views of their own there.
    var elements: [Node] {
        guard laid == nil, shown == nil else { return [self] }
        return children.filter { $0.part.role == .shown }.flatMap(\.elements)
    }

    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    /// The size of a control of the toolkit. Without an answer it fills what is proposed.
    fileprivate func controlSize(for proposal: Proposal) -> CGSize {
        if #available(iOS 16, macOS 13, *),
            let size = size(for: ProposedViewSize(width: proposal.width, height: proposal.height))
        {
            return size
        }
        let ideal = shown?.view.intrinsicContentSize ?? CGSize(width: 0, height: 0)
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }
}
