#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// The path that sections of a track are stroked on: a line, or whole turns of a circle. A section that moves changes
/// only where the stroke starts and ends on the path.
struct StrokePath: Equatable {
    /// The line, or one turn of the circle.
    private let lineOrTurn: SliderTrack
    /// How often the path runs around the circle: twice if a section may continue across the start. 1 for a line.
    private let turnCount: Int
    /// Whether the path is one closed circle.
    private let isClosed: Bool

    /// Creates the path for a section of a track. Without a track, or if one is a line and the other an arc, the path
    /// is only for this section.
    init(for section: SliderTrack, along track: SliderTrack?) {
        switch (section, track) {
        case (.line, .line(let from, let to)?):
            lineOrTurn = .line(from: from, to: to)
            turnCount = 1
            isClosed = false
        case (.line, _):
            lineOrTurn = section
            turnCount = 1
            isClosed = false
        case (.arc(var arc), .arc(let track)?):
            // The section keeps its own radius, which differs from the track's if it's a gloss, for example.
            arc.start = track.start
            arc.sweep = track.sweep
            lineOrTurn = arc.fullTurn
            turnCount = 2
            isClosed = false
        case (.arc(let arc), _):
            lineOrTurn = arc.fullTurn
            turnCount = 1
            isClosed = abs(arc.sweep) >= 360
        }
    }

    /// Returns the path for a shape layer.
    func cgPath() -> CGPath {
        let path = CGMutablePath()
        for turn in 0..<turnCount { path.add(lineOrTurn, isFirst: turn == 0) }
        if isClosed { path.closeSubpath() }
        return path
    }

    /// Returns where the stroke of a section starts and ends, as fractions of the path's length; `nil` if a line has no
    /// length.
    ///
    /// - Parameter isRound: whether the stroke has round ends. With flat ends, a full turn overlaps its start slightly,
    ///   so that no gap is visible there.
    func strokeEnds(of section: SliderTrack, isRound: Bool) -> (start: Double, end: Double)? {
        switch section {
        case .line(let from, let to):
            guard let start = lineOrTurn.fraction(at: from), let end = lineOrTurn.fraction(at: to) else { return nil }
            return (start, end)
        case .arc(let arc):
            guard case .arc(let fullTurn) = lineOrTurn else { return nil }
            let overlap = abs(arc.sweep) >= 360 && !isClosed && !isRound ? 0.5 : 0
            let startInTurns = (arc.start - fullTurn.start) / fullTurn.sweep
            let start = (startInTurns - startInTurns.rounded(.down)) / Double(turnCount)
            return (start, start + (min(360, abs(arc.sweep)) + overlap) / 360 / Double(turnCount))
        }
    }
}

extension CAShapeLayer {
    /// Strokes the path between two fractions of its length, which are clamped to 0…1.
    func setStroke(_ start: Double, _ end: Double, _ glide: Glide?) {
        let start = CGFloat(min(1, max(0, start)))
        let end = CGFloat(min(1, max(0, end)))
        if strokeStart != start {
            let previousStart = glide.map { _ in presentation()?.strokeStart ?? strokeStart }
            strokeStart = start
            self.glide("strokeStart", from: previousStart, glide)
        }
        if strokeEnd != end {
            let previousEnd = glide.map { _ in presentation()?.strokeEnd ?? strokeEnd }
            strokeEnd = end
            self.glide("strokeEnd", from: previousEnd, glide)
        }
    }
}

extension CALayer {
    /// Animates the layer along a line or an arc to its current position.
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
    /// Animates the layer to its current rotation while it moves along an arc, so that it keeps its angle to the arc.
    /// Does nothing for a line.
    func rotate(along glide: ThumbGlide) {
        guard case .arc(let arc) = glide.path else { return }
        let transform = affineTransform()
        let startAngle = CGFloat(atan2(Double(transform.b), Double(transform.a)) - arc.sweep * .pi / 180)
        self.glide("transform.rotation.z", from: startAngle, Glide(duration: glide.duration))
    }
}

extension SliderTrack.Arc {
    /// The circle from the arc's start, in the direction of its sweep.
    fileprivate var fullTurn: SliderTrack {
        var arc = self
        arc.sweep = sweep < 0 ? -360 : 360
        return .arc(arc)
    }

    /// Returns the arc from one point to another that doesn't cross the start; `nil` if a point is close to the center.
    func path(from: CGPoint, to: CGPoint) -> SliderTrack? {
        let turn = fullTurn
        guard let start = turn.fraction(at: from.vector), let end = turn.fraction(at: to.vector) else { return nil }
        return turn.stretch(from: start, to: end)
    }
}

extension CGMutablePath {
    /// Appends a line or an arc to the path. If a line is the first element of the path, moves to its start before.
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
