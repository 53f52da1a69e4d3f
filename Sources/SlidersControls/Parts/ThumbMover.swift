#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// Moves the layer of a thumb, by its view where it has one.
@MainActor
final class ThumbMover {
    let layer: CAShapeLayer
    private let index: Int
    private unowned let control: BaseSliderControl
    private var box: ThumbBox?
    /// Whether a pointer holds the thumb.
    private(set) var isHeld = false
    /// How the thumb grows or shrinks to the size that it is given next; `nil` means at once.
    private var growth: Glide?
    /// How the paint fades out or in; `nil` means at once.
    private var fading: Glide?
    /// The size that the screen showed before the thumb was taken or released.
    private var sizeBefore = CGSize(width: 0, height: 0)
    private var isGlass = false

    /// Whether a view of the app stands in for what the layer would show.
    var isReplaced: Bool { control.isReplaced(thumb: index) }

    init(_ index: Int, of control: BaseSliderControl) {
        (self.index, self.control) = (index, control)
        layer = control.layer(ofThumb: index)
    }

    // MARK: Moving

    /// Moves the layer to a box, and lets it glide there from what the screen shows. One that is taken or released
    /// grows or shrinks about its center, with all that it shows.
    ///
    /// - Parameters:
    ///   - arc: the track that the layer glides along; `nil` is a straight line.
    ///   - turns: whether the layer turns as it goes around an arc.
    func move(to box: ThumbBox, along arc: SliderTrack.Arc?, turns: Bool, _ glide: Glide?) {
        guard box != self.box else { return }
        let from = self.box?.center
        let isResized = box.size != self.box?.size
        if glide == .ending {
            if box.center != from {
                layer.removeAnimation(forKey: "position")
                layer.removeAnimation(forKey: "transform.rotation.z")
            }
            if isResized { layer.removeAnimation(forKey: "bounds") }
        }
        let shown =
            glide == .ending
            ? nil
            : glide.map { _ in
                let shown = layer.presentation() ?? layer
                return (position: shown.position, bounds: shown.bounds)
            }
        self.box = box
        var way: ThumbGlide?
        if let shown, let glide, box.center != from {
            way = ThumbGlide(from: shown.position, to: box.center, along: arc, glide)
        }
        control.move(thumb: index, to: box, way)
        if isResized { grow(to: box) }
        if isResized, growth == nil, let shown { layer.glide("bounds", from: shown.bounds, glide) }
        if let way { layer.glide(along: way) }
        if turns, let way { layer.turn(along: way) }
    }

    private func grow(to box: ThumbBox) {
        let scale = "transform.scale"
        layer.removeAnimation(forKey: scale)
        // A mirrored image has its own size, whether it is held or not.
        guard box.size.width > 0, !box.isMirrored else { return }
        let before: CGFloat = sizeBefore.width / box.size.width
        layer.glide(scale, from: before, growth)
    }

    // MARK: Holding

    /// Notes whether a pointer holds the thumb, before the thumb is painted and moved.
    ///
    /// - Parameter isAnimated: whether its size may change with a spring, where parts may glide.
    func hold(_ isHeld: Bool, as held: SliderHeldThumb, isAnimated: Bool) {
        (growth, fading) = (nil, nil)
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        // Above the other thumbs and glass, below texts. The order of views stays: touches and focus go by it.
        layer.set(\.zPosition, isHeld ? 0.5 : 0)
        guard isAnimated, control.allowsGlides else { return }
        let shown = layer.presentation() ?? layer
        let transform = shown.affineTransform()
        let scale = hypot(transform.a, transform.b)
        sizeBefore = CGSize(width: shown.bounds.width * scale, height: shown.bounds.height * scale)
        growth = Glide(isHeld ? held.growing : held.shrinking)
        fading = held.glass.flatMap { isHeld ? Glide(duration: $0.clearing) : Glide($0.returning) }
    }

    /// Whether the thumb should be glass instead of its paint. It isn't where the system has no glass.
    var wantsGlass = false {
        didSet { if wantsGlass, !control.hasGlass { wantsGlass = false } }
    }

    /// How the paint fades; `nil` means at once.
    var fade: Glide? { wantsGlass == isGlass ? nil : fading }

    /// Shows glass if the thumb is to be glass, after it was moved.
    func showGlass() {
        guard wantsGlass != isGlass else { return }
        isGlass = wantsGlass
        control.setGlass(isGlass, overThumb: index, from: sizeBefore, growth?.spring)
    }
}
#endif
