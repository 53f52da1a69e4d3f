#if APPLE_UI
import QuartzCore
import SlidersCore

/// What layers ask of the views around them. They know no control.
@MainActor
protocol SliderLayersDelegate: AnyObject {
    /// The layer that contains those of all parts but thumbs.
    var root: CALayer { get }
    /// Whether parts may glide: Reduce Motion is off.
    var allowsGlides: Bool { get }
    /// Whether the system has glass.
    var hasGlass: Bool { get }
    /// Returns the layer of a thumb, which is that of its view in UIKit.
    func layer(ofThumb index: Int) -> CAShapeLayer
    /// Moves the layer of a thumb and its view.
    func move(thumb index: Int, to box: ThumbBox, _ glide: ThumbGlide?)
    /// Shows or hides glass over a thumb.
    func setGlass(_ isShown: Bool, overThumb index: Int, from size: CGSize, _ spring: SliderHeldThumb.Spring?)
    /// Returns whether a view of the app stands in for a thumb.
    func isReplaced(thumb index: Int) -> Bool
    /// Returns whether a view of the app stands in for another part.
    func replaces(_ part: SliderElement.Part) -> Bool
    /// Moves the view of the app that stands in for a part.
    func showReplaced(_ element: SliderElement, in drawing: DrawnParts, glide: Glide?)
    /// Ends the glides of views: they are where they were last placed.
    func stopGliding()
}

