#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import QuartzCore
import SlidersCore

/// Taps on ticks and their texts.
extension SliderControl {
    /// How far around a tick, its text, and the text of a thumb a tap counts, in points.
    static var tapRoom: Double { 6 }

    /// The value of the tick that a tap at a point of the canvas chooses; `nil` for none.
    func tappableTick(at point: CGPoint) -> Double? {
        guard hasTappableTicks, isEnabled, !isReadOnly, !isOnThumb(point) else { return nil }
        let place = point.vector
        let room = slider.reaches(place) ? Self.tapRoom : Double(Self.leastTarget) / 2
        let nearest = tickTargets.map { (value: $0.value, distance: $0.distance(to: place)) }
            .min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= room ? $0.value : nil }
    }

    /// Whether a point is on a thumb as it is drawn.
    func isOnThumb(_ point: CGPoint) -> Bool {
        let half = drawing.layout.metrics.thumbBox / 2
        return (0..<slider.count).contains { index in
            let way = point.vector - slider.point(forThumb: index)
            return abs(way.x) <= half.x && abs(way.y) <= half.y
        }
    }

    /// What a tap can choose, in the order of the ticks.
    private var tickTargets: [TickTarget] {
        let layout = drawing.layout
        var targets: [TickTarget] = []
        for fraction in layout.tickFractions(of: slider) {
            guard case .line(let start, let end, _) = layout.tick(at: fraction) else { continue }
            targets.append(TickTarget(value: slider.value(at: fraction), boxes: [TickTarget.Box(start, end)]))
        }
        let sizes = targets.indices.map { tick in
            layers.appearance.text(.tickLabel(tick)).map { SIMD2(Double($0.size.width), Double($0.size.height)) }
        }
        for label in layout.placedTickLabels(of: slider, measure: { sizes[$0] }) {
            let half = (sizes[label.tick] ?? .zero) / 2
            targets[label.tick].boxes.append(TickTarget.Box(label.center - half, label.center + half))
        }
        return targets
    }
}

/// A tick and its text.
private struct TickTarget {
    let value: Double
    /// The rectangles around them.
    var boxes: [Box]

    /// The distance from a point to the nearest of the rectangles, in points.
    func distance(to point: SIMD2<Double>) -> Double {
        boxes.map { $0.distance(to: point) }.min() ?? .infinity
    }

    /// A rectangle.
    struct Box {
        private let center: SIMD2<Double>
        private let half: SIMD2<Double>

        /// Makes the rectangle between two opposite corners.
        init(_ one: SIMD2<Double>, _ other: SIMD2<Double>) {
            center = (one + other) / 2
            half = SIMD2(abs(one.x - other.x), abs(one.y - other.y)) / 2
        }

        /// The distance to a point, in points; 0 within.
        func distance(to point: SIMD2<Double>) -> Double {
            hypot(max(0, abs(point.x - center.x) - half.x), max(0, abs(point.y - center.y) - half.y))
        }
    }
}
#endif
