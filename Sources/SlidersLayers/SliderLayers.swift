#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// The layers of a slider: one for each part of its drawing, kept as long as the part is there.
///
/// Nothing is drawn: parts are strokes and discs whose ends and places are set. A drag writes a thumb's `position` and
/// the `strokeStart` or `strokeEnd` of the spans beside it, inside one transaction without actions.
@MainActor
public final class SliderLayers {
    private let root: CALayer
    private let thumbLayer: (Int) -> CAShapeLayer
    private var parts: [PartLayer] = []
    private var isGliding = false

    /// Pictures, texts and the screen's scale; takes effect with the next ``show(_:glide:)``.
    public var look = LayerLook()

    /// - Parameters:
    ///   - root: carries the layers of all parts but thumbs, in its own coordinates.
    ///   - thumbLayer: the layer of a thumb, which the host keeps in `root`, above the others.
    public init(in root: CALayer, thumbLayer: @escaping (Int) -> CAShapeLayer) {
        (self.root, self.thumbLayer) = (root, thumbLayer)
    }

    /// Shows a whole drawing: after the first layout, and after code changed values, options or size.
    ///
    /// - Parameter glide: how parts that were there before go to their new places; `nil` puts them there, and ends what
    ///   was still gliding.
    public func show(_ drawing: Drawing, glide: Glide? = nil) {
        transact(glide) {
            keepLayers(of: drawing.elements)
            for index in parts.indices { lay(index, drawing, isNew: true, glide) }
        }
    }

    /// Shows what ``Drawing/update(for:in:)`` rewrote.
    public func update(
        _ drawing: Drawing, _ touched: Drawing.Touched, glide: Glide? = nil
    ) {
        transact(glide) {
            for index in touched.bars { lay(index, drawing, isNew: false, glide) }
            for index in touched.spans { lay(index, drawing, isNew: false, glide) }
            for index in touched.needles { lay(index, drawing, isNew: false, glide) }
            for index in touched.thumbs { lay(index, drawing, isNew: false, glide) }
            for index in touched.labels { lay(index, drawing, isNew: false, glide) }
            for index in touched.readout { lay(index, drawing, isNew: false, glide) }
        }
    }

    private func lay(_ index: Int, _ drawing: Drawing, isNew: Bool, _ glide: Glide?) {
        parts[index].show(drawing.elements[index], in: drawing.layout, look, isNew: isNew, glide)
    }

    /// Ends all animations; parts are where the drawing has them.
    public func stopGliding() {
        guard isGliding else { return }
        isGliding = false
        for part in parts { part.layer.removeAllAnimations() }
    }

    private func transact(_ glide: Glide?, _ body: () -> Void) {
        if glide == nil { stopGliding() } else { isGliding = true }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    private func keepLayers(of elements: [Element]) {
        guard !parts.elementsEqual(elements, by: { $0.part == $1.part }) else { return }
        var kept = Dictionary(uniqueKeysWithValues: parts.map { ($0.part, $0) })
        parts = elements.map { kept.removeValue(forKey: $0.part) ?? PartLayer($0.part, thumbLayer: thumbLayer) }
        for part in kept.values where !part.isThumb { part.layer.removeFromSuperlayer() }
        for (index, part) in parts.filter({ !$0.isThumb }).enumerated() { root.insertSublayer(part.layer, at: UInt32(index)) }
    }
}

/// What the drawing of a slider leaves to its host.
public struct LayerLook {
    /// How parts are painted.
    public var style = SliderStyle()
    /// A picture in place of a part's paint.
    public var picture: @MainActor (Element.Part, Element.State) -> LayerPicture? = { _, _ in nil }
    /// The text of a label.
    public var text: @MainActor (Element.Part) -> LayerText? = { _ in nil }
    /// Pixels per point.
    public var scale: CGFloat = 1

    public init() {}

    func paint(of element: Element) -> Paint { style.coats(of: element).first?.paint ?? Paint(.color(.init(white: 0, alpha: 0))) }
}

/// How parts go to new places.
public struct Glide: Equatable, Sendable {
    /// In seconds.
    public var duration: Double

    public init(duration: Double) { self.duration = duration }
}
#endif
