#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// The path that stretches of a track are stroked on: the track itself, or whole turns of it, so that a stretch that
/// moves changes only how much of the path is stroked.
struct StrokePath: Equatable {
    /// A line, or one turn of a circle.
    private let whole: SliderTrack
    /// The number of turns: two if a stretch may continue across the start.
    private let turns: Int
    private let isClosed: Bool

    /// The path for a stretch of a groove; without a groove, or with one of another kind, that of the stretch alone.
    init(for stretch: SliderTrack, along groove: SliderTrack?) {
        switch (stretch, groove) {
        case (.line, .line(let from, let to)?):
            whole = .line(from: from, to: to)
            turns = 1
            isClosed = false
        case (.line, _):
            whole = stretch
            turns = 1
            isClosed = false
        case (.arc(var arc), .arc(let groove)?):
            // The stretch may lie beside the groove, as a line of light does.
            arc.start = groove.start
            arc.sweep = groove.sweep
            whole = arc.wholeTurn
            turns = 2
            isClosed = false
        case (.arc(let arc), _):
            whole = arc.wholeTurn
            turns = 1
            isClosed = abs(arc.sweep) >= 360
        }
    }

    /// The path itself.
    func make() -> CGPath {
        let path = CGMutablePath()
        for turn in 0..<turns { path.add(whole, isFirst: turn == 0) }
        if isClosed { path.closeSubpath() }
        return path
    }

    /// How much of the path a stretch is, as fractions of its length; `nil` on a path without length.
    ///
    /// - Parameter isRound: whether the stretch has round ends. Without them a whole turn overlaps its start a little,
    ///   so that no gap shows there.
    func part(_ stretch: SliderTrack, isRound: Bool) -> (start: Double, end: Double)? {
        switch stretch {
        case .line(let from, let to):
            guard let start = whole.fraction(at: from), let end = whole.fraction(at: to) else { return nil }
            return (start, end)
        case .arc(let arc):
            guard case .arc(let turn) = whole else { return nil }
            let overlap = abs(arc.sweep) >= 360 && !isClosed && !isRound ? 0.5 : 0
            let turned = (arc.start - turn.start) / turn.sweep
            let start = (turned - turned.rounded(.down)) / Double(turns)
            return (start, start + (min(360, abs(arc.sweep)) + overlap) / 360 / Double(turns))
        }
    }
}

extension CAShapeLayer {
    /// Strokes a part of the path.
    func setStroke(_ start: Double, _ end: Double, _ glide: Glide?) {
        let start = CGFloat(min(1, max(0, start)))
        let end = CGFloat(min(1, max(0, end)))
        if strokeStart != start {
            let before = glide.map { _ in presentation()?.strokeStart ?? strokeStart }
            strokeStart = start
            self.glide("strokeStart", from: before, glide)
        }
        if strokeEnd != end {
            let before = glide.map { _ in presentation()?.strokeEnd ?? strokeEnd }
            strokeEnd = end
            self.glide("strokeEnd", from: before, glide)
        }
    }
}

extension CALayer {
    /// Animates the position of the layer, which is already set, along a line or an arc.
    package func glide(along glide: ThumbGlide) {
        if case .line(let from, _) = glide.path {
            return self.glide("position", from: CGPoint(from), Glide(duration: glide.duration))
        }
        let path = CGMutablePath()
        path.add(glide.path, isFirst: true)
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = .paced
        animation.duration = glide.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        add(animation, forKey: "position")
    }
}

extension CALayer {
    /// Animates the rotation of the layer, which is already set, at the pace of its path around an arc.
    func turn(along glide: ThumbGlide) {
        guard case .arc(let arc) = glide.path else { return }
        let transform = affineTransform()
        let turn = CGFloat(atan2(Double(transform.b), Double(transform.a)) - arc.sweep * .pi / 180)
        self.glide("transform.rotation.z", from: turn, Glide(duration: glide.duration))
    }
}

extension SliderTrack.Arc {
    /// One turn from the start, in the direction of the sweep.
    fileprivate var wholeTurn: SliderTrack {
        var turn = self
        turn.sweep = sweep < 0 ? -360 : 360
        return .arc(turn)
    }

    /// The arc from one point to another that does not cross the start; `nil` if a point is at the center.
    func path(from: CGPoint, to: CGPoint) -> SliderTrack? {
        let turn = wholeTurn
        guard let start = turn.fraction(at: from.vector), let end = turn.fraction(at: to.vector) else { return nil }
        return turn.stretch(from: start, to: end)
    }
}

extension CGMutablePath {
    /// Adds a line or an arc, to what is there already unless it is the first.
    fileprivate func add(_ track: SliderTrack, isFirst: Bool) {
        switch track {
        case .line(let from, let to):
            if isFirst { move(to: CGPoint(from)) }
            addLine(to: CGPoint(to))
        case .arc(let arc):
            addRelativeArc(
                center: CGPoint(arc.center), radius: arc.radius, startAngle: (arc.start - 90) * .pi / 180,
                delta: arc.sweep * .pi / 180)
        }
    }
}
#endif
