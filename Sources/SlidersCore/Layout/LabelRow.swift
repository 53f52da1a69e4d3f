/// Texts beside one another along an axis of the screen, in ascending order: merges them or moves them apart.
struct LabelRow {
    private(set) var texts: [Text]
    /// The axis along which texts lie: 0 is horizontal, 1 vertical.
    let axis: Int
    /// The control's length along the axis, in points.
    let length: Double
    /// The least space between two texts, in points.
    let gap: Double

    /// A text, with the indices of its thumbs.
    struct Text {
        var thumbs: Range<Int>
        var center: SIMD2<Double>
        let size: SIMD2<Double>

        var isEmpty: Bool { size.x <= 0 || size.y <= 0 }
    }

    /// The center nearest to `center` at which a text of this extent is inside the control; the middle if it does not
    /// fit.
    static func clamp(_ center: Double, _ extent: Double, _ length: Double) -> Double {
        extent >= length ? length / 2 : min(length - extent / 2, max(extent / 2, center))
    }

    /// Merges texts that would overlap.
    ///
    /// - Parameter text: the text for several thumbs.
    mutating func merge(_ text: (Range<Int>) -> Text) {
        var index = 1
        while index < texts.count {
            guard overlap(texts[index - 1], texts[index]) else {
                index += 1
                continue
            }
            texts[index - 1] = text(texts[index - 1].thumbs.union(texts[index].thumbs))
            texts.remove(at: index)
            index = max(1, index - 1)
        }
    }

    /// Moves rows of overlapping texts as blocks, each to the mean of the places that its texts would give it. Method:
    /// pool adjacent violators, which minimizes the sum of squared shifts. Texts of a block that is longer than the
    /// control reach from one end to the other, and overlap one another by the same length.
    mutating func moveApart() {
        for block in blocks() {
            let spaces = Double(block.indices.count - 1)
            let excess = spaces > 0 ? max(0, block.extent - length) : 0
            var start = excess > 0 ? 0 : clampedStart(block.start, block.extent)
            for index in block.indices {
                texts[index].center[axis] = start + extent(texts[index]) / 2
                start += extent(texts[index]) + gap - excess / max(1, spaces)
            }
        }
    }

    /// Texts that lie next to one another without more space than the gap.
    private struct Block {
        var indices: Range<Int>
        /// The mean of the places where its texts would let the block start.
        var start: Double
        var extent: Double
    }

    private func blocks() -> [Block] {
        var blocks: [Block] = []
        for (index, text) in texts.enumerated() {
            let start = center(text) - extent(text) / 2
            var block = Block(indices: index..<index + 1, start: start, extent: extent(text))
            while let last = blocks.last, clampedEnd(last) + gap > clampedStart(block.start, block.extent) {
                block = joined(last, block)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        return blocks
    }

    private func joined(_ first: Block, _ second: Block) -> Block {
        let shift = first.extent + gap
        let counts = (first: Double(first.indices.count), second: Double(second.indices.count))
        let sum = first.start * counts.first + (second.start - shift) * counts.second
        return Block(
            indices: first.indices.lowerBound..<second.indices.upperBound, start: sum / (counts.first + counts.second),
            extent: shift + second.extent)
    }

    private func overlap(_ first: Text, _ second: Text) -> Bool {
        // Texts that touch at exactly the gap do not overlap, whatever rounding says.
        center(second) - center(first) < (extent(first) + extent(second)) / 2 + gap - 1e-9
    }

    private func extent(_ text: Text) -> Double { text.size[axis] }

    private func center(_ text: Text) -> Double { Self.clamp(text.center[axis], extent(text), length) }

    private func clampedStart(_ start: Double, _ extent: Double) -> Double {
        Self.clamp(start + extent / 2, extent, length) - extent / 2
    }

    private func clampedEnd(_ block: Block) -> Double { clampedStart(block.start, block.extent) + block.extent }
}
