/// What the texts of thumbs do where they would touch.
public enum LabelMeeting: Equatable, Sendable {
    /// They may overlap.
    case overlap
    /// They move apart, as little as they must together.
    case apart
    /// They become one text for all their thumbs, such as "20 – 35".
    case merge
}

/// Where one text stands, and for which thumbs.
public struct LabelPosition: Equatable, Sendable {
    /// One thumb, or the first to the last of those whose texts became one.
    public var ranks: Range<Int>
    public var center: SIMD2<Double>

    public init(_ ranks: Range<Int>, _ center: SIMD2<Double>) { (self.ranks, self.center) = (ranks, center) }
}

extension SliderLayout {
    /// Where the texts of thumbs stand so that each is inside the control, as far as it fits, and none overlaps another.
    ///
    /// On a straight track texts move along it; round one they are only kept inside the control.
    ///
    /// - Parameters:
    ///   - gap: least space between two texts, in points.
    ///   - measure: the size of the text for some thumbs, in points.
    public func labelPositions(
        of state: SliderState, _ meeting: LabelMeeting, gap: Double = 4, measure: (Range<Int>) -> SIMD2<Double>
    ) -> [LabelPosition] {
        var places = (0..<state.count).map { LabelPlaced($0..<$0 + 1, self.anchor($0, state), measure($0..<$0 + 1)) }
        guard case .line(let from, let to) = track else { return places.map { inside($0) } }
        let isLevel = from.y == to.y, isBackwards = isLevel ? to.x < from.x : to.y < from.y
        if isBackwards { places.reverse() }
        let axis = LabelAxis(isLevel: isLevel, length: isLevel ? size.x : size.y, gap: gap)
        switch meeting {
        case .overlap: break
        case .apart: axis.moveApart(&places)
        case .merge:
            axis.merge(&places) { first, second in
                let ranks = min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
                return LabelPlaced(ranks, (anchor(ranks.lowerBound, state) + anchor(ranks.upperBound - 1, state)) / 2, measure(ranks))
            }
        }
        if isBackwards { places.reverse() }
        return places.map { inside($0) }
    }

    private func anchor(_ rank: Int, _ state: SliderState) -> SIMD2<Double> {
        guard case .anchor(let point) = label(rank, of: state) else { return .zero }
        return point
    }

    private func inside(_ label: LabelPlaced) -> LabelPosition {
        LabelPosition(label.ranks, SIMD2(
            LabelAxis.clamp(label.center.x, label.size.x, size.x), LabelAxis.clamp(label.center.y, label.size.y, size.y)))
    }
}

private struct LabelPlaced {
    var ranks: Range<Int>
    var center: SIMD2<Double>
    let size: SIMD2<Double>

    init(_ ranks: Range<Int>, _ center: SIMD2<Double>, _ size: SIMD2<Double>) {
        (self.ranks, self.center, self.size) = (ranks, center, size)
    }
}

/// The direction in which texts lie beside one another.
private struct LabelAxis {
    let isLevel: Bool
    /// Of the control.
    let length, gap: Double

    static func clamp(_ center: Double, _ extent: Double, _ length: Double) -> Double {
        extent >= length ? length / 2 : min(length - extent / 2, max(extent / 2, center))
    }

    func extent(_ label: LabelPlaced) -> Double { isLevel ? label.size.x : label.size.y }

    func center(_ label: LabelPlaced) -> Double {
        Self.clamp(isLevel ? label.center.x : label.center.y, extent(label), length)
    }

    func move(_ label: inout LabelPlaced, to center: Double) {
        if isLevel { label.center.x = center } else { label.center.y = center }
    }

    private func touch(_ first: LabelPlaced, _ second: LabelPlaced) -> Bool {
        center(second) - center(first) < (extent(first) + extent(second)) / 2 + gap - 1e-9
    }

    func merge(_ labels: inout [LabelPlaced], _ join: (Range<Int>, Range<Int>) -> LabelPlaced) {
        var index = 1
        while index < labels.count {
            guard touch(labels[index - 1], labels[index]) else { index += 1; continue }
            labels[index - 1] = join(labels[index - 1].ranks, labels[index].ranks)
            labels.remove(at: index)
            index = max(1, index - 1)
        }
    }

    /// Rows of touching texts move as one block, whose middle stays where the middles of its texts would be. Method: pool
    /// adjacent violators, the least squares of all shifts.
    func moveApart(_ labels: inout [LabelPlaced]) {
        /// Offsets of a block's texts from its first are fixed; `wish` is the mean of where that first would be.
        struct Block {
            var start: Int, count: Int, wish: Double, extent: Double
        }
        var blocks: [Block] = [], offsets = [Double](repeating: 0, count: labels.count)
        for index in labels.indices {
            var block = Block(start: index, count: 1, wish: center(labels[index]) - extent(labels[index]) / 2, extent: extent(labels[index]))
            while let last = blocks.last, place(last.wish, last.extent) + last.extent + gap > place(block.wish, block.extent) {
                let shift = last.extent + gap
                for moved in block.start..<block.start + block.count { offsets[moved] += shift }
                let wish = (last.wish * Double(last.count) + (block.wish - shift) * Double(block.count)) / Double(last.count + block.count)
                block = Block(start: last.start, count: last.count + block.count, wish: wish, extent: shift + block.extent)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        for block in blocks {
            let start = place(block.wish, block.extent)
            for index in block.start..<block.start + block.count {
                move(&labels[index], to: start + offsets[index] + extent(labels[index]) / 2)
            }
        }
    }

    private func place(_ start: Double, _ extent: Double) -> Double { Self.clamp(start + extent / 2, extent, length) - extent / 2 }
}
