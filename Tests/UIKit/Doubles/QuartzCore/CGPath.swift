import Foundation

// Checked against: developer.apple.com/documentation/coregraphics/cgpath, …/cgmutablepath, …/cgpathfillrule;
// madsmtm/objc2 `objc2-core-graphics`.

public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}

public class CGPath: Hashable {
    /// The parts of a path; arcs are curves, as in Core Graphics.
    @_spi(Double) public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }
    @_spi(Double) public fileprivate(set) var elements: [Element] = []
    /// The number of paths that were made.
    @_spi(Double) nonisolated(unsafe) public static var count = 0

    fileprivate init() { Self.count += 1 }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        addCorners(rect, 0, 0)
        apply(transform)
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        addCorners(rect, rect.width / 2, rect.height / 2)
        apply(transform)
    }
    /// Traps if a corner is larger than half the side, as Core Graphics does.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        precondition(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0 && 2 * cornerHeight <= rect.height)
        self.init()
        addCorners(rect, cornerWidth, cornerHeight)
        apply(transform)
    }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.elements = elements
        return copy
    }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let copy = CGMutablePath()
        copy.elements = elements
        copy.apply(transform)
        return copy
    }
    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest box around all points, control points included.
    public var boundingBox: CGRect {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .curve(let first, let second, let to): points += [first, second, to]
            case .close: break
            }
        }
        guard let first = points.first else { return CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0) }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    private func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
        guard let transform = transform?.pointee else { return }
        elements = elements.map { $0.applying(transform) }
    }

    fileprivate func addCorners(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) {
        let (x, y) = (width * 0.5522847498, height * 0.5522847498)
        elements.append(.move(CGPoint(x: rect.maxX, y: rect.midY)))
        for (right, bottom) in [(true, true), (false, true), (false, false), (true, false)] {
            let corner = CGPoint(x: right ? rect.maxX : rect.minX, y: bottom ? rect.maxY : rect.minY)
            let (inX, inY): (CGFloat, CGFloat) = (right ? -1 : 1, bottom ? -1 : 1)
            let vertical = CGPoint(x: corner.x, y: corner.y + inY * height)
            let nearVertical = CGPoint(x: corner.x, y: vertical.y - inY * y)
            let horizontal = CGPoint(x: corner.x + inX * width, y: corner.y)
            let nearHorizontal = CGPoint(x: horizontal.x - inX * x, y: corner.y)
            let comesDown = right == bottom
            elements.append(.line(comesDown ? vertical : horizontal))
            guard width > 0, height > 0 else { continue }
            elements.append(
                comesDown
                    ? .curve(nearVertical, nearHorizontal, horizontal) : .curve(nearHorizontal, nearVertical, vertical))
        }
        elements.append(.close)
    }
}

public class CGMutablePath: CGPath {
    public override init() { super.init() }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }
    public func closeSubpath() { elements.append(.close) }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(CGPath(rect: rect, transform: nil), transform)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(CGPath(ellipseIn: rect, transform: nil), transform)
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path, transform) }

    /// A positive delta runs clockwise on screen. Joins the present point with a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let count = max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        let piece = delta / count
        let handle = radius * 4 / 3 * tan(piece / 4)
        let at = { (angle: CGFloat) in
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)).applying(transform)
        }
        let start = at(startAngle)
        elements.append(elements.isEmpty ? .move(start) : .line(start))
        for index in 0..<Int(count) {
            let from = startAngle + piece * CGFloat(index)
            let to = from + piece
            let near = { (angle: CGFloat, side: CGFloat) in
                CGPoint(
                    x: center.x + radius * cos(angle) - side * handle * sin(angle),
                    y: center.y + radius * sin(angle) + side * handle * cos(angle)
                ).applying(transform)
            }
            elements.append(.curve(near(from, 1), near(to, -1), at(to)))
        }
    }

    private func add(_ path: CGPath, _ transform: CGAffineTransform) {
        elements += path.elements.map { $0.applying(transform) }
    }
}

extension CGPath.Element {
    fileprivate func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let to): .move(to.applying(transform))
        case .line(let to): .line(to.applying(transform))
        case .curve(let first, let second, let to):
            .curve(first.applying(transform), second.applying(transform), to.applying(transform))
        case .close: .close
        }
    }
}
