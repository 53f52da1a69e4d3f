import Sliders

/// Makes the drawing anew, and writes how many numbers there are, how many elements, the form to which coats may be
/// clipped, and the elements.
@_expose(wasm, "paintAll") @c(slider_paintAll)
public func paintAll(_ handle: PainterHandle) {
    handle.painter.pointee.drawAnew()
    let painter = handle.painter.pointee
    var list: [Double] = [0, Double(painter.drawing.elements.count)]
    list.add(painter.drawing.layout.clip(in: painter.style))
    painter.add(painter.drawing.elements.indices, to: &list)
    list[0] = Double(list.count)
    write(list)
}

/// Draws some thumbs again with what belongs to them. Writes how many numbers there are, and the elements that changed.
@_expose(wasm, "paintSome") @c(slider_paintSome)
public func paintSome(_ handle: PainterHandle, _ low: Int32, _ high: Int32) {
    let state = handle.painter.pointee.state, ranks = max(0, Int(low))..<max(max(0, Int(low)), min(state.count, Int(high)))
    let touched = handle.painter.pointee.drawing.update(for: Change(touching: ranks), in: state)
    handle.painter.pointee.tell(touched)
}

/// Shows what the pointer is over, at a point, and which thumb has the keyboard's focus (-1 none). Writes as
/// ``paintSome(_:_:_:)``.
@_expose(wasm, "attend") @c(slider_attend)
public func attend(_ handle: PainterHandle, _ isOver: Int32, _ x: Double, _ y: Double, _ focused: Int32) {
    let state = handle.painter.pointee.state
    var attention = Attention(focused: focused < 0 ? nil : Int(focused))
    if isOver != 0 {
        switch state.grip(under: SIMD2(x, y)) {
        case .thumb(let rank): attention.hovered = rank
        case .bar(let ranks): (attention.hovered, attention.isOnSpan) = (ranks.lowerBound, true)
        case nil: break
        }
    }
    let touched = handle.painter.pointee.drawing.attend(to: attention, in: state)
    handle.painter.pointee.tell(touched)
}

/// Writes of the gradient along the track of an element's coat how many numbers there are, and each piece's form and
/// colour.
@_expose(wasm, "pieces") @c(slider_pieces)
public func pieces(_ handle: PainterHandle, _ element: Int32, _ coat: Int32) {
    let painter = handle.painter.pointee, layout = painter.drawing.layout, element = painter.drawing.elements[Int(element)]
    let shape = layout.shapes(of: element, in: painter.style, painter.state)[Int(coat)]
    guard case .alongTrack(let stops) = shape.paint.fill else { return write([0]) }
    var list: [Double] = [0]
    for (piece, color) in layout.pieces(of: stops, lap: element.part.lap, width: layout.pieceWidth(under: shape.form)) {
        list.add(piece)
        list.add(color)
    }
    list[0] = Double(list.count)
    write(list)
}

extension Painter {
    func tell(_ touched: Drawing.Touched) {
        var list: [Double] = [0]
        for range in [touched.bars, touched.spans, touched.needles, touched.thumbs, touched.labels, touched.readout] {
            add(range, to: &list)
        }
        list[0] = Double(list.count)
        write(list)
    }

    /// Of each element its index, kind, number and lap, the value that its text is of, and its coats.
    func add(_ range: Range<Int>, to list: inout [Double]) {
        let layout = drawing.layout, state = state
        var fractions: [Double] = []
        for index in range {
            let element = drawing.elements[index], shapes = layout.shapes(of: element, in: style, state)
            var value = Double.nan
            if case .tickLabel(let tick) = element.part {
                if fractions.isEmpty { fractions = layout.tickFractions(of: state) }
                value = state.scale.value(at: fractions[tick])
            }
            let (kind, number) = element.part.number
            list.append(Double(index))
            list.append(Double(kind))
            list.append(Double(number))
            list.append(Double(element.part.lap))
            list.append(value)
            list.append(Double(shapes.count))
            let font = style.font(of: element.look.role)
            for shape in shapes { list.add(shape, in: layout, lap: element.part.lap, font) }
        }
    }
}

extension Element.Part {
    /// The order of the page's words, and which it is of its kind.
    var number: (kind: Int, index: Int) {
        switch self {
        case .face: (0, 0)
        case .bar(let index): (1, index)
        case .track: (3, 0)
        case .selectable: (4, 0)
        case .span(let index, _): (5, index)
        case .minorTick(let index): (6, index)
        case .tick(let index): (7, index)
        case .tickLabel(let index): (8, index)
        case .mark(let index): (9, index)
        case .needle(let index): (10, index)
        case .thumb(let index): (11, index)
        case .label(let index): (12, index)
        case .readout: (13, 0)
        case .cover: (14, 0)
        }
    }
}

extension [Double] {
    mutating func add(_ form: CoatShape.Form) {
        switch form {
        case .box(let center, let size, let corner, let turn):
            append(0)
            add(center)
            add(size)
            append(corner)
            append(turn)
        case .arc(let arc, let width, let isRound):
            append(1)
            add(arc.center)
            append(arc.radius)
            append(arc.start)
            append(arc.sweep)
            append(width)
            add(isRound)
        case .text(let point):
            append(2)
            add(point)
        }
    }

    fileprivate mutating func add(_ shape: CoatShape, in layout: SliderLayout, lap: Int, _ font: TextFont) {
        let paint = shape.paint, form = shape.form
        add(form)
        if case .text = form {
            append(font.size)
            append(Double(font.weight))
            add(font.isCondensed)
        }
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

    private mutating func add(_ shadow: Paint.Shadow?) {
        add(shadow != nil)
        guard let shadow else { return }
        add(shadow.color)
        add(shadow.offset)
        append(shadow.blur)
    }

    private mutating func add(_ fill: Paint.Fill, on form: CoatShape.Form, in layout: SliderLayout) {
        switch fill {
        case .color(let color):
            append(0)
            add(color)
        case .gradient(let gradient):
            let ends = layout.ends(of: gradient, on: form)
            append(1)
            add(ends.from)
            add(ends.to)
            add(gradient.stops)
        case .alongTrack(let stops):
            append(2)
            append(layout.pieceWidth(under: form))
            add(stops)
        case .image(let picture):
            append(3)
            append(Double(picture.id))
            add(picture.size)
            guard case .box(_, let size, _, _) = form else { return append(0) }
            let slices = ImageSlice.all(of: picture, over: size)
            append(Double(slices.count))
            for slice in slices {
                for box in [slice.source, slice.target] {
                    add(box.origin)
                    add(box.size)
                }
            }
        }
    }
}
