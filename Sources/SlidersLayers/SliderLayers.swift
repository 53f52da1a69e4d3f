#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// The layers of a slider: one for each part of its drawing, kept as long as the part is there.
///
/// Nothing is drawn: parts are strokes and discs whose ends and places are set. A drag writes a thumb's `position` and
/// the `strokeStart` or `strokeEnd` of the spans beside it, inside one transaction without actions. Parts with more than
/// one plain coat have a layer for each, and more for the light on it.
@MainActor
public final class SliderLayers {
    private let root: CALayer
    private let thumbLayer: (Int) -> CAShapeLayer
    private var parts: [PartLayer] = []
    private var labels = 0..<0
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
    public func show(_ drawing: Drawing, of state: SliderState, glide: Glide? = nil) {
        transact(glide) {
            keepLayers(of: drawing.elements)
            for index in parts.indices where !labels.contains(index) { lay(index, drawing, state, isNew: true, glide) }
            placeLabels(drawing, state, isNew: true, glide)
        }
    }

    /// Shows what ``Drawing/update(for:in:)`` or ``Drawing/attend(to:in:)`` rewrote.
    public func update(
        _ drawing: Drawing, _ touched: Drawing.Touched, of state: SliderState, glide: Glide? = nil
    ) {
        transact(glide) {
            for index in touched.bars { lay(index, drawing, state, isNew: false, glide) }
            for index in touched.spans { lay(index, drawing, state, isNew: false, glide) }
            for index in touched.needles { lay(index, drawing, state, isNew: false, glide) }
            for index in touched.thumbs { lay(index, drawing, state, isNew: false, glide) }
            for index in touched.readout { lay(index, drawing, state, isNew: false, glide) }
            if !touched.labels.isEmpty { placeLabels(drawing, state, isNew: false, glide) }
        }
    }

    private func lay(_ index: Int, _ drawing: Drawing, _ state: SliderState, isNew: Bool, _ glide: Glide?) {
        parts[index].show(drawing.elements[index], in: drawing.layout, of: state, look, isNew: isNew, glide)
    }

    /// The texts of thumbs make room for one another, so that one that moves may move them all.
    private func placeLabels(_ drawing: Drawing, _ state: SliderState, isNew: Bool, _ glide: Glide?) {
        guard !labels.isEmpty else { return }
        let places = drawing.layout.labelPositions(of: state, look.style.labelMeeting) { ranks in
            look.label(ranks).map { SIMD2(Double($0.size.width), Double($0.size.height)) } ?? .zero
        }
        for place in places {
            for rank in place.ranks {
                let index = labels.lowerBound + rank, text = rank == place.ranks.lowerBound ? look.label(place.ranks) : nil
                parts[index].write(text, drawing.elements[index], at: place.center, look, isNew: isNew, glide)
            }
        }
    }

    /// Ends all animations; parts are where the drawing has them.
    public func stopGliding() {
        guard isGliding else { return }
        isGliding = false
        for part in parts { part.layer.endGlides() }
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
        let first = elements.firstIndex { if case .label = $0.part { true } else { false } } ?? elements.count
        labels = first..<(elements[first...].firstIndex { if case .label = $0.part { false } else { true } } ?? elements.count)
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
    /// The bitmap that a paint names by a number; its place and caps are the paint's.
    public var image: @MainActor (Int) -> LayerPicture? = { _ in nil }
    /// The text of a tick, or of the read-out.
    public var text: @MainActor (Element.Part) -> LayerText? = { _ in nil }
    /// The text of a thumb, or of several whose texts became one.
    public var label: @MainActor (Range<Int>) -> LayerText? = { _ in nil }
    /// Pixels per point.
    public var scale: CGFloat = 1

    public init() {}
}

/// How parts go to new places.
public struct Glide: Equatable, Sendable {
    /// In seconds.
    public var duration: Double

    public init(duration: Double) { self.duration = duration }
}
#endif
