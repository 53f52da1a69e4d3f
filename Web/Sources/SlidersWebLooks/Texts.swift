import Sliders

/// Places the texts of thumbs. The buffer holds the least gap between two, and the sizes of texts: of which thumbs, from
/// the first to after the last, width, height. Writes how many texts lack a size, with their thumbs; or 0, how many texts
/// there are, and of each its thumbs and its middle.
@_expose(wasm, "placeLabels") @c(slider_placeLabels)
public func placeLabels(_ handle: PainterHandle, _ count: Int32) {
    let painter = handle.painter.pointee
    var numbers = Numbers(count), known: [(ranks: Range<Int>, size: SIMD2<Double>)] = [], missing: [Range<Int>] = []
    let gap = numbers.number()
    while !numbers.isAtEnd {
        let low = max(0, numbers.integer()), high = max(low, numbers.integer())
        known.append((low..<high, numbers.point()))
    }
    let positions = painter.drawing.layout.labelPositions(of: painter.state, painter.style.labelMeeting, gap: gap) { ranks in
        // Texts of single thumbs come first, in order.
        if ranks.count == 1, ranks.lowerBound < known.count, known[ranks.lowerBound].ranks == ranks { return known[ranks.lowerBound].size }
        for entry in known where entry.ranks == ranks { return entry.size }
        missing.append(ranks)
        return .zero
    }
    var list: [Double] = [Double(missing.count)]
    for ranks in missing { list.add(SIMD2(Double(ranks.lowerBound), Double(ranks.upperBound))) }
    if missing.isEmpty {
        list.append(Double(positions.count))
        for position in positions {
            list.add(SIMD2(Double(position.ranks.lowerBound), Double(position.ranks.upperBound)))
            list.add(position.center)
        }
    }
    write(list)
}
