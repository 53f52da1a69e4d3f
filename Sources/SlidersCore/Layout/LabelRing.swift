#if !hasFeature(Embedded)
/// Texts of thumbs beside a ring, or on it: moves them apart along it.
struct LabelRing: ~Copyable {
    let layout: SliderLayout
    let arc: SliderTrack.Arc
    /// The least space between two texts, in points.
    let gap: Double
    /// How far texts may extend beyond the control, in points.
    let room: Double

    /// A text at a place of the ring.
    struct Text {
        var text: LabelRow.Text
        /// Where its thumb is, in degrees along the ring from the start, including whole laps.
        let thumb: Double
        /// Where it is, in the same degrees.
        var angle: Double
        let side: SliderTrackSide?
    }

    /// Texts next to one another without more space than the gap.
    private struct Block {
        var indices: Range<Int>
        /// The place of its first text.
        var start: Double
    }

    /// How finely free places are searched for, in degrees.
    private static let scan = 2.0
    /// The number of halvings that make a place exact: to less than a ten-thousandth of a degree.
    private static let halvings = 16

    /// Whether all texts keep the gap, or every second one if `step` is 2. Texts without a size don't count.
    func areApart(_ texts: [LabelRow.Text], from first: Int = 0, by step: Int = 1) -> Bool {
        for index in stride(from: first, to: texts.count, by: step) where !texts[index].isEmpty {
            for other in stride(from: first, to: index, by: step) where !texts[other].isEmpty {
                if meet(texts[index], texts[other]) { return false }
            }
        }
        return true
    }

    /// Moves texts along the ring, so that the mean shift of each row is 0, in the order of their thumbs around it.
    /// Texts that are clear of all others stay. `nil` if not all have room around the ring.
    ///
    /// - Parameter texts: in the order of indices, each at its thumb.
    func movedApart(_ texts: [Text]) -> [Text]? {
        // At one point of the ring the text of the later lap is first, as it is just before it comes there.
        let ordered = texts.ordered { -$0.thumb }.ordered { turn($0.thumb) }
        let gaps = ordered.indices.map { index in
            turn(ordered[index].thumb - ordered[index == 0 ? ordered.count - 1 : index - 1].thumb)
        }
        // The ring is cut where most is free; texts that meet there need another cut.
        for cut in ascendingOrder(of: gaps.map { -$0 }).prefix(2) {
            guard var row = unrolled(ordered, at: cut), moveApart(&row) else { continue }
            if areApart(row.map { $0.text }) {
                return row.ordered { Double($0.text.thumbs.lowerBound) }
            }
        }
        return nil
    }

    /// The point that a text is centered on at a place, inside the control and the room around it.
    func center(of text: Text, at angle: Double) -> SIMD2<Double> {
        let point = layout.track.point(at: angle / abs(arc.sweep))
        return layout.inside(layout.labelCenter(beside: point, text.side, text.text.size), text.text.size, room)
    }

    // MARK: Order

    /// Degrees without whole laps.
    private func turn(_ degrees: Double) -> Double { degrees - 360 * (degrees / 360).rounded(.down) }

    /// The texts in ascending places from a cut, all within one lap; `nil` if there are more than fit around the ring.
    private func unrolled(_ ordered: [Text], at cut: Int) -> [Text]? {
        var row: [Text] = []
        for index in ordered.indices {
            var text = ordered[(cut + index) % ordered.count]
            let degrees = turn(text.thumb)
            text.angle = row.isEmpty || degrees >= row[0].angle ? degrees : degrees + 360
            row.append(Text(text: text.text, thumb: text.angle, angle: text.angle, side: text.side))
        }
        return chain(from: row[0].angle, row.indices, row) == nil ? nil : row
    }

    // MARK: Rows

    /// Moves the texts of a row. Method: pool adjacent violators, as ``LabelRow/moveApart()``, where the distance that
    /// two texts need depends on their places. Returns whether there is room.
    private func moveApart(_ row: inout [Text]) -> Bool {
        var blocks: [Block] = []
        for index in row.indices {
            var block = Block(indices: index..<index + 1, start: row[index].thumb)
            while let last = blocks.last {
                let (before, first) = (row[last.indices.upperBound - 1], row[block.indices.lowerBound])
                guard first.angle < before.angle || meet(first.text, before.text) else { break }
                let indices = last.indices.lowerBound..<block.indices.upperBound
                guard let start = start(of: indices, in: row), let angles = chain(from: start, indices, row) else {
                    return false
                }
                for (index, angle) in zip(indices, angles) {
                    row[index].angle = angle
                    row[index].text.center = center(of: row[index], at: angle)
                }
                block = Block(indices: indices, start: start)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        return true
    }

    /// The place of the first text of a block at which the mean shift of its texts is 0.
    private func start(of indices: Range<Int>, in row: [Text]) -> Double? {
        func shift(_ start: Double) -> Double? {
            chain(from: start, indices, row).map { angles in
                zip(indices, angles).reduce(0) { $0 + $1.1 - row[$1.0].thumb }
            }
        }
        var (lower, upper) = (row[indices.lowerBound].thumb, row[indices.lowerBound].thumb)
        var step = Self.scan
        while let shift = shift(upper), shift < 0, step < 360 { (upper, step) = (upper + step, 2 * step) }
        step = Self.scan
        while let shift = shift(lower), shift > 0, step < 360 { (lower, step) = (lower - step, 2 * step) }
        for _ in 0..<Self.halvings + 4 {
            let middle = (lower + upper) / 2
            guard let shift = shift(middle) else { return nil }
            if shift > 0 { upper = middle } else { lower = middle }
        }
        return (lower + upper) / 2
    }

    /// The places of a block's texts if the first has this one and each of the others the next that is clear of the one
    /// before; `nil` if the last would be a lap or more after the first.
    private func chain(from start: Double, _ indices: Range<Int>, _ row: [Text]) -> [Double]? {
        var angles = [start]
        var last = row[indices.lowerBound]
        last.text.center = center(of: last, at: start)
        for index in indices.dropFirst() {
            var text = row[index]
            guard let angle = firstAngle(of: &text, after: last, at: angles[angles.count - 1], upTo: start + 360) else {
                return nil
            }
            angles.append(angle)
            last = text
        }
        return angles
    }

    /// The first place at or after another at which a text is clear of the text there; moves it to that place.
    private func firstAngle(of text: inout Text, after last: Text, at start: Double, upTo end: Double) -> Double? {
        var (taken, free) = (start, start)
        text.text.center = center(of: text, at: free)
        while meet(text.text, last.text) {
            taken = free
            free += Self.scan
            guard free < end else { return nil }
            text.text.center = center(of: text, at: free)
        }
        guard free > start else { return start }
        for _ in 0..<Self.halvings {
            let middle = (taken + free) / 2
            text.text.center = center(of: text, at: middle)
            if meet(text.text, last.text) { taken = middle } else { free = middle }
        }
        text.text.center = center(of: text, at: free)
        return free
    }

    /// Whether two texts have less space than the gap between them. Those with exactly the gap are clear of one
    /// another, whatever rounding says.
    private func meet(_ one: LabelRow.Text, _ other: LabelRow.Text) -> Bool {
        let between = one.center - other.center
        let minimum = (one.size + other.size) / 2 + SIMD2(repeating: gap - 1e-9)
        return abs(between.x) < minimum.x && abs(between.y) < minimum.y
    }
}
#endif
