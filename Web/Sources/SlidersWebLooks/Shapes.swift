import SlidersCore
import SlidersWebBase
import Wire

/// Makes a new drawing. Writes the count of numbers, the number of elements, the form to which coats of paint may be
/// clipped, and the elements.
@_expose(wasm, "paintAll") @c(slider_paintAll)
public func paintAll(_ handle: PainterHandle) {
    handle.painter.pointee.drawAnew()
    write(handle.painter.pointee.allNumbers())
}

/// Draws the parts that the present report changes. Writes the count of numbers and the changed elements; or -1 if the
/// track's thickness has changed, which also changes the clipping form, or the number of elements, so that everything
/// must be drawn again.
@_expose(wasm, "paintChange") @c(slider_paintChange)
public func paintChange(_ handle: PainterHandle) {
    let painter = handle.painter
    guard let change = painter.pointee.handle.control.pointee.core.reports.last?.change else { return write([0]) }
    let (scale, count) = (painter.pointee.drawing.trackScale, painter.pointee.drawing.elements.count)
    let update = painter.pointee.drawing.update(for: change, in: painter.pointee.state)
    let drawing = painter.pointee.drawing
    write(scale == drawing.trackScale && count == drawing.elements.count ? painter.pointee.numbers(of: update) : [-1])
}

/// Draws gliding thumbs. Writes the count of numbers, and the elements of all thumbs and filled parts.
@_expose(wasm, "paintGlide") @c(slider_paintGlide)
public func paintGlide(_ handle: PainterHandle) {
    let painter = handle.painter
    let update = painter.pointee.drawing.update(in: painter.pointee.state)
    write(painter.pointee.numbers(of: update))
}

/// Highlights the part under a point, if `isOver` is not 0, and the thumb with the keyboard's focus (-1 for none).
/// Writes the count of numbers, and the elements that have changed.
@_expose(wasm, "highlight") @c(slider_highlight)
public func highlight(_ handle: PainterHandle, _ isOver: Int32, _ x: Double, _ y: Double, _ focused: Int32) {
    let painter = handle.painter
    let state = painter.pointee.state
    let highlight = SliderHighlight(
        hovered: isOver == 0 ? nil : state.part(under: SIMD2(x, y)), focused: focused < 0 ? nil : Int(focused))
    let update = painter.pointee.drawing.highlight(highlight, in: state)
    write(painter.pointee.numbers(of: update))
}

/// Writes the segments of the gradient along the track in an element's coat: the count of numbers, and the form and the
/// color of each segment.
@_expose(wasm, "pieces") @c(slider_pieces)
public func pieces(_ handle: PainterHandle, _ element: Int32, _ coat: Int32) {
    write(handle.painter.pointee.pieces(of: Int(element), coat: Int(coat)))
}

extension Painter {
    /// Returns the count of numbers, the number of elements, the clipping form, and all elements.
    fileprivate func allNumbers() -> [Double] {
        var list: [Double] = [0, Double(drawing.elements.count)]
        list.add(drawing.layout.clip(in: shown, scale: drawing.trackScale))
        add(drawing.elements.indices, to: &list)
        list[0] = Double(list.count)
        return list
    }

    /// Returns the count of numbers, and the form and the color of each segment of a gradient along the track.
    fileprivate func pieces(of index: Int, coat: Int) -> [Double] {
        let element = drawing.elements[index]
        let shape = drawing.layout.shapes(of: element, in: shown, state)[coat]
        var list: [Double] = [0]
        guard case .alongTrack(let stops) = shape.paint.fill else { return list }
        let width = drawing.layout.segmentWidth(under: shape.form)
        for (piece, color) in drawing.layout.segments(of: stops, lap: element.part.lap, width: width) {
            list.add(piece)
            list.add(color)
        }
        list[0] = Double(list.count)
        return list
    }

    /// Returns the count of numbers, and the elements that an update has changed.
    func numbers(of update: SliderDrawing.Update) -> [Double] {
        var list: [Double] = [0]
        if !update.back.isEmpty, style.paintsSharedStates {
            add(update.back, to: &list)
            add(update.scale, to: &list)
        }
        for range in [
            update.histogram, update.spans, update.outer, update.minorTicks, update.ticks, update.tickLabels,
            update.needles, update.thumbs, update.labels, update.readout,
            update.obstacle,
        ] {
            add(range, to: &list)
        }
        list[0] = Double(list.count)
        return list
    }

    /// Adds elements, each with its shapes.
    func add(_ range: Range<Int>, to list: inout [Double]) {
        let fractions = range.isEmpty ? [] : drawing.layout.tickFractions(of: state)
        for index in range {
            let element = drawing.elements[index]
            let font = SliderTextRole(element.role).map { self.font(of: $0) }
            let isTooSmall = font.map { !shown.shows(textOfSize: $0.size) } ?? false
            let shapes = isTooSmall ? [] : drawing.layout.shapes(of: element, in: shown, state)
            let tick: Int? = if case .tickLabel(let tick) = element.part { tick } else { nil }
            list.add(ElementHead.self) { field in
                switch field {
                case .index: Double(index)
                case .role: Double(element.role.wire.rawValue)
                case .number: Double(element.part.number)
                case .lap: Double(element.part.lap)
                case .isHeld: Double(element.state == .held)
                case .isFocused: Double(element.state == .focused)
                case .isLens: Double(shown.lens(of: element) != nil)
                case .isMagnified: Double(shown.heldThumb.glass?.isDrawn == true && element.role.isMagnified)
                case .value: tick.map { state.value(at: fractions[$0]) } ?? .nan
                case .count: Double(shapes.count)
                }
            }
            for shape in shapes { list.add(shape, in: drawing.layout, font) }
        }
    }
}

