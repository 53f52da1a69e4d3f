/// Labels beside one another along a straight track, in ascending order of their positions. The row merges labels that
/// would overlap, or moves them apart.
struct LabelRow {
    private(set) var labels: [Label]
    /// The axis of the screen along which the labels are arranged: 0 is horizontal, 1 is vertical.
    let axis: Int
    /// The length of the control along the axis, in points.
    let length: Double
    /// The minimum space between two labels, in points.
    let gap: Double

    /// The label of a thumb, or one label for several thumbs.
    struct Label {
        var thumbs: Range<Int>
        var center: SIMD2<Double>
        let size: SIMD2<Double>

        var isEmpty: Bool { size.x <= 0 || size.y <= 0 }
    }

    /// Returns the position nearest to `center` at which a box of length `extent` is inside 0…`length`; the middle if
    /// the box doesn't fit.
    static func clamp(center: Double, extent: Double, length: Double) -> Double {
        extent >= length ? length / 2 : min(length - extent / 2, max(extent / 2, center))
    }

    /// Merges labels that would overlap.
    ///
    /// - Parameter mergedLabel: returns the label for several thumbs.
    mutating func merge(_ mergedLabel: (Range<Int>) -> Label) {
        var index = 1
        while index < labels.count {
            guard labelsOverlap(labels[index - 1], labels[index]) else {
                index += 1
                continue
            }
            labels[index - 1] = mergedLabel(labels[index - 1].thumbs.union(labels[index].thumbs))
            labels.remove(at: index)
            // The merged label can be larger, and overlap the label before it.
            index = max(1, index - 1)
        }
    }

    /// Moves overlapping labels apart, so that the sum of squared shifts is as small as possible. Method: pool adjacent
    /// violators. If a block of adjacent labels is longer than the control, it extends from one end of the
    /// control to the other, and all its labels overlap by the same length.
    mutating func moveApart() {
        for block in blocks() {
            let gapCount = Double(block.indices.count - 1)
            let excess = gapCount > 0 ? max(0, block.extent - length) : 0
            var start = excess > 0 ? 0 : clampedStart(block.start, extent: block.extent)
            for index in block.indices {
                labels[index].center[axis] = start + extent(of: labels[index]) / 2
                start += extent(of: labels[index]) + gap - excess / max(1, gapCount)
            }
        }
    }

    /// Adjacent labels with exactly the minimum gap between them.
    private struct Block {
        var indices: Range<Int>
        /// The start of the block with the smallest sum of squared shifts: the mean of the starts that would leave one
        /// of the labels where it is.
        var start: Double
        /// The length of the block, including the gaps between its labels.
        var extent: Double
    }

    /// Returns the labels in blocks that don't overlap. Each label begins as a block of its own, and blocks that would
    /// overlap are joined.
    private func blocks() -> [Block] {
        var blocks: [Block] = []
        for (index, label) in labels.enumerated() {
            let start = clampedCenter(of: label) - extent(of: label) / 2
            var block = Block(indices: index..<index + 1, start: start, extent: extent(of: label))
            while let previous = blocks.last,
                clampedEnd(of: previous) + gap > clampedStart(block.start, extent: block.extent)
            {
                block = joined(previous, block)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        return blocks
    }

    /// Returns one block for two adjacent blocks. Its start is the mean of the starts that would leave the first or the
    /// second block where it is, weighted by their numbers of labels.
    private func joined(_ first: Block, _ second: Block) -> Block {
        let distanceToSecond = first.extent + gap
        let counts = (first: Double(first.indices.count), second: Double(second.indices.count))
        let weightedSum = first.start * counts.first + (second.start - distanceToSecond) * counts.second
        return Block(
            indices: first.indices.lowerBound..<second.indices.upperBound,
            start: weightedSum / (counts.first + counts.second), extent: distanceToSecond + second.extent)
    }

    /// Returns whether the space between two labels is less than the minimum gap.
    private func labelsOverlap(_ first: Label, _ second: Label) -> Bool {
        // The tolerance is for rounding errors: labels with exactly the minimum gap between them don't overlap.
        clampedCenter(of: second) - clampedCenter(of: first)
            < (extent(of: first) + extent(of: second)) / 2 + gap - 1e-9
    }

    private func extent(of label: Label) -> Double { label.size[axis] }

    /// Returns the center of a label along the axis, moved so that the label is inside the control.
    private func clampedCenter(of label: Label) -> Double {
        Self.clamp(center: label.center[axis], extent: extent(of: label), length: length)
    }

    /// Returns the start of a block, moved so that the block is inside the control.
    private func clampedStart(_ start: Double, extent: Double) -> Double {
        Self.clamp(center: start + extent / 2, extent: extent, length: length) - extent / 2
    }

    /// Returns the end of a block that is moved inside the control.
    private func clampedEnd(of block: Block) -> Double {
        clampedStart(block.start, extent: block.extent) + block.extent
    }
}
