#if APPLE_UI
import SlidersCore
import SlidersControls
import SwiftUI

/// Where a thumb is on its control, and how it gets there.
struct ThumbGeometry: Equatable {
    private(set) var center = CGPoint.zero
    private(set) var size = CGSize.zero
    /// The most recent glide to the center; `nil` if it's over.
    var glide: ThumbGlide?
    /// The number of glides begun so far. During a glide, SwiftUI animates only this number.
    private(set) var glides = 0.0

    /// The number that the last glide begins with: less than one below its end if it was begun during another.
    private var start = 0.0
    /// Whether the thumb is somewhere.
    private(set) var isKnown = false
    /// The degrees by which the thumb is turned clockwise; `nil` where it does not turn.
    private var turn: Double?

    /// Creates a place that isn't known yet.
    init() {}

    /// Creates a place at a point, without a size.
    init(at center: CGPoint) { (self.center, isKnown) = (center, true) }

    /// Moves to a box.
    mutating func move(to box: ThumbBox, _ glide: ThumbGlide?) {
        if let glide {
            start = number(of: glide.path.point(at: 0))
            glides += 1
        }
        (center, size, self.glide, isKnown, turn) = (box.center, box.size, glide, true, box.turn)
    }

    /// The animated number while the thumb is at a point of its glide.
    private func number(of point: SIMD2<Double>) -> Double {
        guard let part = glide?.path.fraction(at: point) else { return glides }
        return start + (glides - start) * part
    }

    /// The center while the number of glides is animated.
    func center(at glides: Double) -> CGPoint {
        guard let glide, glides < self.glides else { return center }
        let point = glide.path.point(at: max(0, (glides - start) / (self.glides - start)))
        return CGPoint(x: point.x, y: point.y)
    }

    /// The degrees by which the thumb is turned while the number of glides is animated: around an arc, it turns as it
    /// moves.
    func turn(at glides: Double) -> Double {
        guard let turn else { return 0 }
        guard let glide, glides < self.glides, case .arc(let arc) = glide.path else { return turn }
        return turn - arc.sweep * (1 - max(0, (glides - start) / (self.glides - start)))
    }
}

/// Puts the middle of a view where a thumb is, and proposes the thumb's size to it. It is laid out once and moved by
/// transforms. A move runs this modifier, and not the view. A thumb without a place isn't visible yet.
struct PositionedAtThumb: ViewModifier {
    @ObservedObject var position: ThumbPosition

    func body(content: Content) -> some View {
        let geometry = position.geometry
        content.frame(width: geometry.size.width, height: geometry.size.height).opacity(geometry.isKnown ? 1 : 0)
            // The middle of a view without a size is where its corner is, to the bit.
            .frame(width: 0, height: 0)
            .modifier(ThumbShift(geometry: geometry, glides: geometry.glides))
    }
}

/// Moves the middle of a view from the corner of its control to a thumb. An animation around the slider, such as one of
/// the bound value, does not move it: a thumb stays under the finger.
nonisolated struct ThumbShift: GeometryEffect {
    let geometry: ThumbGeometry
    private var glides: Double

    init(geometry: ThumbGeometry, glides: Double) { (self.geometry, self.glides) = (geometry, glides) }

    var animatableData: Double {
        get { glides }
        set { glides = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let center = geometry.center(at: glides)
        let moved = CGAffineTransform(translationX: center.x, y: center.y)
        let turn = geometry.turn(at: glides)
        return ProjectionTransform(turn == 0 ? moved : moved.rotated(by: CGFloat(turn * .pi / 180)))
    }
}
#endif
