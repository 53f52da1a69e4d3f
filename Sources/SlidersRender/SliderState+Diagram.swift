import SlidersCore

extension SliderState {
    /// Returns the slider as one line of text on any track: `──●━━━●────`, or `━━●────` with a single thumb.
    ///
    /// `●` is a thumb, `◉` two or more in one cell, `◌` a disabled thumb, `━` the selected part, and `─` the rest.
    ///
    /// - Parameter width: the number of characters; the first and the last are the ends of the track, and on a wrapping
    ///   circle each is an equal part of it. If it's below 2, the text is empty.
    package func diagram(width: Int) -> String {
        guard width > 1 else { return "" }
        let fractions = (0..<count).map { unwrappedFraction(of: $0) }
        var cells = [Character](repeating: "─", count: width)
        let ends = count == 1 ? [0, scale.fraction(of: value(of: 0))] : fractions
        for (lower, upper) in zip(ends, ends.dropFirst()) where lower < upper {
            for cell in cell(lower, width)...cell(upper, width) { cells[wrapped(cell, width)] = "━" }
        }
        var thumbCounts: [Int: Int] = [:]
        for (thumb, fraction) in fractions.enumerated() {
            let cell = wrapped(cell(fraction, width), width)
            thumbCounts[cell, default: 0] += 1
            cells[cell] = thumbCounts[cell] == 1 ? (isDisabled(thumb: thumb) ? "◌" : "●") : "◉"
        }
        return String(cells)
    }

    /// Returns the index of the cell at an unwrapped fraction, which can be outside the text on a wrapping circle.
    private func cell(_ fraction: Double, _ width: Int) -> Int {
        Int((fraction * Double(isWrapped ? width : width - 1)).rounded())
    }

    /// Returns the index of a cell modulo the number of cells.
    private func wrapped(_ cell: Int, _ width: Int) -> Int { ((cell % width) + width) % width }
}
