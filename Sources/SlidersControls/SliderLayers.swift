#if APPLE_UI
import QuartzCore
import SlidersCore

/// What ``SliderLayers`` needs from the control whose parts it shows.
@MainActor
protocol SliderLayersDelegate: AnyObject {
    /// The layer that contains the layers of all parts except thumbs.
    var rootLayer: CALayer { get }
    /// Whether changes may be animated. They may not if Reduce Motion is on.
    var allowsGlides: Bool { get }
    /// Whether held thumbs can be shown as the system's glass.
    var hasGlass: Bool { get }
    /// Returns the layer of a thumb. In UIKit, it's the layer of the thumb's view.
    func layer(ofThumb index: Int) -> CAShapeLayer
    /// Moves the layer and the view of a thumb. `glide` is the path of the animation; `nil` means immediately.
    func move(thumb index: Int, to box: ThumbBox, _ glide: ThumbGlide?)
    /// Shows or hides glass over a thumb. The glass grows or shrinks from `size` with the spring; without a spring,
    /// its size changes immediately.
    func setGlass(_ isShown: Bool, overThumb index: Int, from size: CGSize, _ spring: SliderHeldThumb.Spring?)
    /// Returns whether a view of the app replaces a thumb.
    func isReplaced(thumb index: Int) -> Bool
    /// Returns whether a view of the app replaces a part other than a thumb.
    func replaces(_ part: SliderElement.Part) -> Bool
    /// Updates the view of the app that replaces the part of an element.
    func updateReplacement(of element: SliderElement, in drawing: DrawnParts, glide: Glide?)
    /// Ends the animations of views, so that each view is at its final position.
    func stopGliding()
}

