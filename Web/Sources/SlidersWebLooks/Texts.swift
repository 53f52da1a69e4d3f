import SlidersCore
import Wire

/// Places the texts of thumbs. The buffer holds the least gap between two texts, how far they may reach beyond a round
/// control, and a ``TextSize`` of each text whose size is known; those of single thumbs come first, in order. Writes
/// the number of texts that lack a size and the ``TextIndices`` of each; or 0, the number of texts and the
/// ``TextPlace`` of each.
@_expose(wasm, "placeLabels") @c(slider_placeLabels)
public func placeLabels(_ handle: PainterHandle, _ count: Int32) {
    let painter = handle.painter.pointee
    var numbers = Numbers(count)
    let gap = numbers.number()
    let room = numbers.number()
    let known = numbers.textSizes()
    var missing: [Range<Int>] = []
    let positions = painter.drawing.layout.placedLabels(
        of: painter.state, painter.style.labelOverlap, gap: gap, room: room
    ) { thumbs in
        if thumbs.count == 1, thumbs.lowerBound < known.count, known[thumbs.lowerBound].thumbs == thumbs {
            return known[thumbs.lowerBound].size
        }
        for entry in known where entry.thumbs == thumbs { return entry.size }
        missing.append(thumbs)
        return .zero
    }
    var list: [Double] = [Double(missing.count)]
    for thumbs in missing { list.add(thumbs) }
    if missing.isEmpty {
        list.append(Double(positions.count))
        for position in positions { list.add(position) }
    }
    write(list)
}

/// Returns how many times smaller than measured the text in the middle is to be, negative if on two lines, or 0 if
/// there is no room for it. The buffer holds the size of its font, its width and height, those on two lines, or 0, and
/// those of the texts of ticks.
@_expose(wasm, "fitReadout") @c(slider_fitReadout)
public func fitReadout(_ handle: PainterHandle, _ count: Int32) -> Double {
    let painter = handle.painter.pointee
    var numbers = Numbers(count)
    let font = numbers.number()
    let size = SIMD2(numbers.number(), numbers.number())
    let twoLines = SIMD2(numbers.number(), numbers.number())
    var ticks: [SIMD2<Double>] = []
    while !numbers.isAtEnd { ticks.append(SIMD2(numbers.number(), numbers.number())) }
    var metrics = painter.drawing.layout.metrics
    metrics.ticks.hasLabels = !ticks.isEmpty
    let layout = SliderLayout(metrics, size: painter.drawing.layout.size)
    let room = layout.readoutRoom(of: painter.state) { $0 < ticks.count ? ticks[$0] : nil }
    let fit = SliderLayout.readoutFit(
        in: room, fontSize: font, oneLine: size, twoLines: twoLines.x > 0 ? twoLines : nil)
    guard let fit else { return 0 }
    return fit.isBroken ? -fit.scale : fit.scale
}

extension Numbers {
    fileprivate mutating func textSizes() -> [(thumbs: Range<Int>, size: SIMD2<Double>)] {
        var sizes: [(thumbs: Range<Int>, size: SIMD2<Double>)] = []
        while !isAtEnd {
            let text = record(TextSize.self)
            let low = max(0, text[.low].integer)
            let high = max(low, text[.high].integer)
            sizes.append((low..<high, SIMD2(text[.width].number, text[.height].number)))
        }
        return sizes
    }
}

extension [Double] {
    fileprivate mutating func add(_ thumbs: Range<Int>) {
        add(TextIndices.self) { field in
            switch field {
            case .low: Double(thumbs.lowerBound)
            case .high: Double(thumbs.upperBound)
            }
        }
    }

    fileprivate mutating func add(_ position: SliderLayout.PlacedLabel) {
        add(TextPlace.self) { field in
            switch field {
            case .low: Double(position.thumbs.lowerBound)
            case .high: Double(position.thumbs.upperBound)
            case .x: position.center.x
            case .y: position.center.y
            }
        }
    }
}
