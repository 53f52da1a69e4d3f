#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// The layer of one part, and what it shows now, so that only what differs is written.
@MainActor
final class PartLayer {
    let part: Element.Part
    let layer: CALayer
    private let shape: CAShapeLayer?
    private var shown: Element?
    private var picture: LayerPicture?

    init(_ part: Element.Part, thumbLayer: (Int) -> CAShapeLayer) {
        self.part = part
        switch part {
        case .thumb(let rank): shape = thumbLayer(rank)
        case .label, .tickLabel, .readout: shape = nil
        default: shape = CAShapeLayer()
        }
        layer = shape ?? CATextLayer()
    }

    var isThumb: Bool {
        if case .thumb = part { true } else { false }
    }

    /// - Parameter isNew: whether layout, style or look may be new, too.
    func show(_ element: Element, in layout: SliderLayout, _ look: LayerLook, isNew: Bool, _ glide: Glide?) {
        let glide = shown == nil ? nil : glide
        defer { shown = element }
        guard let shape else { return write(element, in: layout, look, isNew: isNew, glide) }
        if isNew || shown?.look != element.look {
            let before = picture
            picture = look.picture(part, element.look.state)
            if let picture {
                shape.show(picture)
            } else {
                // A layer made by hand knows nothing of the screen.
                if shape.contentsScale != look.scale { shape.contentsScale = look.scale }
                shape.paint(look.paint(of: element), element.figure)
                if isNew || before != nil { shape.outline(element.figure, along: track(of: element, in: layout), glide) }
            }
        }
        if let picture {
            shape.place(picture, at: element.figure, glide)
        } else if isNew || shown?.figure != element.figure {
            shape.place(element.figure, along: track(of: element, in: layout), glide)
        }
    }

    /// Spans are stretches of the drawn track, and thumbs move along theirs.
    private func track(of element: Element, in layout: SliderLayout) -> Track? {
        switch element.part {
        case .span: layout.groove
        case .thumb: layout.track
        default: nil
        }
    }

    private func write(_ element: Element, in layout: SliderLayout, _ look: LayerLook, isNew: Bool, _ glide: Glide?) {
        guard let layer = layer as? CATextLayer, case .anchor(let point) = element.figure else { return }
        if isNew || shown?.look != element.look { layer.paint(look.paint(of: element), scale: look.scale) }
        layer.write(look.text(part))
        layer.move(to: CGPoint(point), glide)
    }
}
#endif
