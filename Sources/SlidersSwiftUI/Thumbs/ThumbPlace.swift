#if APPLE_UI
import SlidersCore
import SlidersControls
import SwiftUI

/// Where a thumb is on its control, and how it gets there.
struct ThumbPlace: Equatable {
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
            start = number(of: glide.way.point(at: 0))
            glides += 1
        }
        (center, size, self.glide, isKnown, turn) = (box.center, box.size, glide, true, box.turn)
    }

    /// The animated number while the thumb is at a point of its glide.
    private func number(of point: SIMD2<Double>) -> Double {
        guard let part = glide?.way.fraction(at: point) else { return glides }
        return start + (glides - start) * part
    }

    /// The center while the number of glides is animated.
    func center(at glides: Double) -> CGPoint {
        guard let glide, glides < self.glides else { return center }
        let point = glide.way.point(at: max(0, (glides - start) / (self.glides - start)))
        return CGPoint(x: point.x, y: point.y)
    }

    /// The degrees by which the thumb is turned while the number of glides is animated: around an arc, it turns as it
    /// moves.
    func turn(at glides: Double) -> Double {
        guard let turn else { return 0 }
        guard let glide, glides < self.glides, case .arc(let arc) = glide.way else { return turn }
        return turn - arc.sweep * (1 - max(0, (glides - start) / (self.glides - start)))
    }
}

/// Puts the middle of a view where a thumb is, and proposes the thumb's size to it. It is laid out once and moved by
/// transforms. A move runs this modifier, and not the view. A thumb without a place isn't visible yet.
struct PlacedAtThumb: ViewModifier {
    @ObservedObject var position: ThumbPosition

    func body(content: Content) -> some View {
        let place = position.place
        content.frame(width: place.size.width, height: place.size.height).opacity(place.isKnown ? 1 : 0)
            // The middle of a view without a size is where its corner is, to the bit.
            .frame(width: 0, height: 0)
            .modifier(ThumbShift(place: place, glides: place.glides))
    }
}

/// Moves the middle of a view from the corner of its control to a thumb. An animation around the slider, such as one of
/// the bound value, does not move it: a thumb stays under the finger.
nonisolated struct ThumbShift: GeometryEffect {
    let place: ThumbPlace
    private var glides: Double

    init(place: ThumbPlace, glides: Double) { (self.place, self.glides) = (place, glides) }

    var animatableData: Double {
        get { glides }
        set { glides = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let center = place.center(at: glides)
        let moved = CGAffineTransform(translationX: center.x, y: center.y)
        let turn = place.turn(at: glides)
        return ProjectionTransform(turn == 0 ? moved : moved.rotated(by: CGFloat(turn * .pi / 180)))
    }
}
#endif
