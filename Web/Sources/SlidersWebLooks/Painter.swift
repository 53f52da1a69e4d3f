import Sliders

/// The picture of a slider: its look, what the page changed of it, and the drawing that the page keeps nodes for.
struct Painter {
    let handle: Handle
    /// What the page sets, from a look on.
    var style = SliderStyle()
    var drawing: Drawing

    init(of handle: Handle) {
        self.handle = handle
        drawing = Drawing(of: handle.control.pointee.state, in: handle.control.pointee.layout)
    }

    var state: SliderState { handle.control.pointee.state }

    /// Gives the slider the style's measures; of its ticks and its neutral value those that attributes give stay.
    func dress(hasTicks: Bool, hasNeutral: Bool) {
        let given = handle.control.pointee.metrics
        var metrics = style.metrics
        if hasTicks { metrics.ticks.places = given.ticks.places }
        if hasNeutral { metrics.neutralValue = given.neutralValue }
        handle.control.pointee.metrics = metrics
    }

    mutating func drawAnew() {
        let attention = drawing.attention.focused.map { $0 < state.count } == false ? Attention() : drawing.attention
        drawing = Drawing(of: state, in: handle.control.pointee.layout, attention: attention)
    }
}

public typealias PainterHandle = UnsafeMutableRawPointer

extension PainterHandle {
    var painter: UnsafeMutablePointer<Painter> { assumingMemoryBound(to: Painter.self) }
}

@_expose(wasm, "makePainter") @c(slider_makePainter)
public func makePainter(_ handle: Handle) -> PainterHandle {
    let painter = UnsafeMutablePointer<Painter>.allocate(capacity: 1)
    painter.initialize(to: Painter(of: handle))
    return PainterHandle(painter)
}

@_expose(wasm, "freePainter") @c(slider_freePainter)
public func freePainter(_ handle: PainterHandle) {
    handle.painter.deinitialize(count: 1)
    handle.painter.deallocate()
}

/// Makes the slider measure as its style does, or as the plain one (`isPainted` 0), from the next layout on. Writes the
/// size of a thumb, the thickness, the path (0 straight, 1 round), the start and the sweep that the look has, and whether
/// the style shows which thumb has the focus.
@_expose(wasm, "dress") @c(slider_dress)
public func dress(_ handle: PainterHandle, _ isPainted: Int32, _ hasTicks: Int32, _ hasNeutral: Int32) {
    if isPainted != 0 {
        handle.painter.pointee.dress(hasTicks: hasTicks != 0, hasNeutral: hasNeutral != 0)
    } else {
        let given = handle.painter.pointee.handle.control.pointee.metrics
        var metrics = SliderMetrics()
        if hasTicks != 0 { metrics.ticks = Ticks(given.ticks.places) }
        if hasNeutral != 0 { metrics.neutralValue = given.neutralValue }
        handle.painter.pointee.handle.control.pointee.metrics = metrics
    }
    let style = handle.painter.pointee.style
    var numbers = [style.metrics.thumbSize, style.metrics.thickness]
    if case .arc(let start, let sweep) = style.metrics.path { numbers += [1, start, sweep] } else { numbers += [0, 0, 360] }
    numbers.append(style.showsFocus ? 1 : 0)
    write(numbers)
}

extension SliderStyle {
    /// Whether thumbs with the focus look different.
    var showsFocus: Bool {
        var hasThumbs = false
        for paint in paints where paint.role == .thumb {
            if paint.state == .focused { return true }
            hasThumbs = hasThumbs || paint.state == nil
        }
        return !hasThumbs
    }
}

/// Puts numbers where the page reads them.
func write(_ numbers: [Double]) {
    _ = room(Int32(numbers.count))
    for index in numbers.indices { buffer[index] = numbers[index] }
}
