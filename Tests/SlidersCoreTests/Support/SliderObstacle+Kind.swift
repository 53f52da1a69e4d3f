import SlidersCore

extension SliderObstacle {
    /// Makes an obstacle of its kind.
    init(thumb: Int, _ kind: Kind) {
        switch kind {
        case .neighbor(let other): self.init(thumb: thumb, number: 0, other: other)
        case .heldThumb(let other): self.init(thumb: thumb, number: 1, other: other)
        case .minimumSpan(let span, let other): self.init(thumb: thumb, number: 2, other: other, value: span)
        case .maximumSpan(let span, let other): self.init(thumb: thumb, number: 3, other: other, value: span)
        case .minimumSeparation(let other): self.init(thumb: thumb, number: 4, other: other)
        case .disabledThumb(let other): self.init(thumb: thumb, number: 5, other: other)
        case .forbiddenRange(let range):
            self.init(thumb: thumb, number: 6, value: range.lowerBound, end: range.upperBound)
        case .bound(let value): self.init(thumb: thumb, number: 7, value: value)
        case .limit(let value): self.init(thumb: thumb, number: 8, value: value)
        case .enabledRange(let value): self.init(thumb: thumb, number: 9, value: value)
        }
    }
}
