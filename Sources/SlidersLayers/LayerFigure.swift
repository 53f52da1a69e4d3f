#if canImport(QuartzCore)
import Foundation
import QuartzCore
import Sliders

extension CGPoint {
    init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}

/// Figures as strokes and discs: `outline` makes the path, which a drag does not, and `place` says how much of it shows,
/// and where.
extension CAShapeLayer {
    /// - Parameter track: what the figure is a stretch of; `nil` is the figure itself.
    func outline(_ figure: Figure, along track: Track?, _ glide: Glide?) {
        switch figure {
        case .line(let from, let to, let width):
            if case .line(let from, let to)? = track {
                stroke(Self.line(from, to), width, glide)
            } else {
                stroke(Self.line(from, to), width, glide)
            }
        case .arc(let arc, let width):
            if case .arc(let arc)? = track {
                stroke(Self.turns(2, of: arc), width, glide)
            } else {
                stroke(Self.turns(1, of: arc), width, glide)
            }
        case .circle(_, let radius):
            let side = 2 * radius
            set(\.bounds, CGRect(x: 0, y: 0, width: side, height: side))
            set(\.path, CGPath(ellipseIn: bounds, transform: nil))
            set(\.shadowPath, shadowOpacity > 0 ? path : nil)
        case .anchor:
            break
        }
    }

    func place(_ figure: Figure, along track: Track?, _ glide: Glide?) {
        switch figure {
        case .line(let from, let to, _):
            hide(from == to)
            guard case .line(let lower, let upper)? = track else { break }
            let along = upper - lower, length = (along * along).sum()
            guard length > 0 else { break }
            setStroke(((from - lower) * along).sum() / length, ((to - lower) * along).sum() / length, glide)
        case .arc(let arc, _):
            hide(arc.sweep == 0 || arc.radius == 0)
            guard case .arc(let whole)? = track else {
                setStroke(0, abs(arc.sweep) / 360, glide)
                break
            }
            let turned = (arc.start - whole.start) / (whole.sweep < 0 ? -360 : 360)
            let start = (turned - turned.rounded(.down)) / 2
            setStroke(start, start + abs(arc.sweep) / 720, glide)
        case .circle(let center, let radius):
            hide(radius == 0)
            if case .arc(let arc)? = track { move(to: CGPoint(center), round: arc, glide) } else { move(to: CGPoint(center), glide) }
        case .anchor:
            break
        }
    }

    func setStroke(_ start: Double, _ end: Double, _ glide: Glide?) {
        let (start, end) = (CGFloat(min(1, max(0, start))), CGFloat(min(1, max(0, end))))
        if strokeStart != start {
            let before = glide.map { _ in presentation()?.strokeStart ?? strokeStart }
            strokeStart = start
            run(glide, "strokeStart", from: before)
        }
        if strokeEnd != end {
            let before = glide.map { _ in presentation()?.strokeEnd ?? strokeEnd }
            strokeEnd = end
            run(glide, "strokeEnd", from: before)
        }
    }

    private func stroke(_ path: CGPath, _ width: Double, _ glide: Glide?) {
        if lineCap != .round { lineCap = .round }
        if lineWidth != width { lineWidth = width }
        guard self.path != path else { return }
        let before = glide.flatMap { _ in presentation()?.path ?? self.path }
        self.path = path
        run(glide, "path", from: before)
    }

    private static func line(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(from))
        path.addLine(to: CGPoint(to))
        return path
    }

    /// Whole turns from the start of an arc, in its direction.
    static func turns(_ count: Int, of arc: Track.Arc, isClosed: Bool = false) -> CGPath {
        let path = CGMutablePath(), center = CGPoint(arc.center)
        for _ in 0..<count {
            path.addRelativeArc(
                center: center, radius: arc.radius, startAngle: (arc.start - 90) * .pi / 180,
                delta: arc.sweep < 0 ? -2 * .pi : 2 * .pi)
        }
        if isClosed { path.closeSubpath() }
        return path
    }
}

extension CALayer {
    func hide(_ hidden: Bool) {
        if isHidden != hidden { isHidden = hidden }
    }

    func move(to point: CGPoint, _ glide: Glide?) {
        guard position != point else { return }
        let before = glide.map { _ in presentation()?.position ?? position }
        position = point
        run(glide, "position", from: before)
    }

    /// Moves as `move(to:_:)`, but along a track that is an arc.
    func move(to point: CGPoint, round arc: Track.Arc, _ glide: Glide?) {
        guard position != point else { return }
        let before = glide.map { _ in presentation()?.position ?? position }
        position = point
        guard let glide, let before else { return }
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = arc.path(from: before, to: point)
        animation.calculationMode = .paced
        animation.duration = glide.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        add(animation, forKey: "position")
    }

    /// Shows how a property gets to the value that it has already.
    func run(_ glide: Glide?, _ key: String, from before: Any?) {
        guard let glide, let before else { return }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = before
        animation.duration = glide.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        add(animation, forKey: key)
    }
}

extension Track.Arc {
    /// From one point to another without passing the start.
    func path(from: CGPoint, to: CGPoint) -> CGPath {
        let path = CGMutablePath(), side = sweep < 0 ? -1.0 : 1.0
        let angle = { (point: CGPoint) in atan2(Double(point.y) - center.y, Double(point.x) - center.x) }
        let turned = { (point: CGPoint) in
            let turns = (angle(point) * 180 / .pi + 90 - start) * side / 360
            return turns - turns.rounded(.down)
        }
        path.addRelativeArc(
            center: CGPoint(center), radius: radius, startAngle: angle(from),
            delta: (turned(to) - turned(from)) * side * 2 * .pi)
        return path
    }
}
#endif
