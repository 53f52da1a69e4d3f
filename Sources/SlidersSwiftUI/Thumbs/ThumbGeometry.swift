#if APPLE_UI
import SlidersCore
import SlidersControls
import SwiftUI

/// The position of a thumb in its control, and the glide, an animated movement, that leads to it.
struct ThumbGeometry: Equatable {
    private(set) var center = CGPoint.zero
    private(set) var size = CGSize.zero
    /// The most recent glide to the center; `nil` if it's over.
    var glide: ThumbGlide?
    /// The number of glides that have begun. During a glide, SwiftUI animates only this number, from `glideStart`.
    private(set) var glides = 0.0

    /// The animated number of glides at the start of the last glide. It has a fraction if an earlier glide wasn't over.
    private var glideStart = 0.0
    /// Whether the position of the thumb is known.
    private(set) var isKnown = false
    /// The clockwise rotation of the thumb, in degrees; `nil` for a thumb that doesn't rotate.
    private var rotation: Double?

    /// Creates an unknown position.
    init() {}

    /// Creates a position at a point, with an empty size.
    init(at center: CGPoint) { (self.center, isKnown) = (center, true) }

    /// Moves the thumb to a box, along a glide or, if `glide` is `nil`, at once.
    mutating func move(to box: ThumbBox, _ glide: ThumbGlide?) {
        if let glide {
            glideStart = animatedNumber(at: glide.path.point(at: 0))
            glides += 1
        }
        (center, size, self.glide, isKnown, rotation) = (box.center, box.size, glide, true, box.turn)
    }

    /// Returns the animated number of glides when the thumb is at a point of its last glide.
    private func animatedNumber(at point: SIMD2<Double>) -> Double {
        guard let fraction = glide?.path.fraction(at: point) else { return glides }
        return glideStart + (glides - glideStart) * fraction
    }

    /// Returns the center of the thumb when the animated number of glides has a value.
    func center(at glides: Double) -> CGPoint {
        guard let glide, glides < self.glides else { return center }
        let point = glide.path.point(at: max(0, (glides - glideStart) / (self.glides - glideStart)))
        return CGPoint(x: point.x, y: point.y)
    }

    /// Returns the clockwise rotation of the thumb, in degrees, when the animated number of glides has a value. A thumb
    /// that glides along an arc rotates as it moves.
    func turn(at glides: Double) -> Double {
        guard let rotation else { return 0 }
        guard let glide, glides < self.glides, case .arc(let arc) = glide.path else { return rotation }
        return rotation - arc.sweep * (1 - max(0, (glides - glideStart) / (self.glides - glideStart)))
    }
}

/// Centers a view on a thumb, and proposes the thumb's size to it. The view is laid out once and moved by transforms:
/// when the thumb moves, SwiftUI runs this modifier but not the view. The view is invisible until its position is
/// known.
struct PositionedAtThumb: ViewModifier {
    @ObservedObject var position: ThumbPosition

    func body(content: Content) -> some View {
        let geometry = position.geometry
        content.frame(width: geometry.size.width, height: geometry.size.height).opacity(geometry.isKnown ? 1 : 0)
            // The center of an empty frame is exactly its corner, which the shift below moves.
            .frame(width: 0, height: 0)
            .modifier(ThumbShift(geometry: geometry, glides: geometry.glides))
    }
}

/// Moves the center of a view from the corner of its control to a thumb. Animations of the app, such as one of the
/// bound value, don't affect this movement, so that a thumb stays under the finger.
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
        let translation = CGAffineTransform(translationX: center.x, y: center.y)
        let degrees = geometry.turn(at: glides)
        return ProjectionTransform(degrees == 0 ? translation : translation.rotated(by: CGFloat(degrees * .pi / 180)))
    }
}
#endif
