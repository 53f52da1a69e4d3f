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
        var seen: [Int: Int] = [:]
        for (thumb, fraction) in fractions.enumerated() {
            let cell = wrapped(cell(fraction, width), width)
            seen[cell, default: 0] += 1
            cells[cell] = seen[cell] == 1 ? (isDisabled(thumb: thumb) ? "◌" : "●") : "◉"
        }
        return String(cells)
    }

    private func cell(_ fraction: Double, _ width: Int) -> Int {
        Int((fraction * Double(isWrapped ? width : width - 1)).rounded())
    }

    private func wrapped(_ cell: Int, _ width: Int) -> Int { ((cell % width) + width) % width }
}