extension SliderElement.Part {
    /// The index of the part among the parts of its kind; 0 for the only one.
    fileprivate var number: Int {
        switch self {
        case .histogram(let index), .enabledRange(let index), .forbiddenRange(let index), .span(let index, _),
            .minorTick(let index), .tick(let index), .tickLabel(let index), .reading(let index), .needle(let index),
            .thumb(let index), .label(let index):
            index
        case .face, .track, .before, .after, .cover, .obstacle, .readout: 0
        }
    }
}

extension [Double] {
    mutating func add(_ form: SliderPaintedShape.Form) {
        switch form {
        case .box(let center, let size, let corner, let turn):
            append(Double(FormKind.box.rawValue))
            add(BoxForm.self) { field in
                switch field {
                case .x: center.x
                case .y: center.y
                case .width: size.x
                case .height: size.y
                case .corner: corner
                case .turn: turn
                }
            }
        case .arc(let arc, let width, let isRound):
            append(Double(FormKind.arc.rawValue))
            add(ArcForm.self) { field in
                switch field {
                case .x: arc.center.x
                case .y: arc.center.y
                case .radius: arc.radius
                case .start: arc.start
                case .sweep: arc.sweep
                case .width: width
                case .isRound: Double(isRound)
                }
            }
        case .text(let point):
            append(Double(FormKind.text.rawValue))
            add(TextForm.self) { field in
                switch field {
                case .x: point.x
                case .y: point.y
                }
            }
        }
    }

    fileprivate mutating func add(
        _ shape: SliderPaintedShape, in layout: SliderLayout, _ font: SliderTextFont?
    ) {
        let paint = shape.paint
        let form = shape.form
        add(form)
        if let font { add(font) }
        add(paint.fill, on: form, in: layout)
        add(shape.isClipped)
        add(paint.shadow)
        add(paint.innerShadow)
        add(paint.outline != nil)
        if let outline = paint.outline {
            add(outline.color)
            append(outline.width)
        }
        add(paint.gloss != nil)
        if let gloss = paint.gloss {
            add(gloss.color)
            add(form.gloss(gloss))
        }
        append(paint.glow?.upper ?? 0)
    }

    private mutating func add(_ font: SliderTextFont) {
        add(FontNumbers.self) { field in
            switch field {
            case .size: font.size
            case .weight: Double(font.weight)
            case .isCondensed: Double(font.isCondensed)
            }
        }
    }

    private mutating func add(_ shadow: SliderPaint.Shadow?) {
        add(shadow != nil)
        guard let shadow else { return }
        add(shadow.color)
        add(ShadowNumbers.self) { field in
            switch field {
            case .x: shadow.offset.x
            case .y: shadow.offset.y
            case .blur: shadow.blur
            }
        }
    }

    private mutating func add(_ fill: SliderPaint.Fill, on form: SliderPaintedShape.Form, in layout: SliderLayout) {
        switch fill {
        case .color(let color):
            append(Double(FillKind.color.rawValue))
            add(color)
        case .gradient(let gradient):
            append(Double(FillKind.gradient.rawValue))
            let ends = layout.ends(of: gradient, on: form)
            add(GradientEnds.self) { field in
                switch field {
                case .fromX: ends.from.x
                case .fromY: ends.from.y
                case .toX: ends.to.x
                case .toY: ends.to.y
                }
            }
            add(gradient.stops)
        case .alongTrack(let stops):
            append(Double(FillKind.alongTrack.rawValue))
            append(layout.segmentWidth(under: form))
            add(stops)
        case .image(let picture):
            append(Double(FillKind.image.rawValue))
            add(picture, on: form)
        }
    }

    private mutating func add(_ picture: SliderPaint.Picture, on form: SliderPaintedShape.Form) {
        var slices: [SliderImageSlice] = []
        if case .box(_, let size, _, _) = form { slices = SliderImageSlice.all(of: picture, over: size) }
        add(ImageFacts.self) { field in
            switch field {
            case .id: Double(picture.id)
            case .width: picture.size.x
            case .height: picture.size.y
            case .count: Double(slices.count)
            }
        }
        for slice in slices {
            add(SliceFacts.self) { field in
                switch field {
                case .left: slice.source.origin.x
                case .top: slice.source.origin.y
                case .across: slice.source.size.x
                case .down: slice.source.size.y
                case .toX: slice.target.origin.x
                case .toY: slice.target.origin.y
                case .toWidth: slice.target.size.x
                case .toHeight: slice.target.size.y
                }
            }
        }
    }
}