/// The layers of a slider: one for each part of its drawing, kept as long as the part exists.
///
/// Nothing is drawn: parts are boxes, strokes, and discs whose places and ends are set. A drag moves a thumb by its
/// view and writes the `strokeStart` or `strokeEnd` of the spans beside it, in one transaction without actions. A part
/// with several coats, or with one that is more than a color, has layers for each.
@MainActor
package final class SliderLayers {
    private unowned let delegate: any SliderLayersDelegate
    private var parts: [PartLayer] = []
    /// The indices of the parts that are texts of thumbs.
    private var labels = 0..<0
    /// The indices of the parts that are texts of ticks.
    private var tickLabels = 0..<0
    /// Whether parts may glide. A press ends all glides, so that a drag looks for none.
    private var isGliding = false
    /// How many times thicker than at rest the track is shown.
    private var trackScale = 1.0

    /// Style, images, texts, and the screen's scale. A change takes effect with the next ``rebuild(_:glide:)``.
    package var appearance = LayerAppearance()

    /// Makes the layers of a control that shows nothing yet.
    init(delegate: any SliderLayersDelegate) { self.delegate = delegate }

    /// Shows a whole drawing: after the first layout, and after code changed values, options, or the size.
    ///
    /// - Parameter glide: how parts that were there before move to their new places; `nil` puts them there at once.
    ///   Parts that stay where they are go on gliding there.
    func rebuild(_ drawing: DrawnParts, glide: Glide? = nil) {
        trackScale = drawing.trackScale
        transact(glide) { glide in
            updateParts(of: drawing.elements)
            let isPositioned = appearance.thumbLabels != nil
            for index in parts.indices where !isPositioned || !labels.contains(index) && !tickLabels.contains(index) {
                parts[index].update(index, of: drawing, appearance, isNew: true, glide)
            }
            updateTickLabels(drawing, glide)
            updateLabels(drawing, isNew: true, glide)
        }
    }

    /// Shows what ``SliderDrawing/update(for:in:)`` or ``SliderDrawing/highlight(_:in:)`` rewrote.
    package func update(_ drawing: DrawnParts, _ update: SliderDrawing.Update, glide: Glide? = nil) {
        let isPassing = passes(update.thumbs, drawing)
        let thickening = thickening(drawing)
        transact(glide) { glide in
            let ofTrack = glide == .ending ? thickening ?? glide : glide ?? thickening
            if !update.back.isEmpty, appearance.style.paintsStatesOfWhole { updateWhole(drawing, update, ofTrack) }
            for index in update.histogram { parts[index].update(index, of: drawing, appearance, glide) }
            for index in update.spans { parts[index].update(index, of: drawing, appearance, ofTrack) }
            for index in update.outer { parts[index].update(index, of: drawing, appearance, ofTrack) }
            if !update.ticks.isEmpty || !update.minorTicks.isEmpty { updateTicks(drawing, update, glide) }
            for index in update.needles { parts[index].update(index, of: drawing, appearance, glide) }
            for index in update.thumbs {
                parts[index].update(index, of: drawing, appearance, isPassing: isPassing, glide)
            }
            for index in update.readout { parts[index].update(index, of: drawing, appearance, glide) }
            if !update.labels.isEmpty { updateLabels(drawing, isNew: false, glide) }
            for index in update.parts { parts[index].update(index, of: drawing, appearance, glide) }
        }
    }

    /// How the track grows or shrinks when something is held or released; `nil` if it changes at once or not at all.
    private func thickening(_ drawing: DrawnParts) -> Glide? {
        guard drawing.trackScale != trackScale else { return nil }
        trackScale = drawing.trackScale
        let held = appearance.style.heldThumb
        var glide = delegate.allowsGlides ? Glide(trackScale == 1 ? held.shrinking : held.growing) : nil
        glide?.isOfThickness = true
        return glide
    }

    /// Ends all glides: every part jumps to its place in the drawing.
    func stopGliding() {
        guard isGliding else { return }
        isGliding = false
        for part in parts { part.layer.endGlides() }
        delegate.stopGliding()
    }

    /// Whether a held thumb passes another: a different part is held now, while a pointer still holds.
    private func passes(_ thumbs: Range<Int>, _ drawing: DrawnParts) -> Bool {
        var (isTaken, isReleased) = (false, false)
        for index in thumbs where (drawing.elements[index].state == .held) != parts[index].isHeld {
            if parts[index].isHeld { isReleased = true } else { isTaken = true }
        }
        return isTaken && isReleased
    }

    /// Shows the parts that all thumbs share, in another state.
    private func updateWhole(
        _ drawing: DrawnParts, _ update: SliderDrawing.Update, _ glide: Glide?
    ) {
        for index in update.back { parts[index].update(index, of: drawing, appearance, glide) }
        for index in update.scale where !tickLabels.contains(index) {
            parts[index].update(index, of: drawing, appearance, glide)
        }
        updateTickLabels(drawing, glide)
    }

    /// Shows the texts of all thumbs: they make room for one another, so that one that moves may move all.
    private func updateLabels(_ drawing: DrawnParts, isNew: Bool, _ glide: Glide?) {
        guard !labels.isEmpty, let arranged = appearance.thumbLabels?() else { return }
        for label in arranged {
            for thumb in label.thumbs {
                let index = labels.lowerBound + thumb
                let text = thumb == label.thumbs.lowerBound ? appearance.label(label.thumbs) : nil
                parts[index].updateText(
                    text, drawing.elements[index], at: label.center, appearance, isNew: isNew, glide)
            }
        }
    }

    /// Shows those texts of ticks that have room. No drag moves them.
    private func updateTickLabels(_ drawing: DrawnParts, _ glide: Glide?) {
        guard !tickLabels.isEmpty, let arranged = appearance.tickLabels?() else { return }
        var next = arranged.startIndex
        for (tick, index) in tickLabels.enumerated() {
            let element = drawing.elements[index]
            guard case .anchor(var center) = element.figure else { continue }
            var text: LayerText?
            if next < arranged.endIndex, arranged[next].tick == tick {
                (text, center) = (appearance.text(element.part), arranged[next].center)
                next += 1
            }
            parts[index].updateText(text, element, at: center, appearance, isNew: true, glide)
        }
    }

    /// Shows ticks and their texts that were selected or ceased to be. Texts stay where they are.
    private func updateTicks(_ drawing: DrawnParts, _ update: SliderDrawing.Update, _ glide: Glide?) {
        func isNew(_ index: Int) -> Bool { parts[index].role != drawing.elements[index].role }
        for index in update.minorTicks where isNew(index) { parts[index].update(index, of: drawing, appearance, glide) }
        for index in update.ticks where isNew(index) { parts[index].update(index, of: drawing, appearance, glide) }
        for index in update.tickLabels where isNew(index) {
            parts[index].paintText(drawing.elements[index], appearance)
        }
    }

    @inline(never) private func transact(_ glide: Glide?, _ body: (Glide?) -> Void) {
        let glide = glide ?? (isGliding ? .ending : nil)
        if glide != nil { isGliding = true }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body(glide)
        CATransaction.commit()
    }

    /// Makes the layers those of these elements. Parts that stay keep theirs.
    private func updateParts(of elements: [SliderElement]) {
        guard !parts.elementsEqual(elements, by: { $0.part == $1.part }) else { return }
        // Most stay in their order, so that the first that is left is the one.
        var kept = parts
        parts = elements.map { element in
            let index = kept.firstIndex { $0.part == element.part }
            return index.map { kept.remove(at: $0) } ?? PartLayer(element.part, delegate: delegate)
        }
        labels = indices(of: elements) { if case .label = $0 { true } else { false } }
        tickLabels = indices(of: elements) { if case .tickLabel = $0 { true } else { false } }
        for part in kept where !part.isThumb { part.layer.removeFromSuperlayer() }
        for (index, part) in parts.filter({ !$0.isThumb }).enumerated() {
            delegate.root.insertSublayer(part.layer, at: UInt32(index))
        }
    }

    /// The indices of the parts of a kind, which lie next to one another.
    private func indices(of elements: [SliderElement], _ isOfKind: (SliderElement.Part) -> Bool) -> Range<Int> {
        guard let first = elements.firstIndex(where: { isOfKind($0.part) }) else { return 0..<0 }
        return first..<first + elements[first...].prefix { isOfKind($0.part) }.count
    }
}
#endif