/// The layers of a slider: one for each part of its drawing, kept as long as the part exists.
///
/// Parts are boxes, strokes, and discs, so that a change only sets layer properties: a drag moves the thumb's view and
/// sets `strokeStart` or `strokeEnd` of the spans beside it, in one transaction without implicit animations. A part
/// with several coats (layers of paint), or with a coat that is more than one color, has a sublayer for each coat.
///
/// A *glide* is an animation of parts to new positions and sizes.
@MainActor
package final class SliderLayers {
    private unowned let delegate: any SliderLayersDelegate
    private var parts: [PartLayer] = []
    /// The indices of the parts that are labels of thumbs.
    private var labelIndices = 0..<0
    /// The indices of the parts that are labels of ticks.
    private var tickLabelIndices = 0..<0
    /// The lenses of thumbs that have been held.
    private(set) var lenses: [LensLayer] = []
    /// One layer for each lens, whose mask is the lens's hole: the innermost first, which contains the parts under
    /// thumbs.
    private var holeLayers: [CALayer] = []
    /// Whether animations may still run. A press ends them all, so that a drag doesn't have to look for any.
    private var isGliding = false
    /// The thickness of the track on screen, as a multiple of its thickness at rest.
    private var trackScale = 1.0

    /// Style, images, texts, and the screen's scale. A change takes effect with the next ``rebuild(_:glide:)``.
    package var appearance = LayerAppearance()

    /// Creates the layers of a control that shows nothing yet.
    init(delegate: any SliderLayersDelegate) { self.delegate = delegate }

    /// Shows a whole drawing: after the first layout, and after code changed values, options, or the size.
    ///
    /// - Parameter glide: the animation of existing parts to their new positions; `nil` means immediately. Parts whose
    ///   positions stay the same finish the animation that they are in.
    func rebuild(_ drawing: DrawnParts, glide: Glide? = nil) {
        trackScale = drawing.trackScale
        transact(glide) { glide in
            delegate.rootLayer.set(\.opacity, Float(appearance.style.opacity))
            updateParts(of: drawing.elements)
            let arrangesLabels = appearance.thumbLabels != nil
            for index in parts.indices
            where !arrangesLabels || !labelIndices.contains(index) && !tickLabelIndices.contains(index) {
                show(index, of: drawing, isFullUpdate: true, glide)
            }
            for index in parts.indices where parts[index].isThumb { updateLens(of: index, drawing, glide) }
            updateTickLabels(drawing, glide)
            updateLabels(drawing, isFullUpdate: true, glide)
        }
    }

    /// Shows the elements that ``SliderDrawing/update(for:in:)`` or ``SliderDrawing/highlight(_:in:)`` rewrote.
    package func update(_ drawing: DrawnParts, _ update: SliderDrawing.Update, glide: Glide? = nil) {
        let isCrossing = movesHold(between: update.thumbs, drawing)
        let thicknessGlide = updateTrackScale(drawing)
        transact(glide) { glide in
            // A new thickness is animated even if nothing else is. A glide of the whole update takes precedence.
            let trackGlide = glide == .jump ? thicknessGlide ?? glide : glide ?? thicknessGlide
            if !update.back.isEmpty, appearance.style.paintsSharedStates { updateWhole(drawing, update, trackGlide) }
            for index in update.histogram { show(index, of: drawing, glide) }
            for index in update.spans { show(index, of: drawing, trackGlide) }
            for index in update.outer { show(index, of: drawing, trackGlide) }
            if !update.ticks.isEmpty || !update.minorTicks.isEmpty { updateTicks(drawing, update, glide) }
            for index in update.needles { parts[index].update(index, of: drawing, appearance, glide) }
            for index in update.thumbs {
                parts[index].update(index, of: drawing, appearance, isCrossing: isCrossing, glide)
                updateLens(of: index, drawing, glide)
            }
            for index in update.readout { parts[index].update(index, of: drawing, appearance, glide) }
            if !update.labels.isEmpty { updateLabels(drawing, isFullUpdate: false, glide) }
            if parts.count != drawing.elements.count { updateParts(of: drawing.elements) }
            // Only rulers rewrite all parts, and rulers draw no obstacle.
            for index in update.parts.isEmpty ? update.obstacle : update.parts {
                parts[index].update(index, of: drawing, appearance, glide)
            }
        }
    }

    /// Stores how thick a drawing's track is, and returns the animation to that thickness. It's `nil` if the thickness
    /// stays the same or changes immediately.
    private func updateTrackScale(_ drawing: DrawnParts) -> Glide? {
        guard drawing.trackScale != trackScale else { return nil }
        trackScale = drawing.trackScale
        let held = appearance.style.heldThumb
        var glide = delegate.allowsGlides ? Glide(trackScale == 1 ? held.shrinking : held.growing) : nil
        glide?.isThicknessOnly = true
        return glide
    }

    /// Ends all animations, so that every part is at its position in the drawing.
    func stopGliding() {
        guard isGliding else { return }
        isGliding = false
        for part in parts { part.layer.endGlides() }
        for lens in lenses { lens.endGlides() }
        delegate.stopGliding()
    }

    // MARK: Parts and lenses

    /// Shows an element, and shows it again in the lenses above it.
    private func show(_ index: Int, of drawing: DrawnParts, isFullUpdate: Bool = false, _ glide: Glide?) {
        parts[index].update(index, of: drawing, appearance, isFullUpdate: isFullUpdate, glide)
        for lens in lenses where lens.isShown && index < lens.parts.count {
            lens.parts[index].update(index, of: drawing, appearance, isFullUpdate: isFullUpdate, glide)
        }
    }

    /// Shows, moves, or hides the lens of a thumb.
    private func updateLens(of index: Int, _ drawing: DrawnParts, _ glide: Glide?) {
        let part = parts[index]
        guard part.lens != nil || !lenses.isEmpty, let growth = part.growth,
            let (center, size, _) = drawing.elements[index].figure.box, let thumb = part.part.thumb
        else { return }
        guard let glass = part.lens else {
            for (lens, layer) in zip(lenses, holeLayers) where lens.thumb == thumb && lens.isShown {
                lens.hide(at: center, size, growth)
                layer.mask = nil
            }
            return
        }
        let position = lenses.firstIndex { $0.thumb == thumb } ?? addLens(of: thumb, drawing)
        let lens = lenses[position]
        if !lens.isShown {
            for index in lens.parts.indices {
                lens.parts[index].update(index, of: drawing, appearance, isFullUpdate: true, nil)
            }
            holeLayers[position].mask = lens.hole
        }
        lens.show(at: center, size, glass, showsRim: !part.drawsRim, growth, glide)
    }

    /// Adds the lens of a thumb, and returns its index.
    private func addLens(of thumb: Int, _ drawing: DrawnParts) -> Int {
        let elements = drawing.elements.prefix { $0.role.isMagnified }
        let lens = LensLayer(thumb, over: elements.map { PartLayer($0.part, delegate: delegate) })
        let holeLayer = CALayer()
        if let outermost = holeLayers.last {
            holeLayer.addSublayer(outermost)
        } else {
            for part in parts.prefix(elements.count) { holeLayer.addSublayer(part.layer) }
        }
        delegate.rootLayer.insertSublayer(holeLayer, at: 0)
        delegate.rootLayer.insertSublayer(lens.layer, at: 1)
        lenses.append(lens)
        holeLayers.append(holeLayer)
        return lenses.count - 1
    }

    /// Removes all lenses. Their parts are in no layer afterward.
    private func removeLenses() {
        for lens in lenses { lens.layer.removeFromSuperlayer() }
        holeLayers.last?.removeFromSuperlayer()
        (lenses, holeLayers) = ([], [])
    }

    /// Returns whether one of the thumbs is no longer held and another one is held instead, as when a dragged thumb
    /// crosses its neighbor.
    private func movesHold(between thumbIndices: Range<Int>, _ drawing: DrawnParts) -> Bool {
        var (hasNewHold, hasEndedHold) = (false, false)
        for index in thumbIndices where (drawing.elements[index].state == .held) != parts[index].isHeld {
            if parts[index].isHeld { hasEndedHold = true } else { hasNewHold = true }
        }
        return hasNewHold && hasEndedHold
    }

    /// Updates the parts that all thumbs share, such as the track and the ticks, after their painted state changed.
    private func updateWhole(
        _ drawing: DrawnParts, _ update: SliderDrawing.Update, _ glide: Glide?
    ) {
        for index in update.back { show(index, of: drawing, glide) }
        for index in update.scale where !tickLabelIndices.contains(index) { show(index, of: drawing, glide) }
        updateTickLabels(drawing, glide)
    }

    /// Updates the labels of all thumbs. Labels make room for one another, so one thumb that moves can move them all.
    private func updateLabels(_ drawing: DrawnParts, isFullUpdate: Bool, _ glide: Glide?) {
        guard !labelIndices.isEmpty, let thumbLabels = appearance.thumbLabels?() else { return }
        for label in thumbLabels {
            for thumb in label.thumbs {
                let index = labelIndices.lowerBound + thumb
                // Thumbs that share one label show its text in the layer of the lowest thumb.
                let text = thumb == label.thumbs.lowerBound ? appearance.label(label.thumbs) : nil
                parts[index].updateText(
                    text, drawing.elements[index], at: label.center, appearance, isFullUpdate: isFullUpdate, glide)
            }
        }
    }

    /// Updates the labels of all ticks. A tick whose label has no room shows none.
    private func updateTickLabels(_ drawing: DrawnParts, _ glide: Glide?) {
        guard !tickLabelIndices.isEmpty, let tickLabels = appearance.tickLabels?() else { return }
        var next = tickLabels.startIndex
        for (tick, index) in tickLabelIndices.enumerated() {
            let element = drawing.elements[index]
            guard case .anchor(var center) = element.figure else { continue }
            var text: LayerText?
            if next < tickLabels.endIndex, tickLabels[next].tick == tick {
                (text, center) = (appearance.text(element.part), tickLabels[next].center)
                next += 1
            }
            parts[index].updateText(text, element, at: center, appearance, isFullUpdate: true, glide)
        }
    }

    /// Updates the ticks and tick labels that became selected or are no longer selected. The labels are only repainted,
    /// because a selection doesn't move them.
    private func updateTicks(_ drawing: DrawnParts, _ update: SliderDrawing.Update, _ glide: Glide?) {
        func hasNewRole(_ index: Int) -> Bool { parts[index].role != drawing.elements[index].role }
        for index in update.minorTicks where hasNewRole(index) { show(index, of: drawing, glide) }
        for index in update.ticks where hasNewRole(index) { show(index, of: drawing, glide) }
        for index in update.tickLabels where hasNewRole(index) {
            parts[index].paintText(drawing.elements[index], appearance)
        }
    }

    /// Runs a closure in one transaction without implicit animations, and passes it the glide to use. While earlier
    /// animations may still run, `nil` becomes ``Glide/jump``, which ends the animation of a property that changes.
    @inline(never) private func transact(_ glide: Glide?, _ body: (Glide?) -> Void) {
        let glide = glide ?? (isGliding ? .jump : nil)
        if glide != nil { isGliding = true }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body(glide)
        CATransaction.commit()
    }

    /// Adds and removes layers, so that there is one for each element, in the same order. Parts that still exist keep
    /// their layers.
    private func updateParts(of elements: [SliderElement]) {
        guard !parts.elementsEqual(elements, by: { $0.part == $1.part }) else { return }
        removeLenses()
        // Parts usually keep their order, so `firstIndex` finds each near the start of those that remain.
        var remainingParts = parts
        parts = elements.map { element in
            let index = remainingParts.firstIndex { $0.part == element.part }
            return index.map { remainingParts.remove(at: $0) } ?? PartLayer(element.part, delegate: delegate)
        }
        labelIndices = indices(in: elements) { if case .label = $0 { true } else { false } }
        tickLabelIndices = indices(in: elements) { if case .tickLabel = $0 { true } else { false } }
        for part in remainingParts where !part.isThumb { part.layer.removeFromSuperlayer() }
        for (index, part) in parts.filter({ !$0.isThumb }).enumerated() {
            delegate.rootLayer.insertSublayer(part.layer, at: UInt32(index))
        }
    }

    /// Returns the indices of the elements whose part matches, which are adjacent in the drawing.
    private func indices(in elements: [SliderElement], where matches: (SliderElement.Part) -> Bool) -> Range<Int> {
        guard let first = elements.firstIndex(where: { matches($0.part) }) else { return 0..<0 }
        return first..<first + elements[first...].prefix { matches($0.part) }.count
    }
}
#endif
