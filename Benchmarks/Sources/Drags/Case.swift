import SlidersCore

/// A slider and a drag on it, for any number of thumbs.
struct Case {
    let name: String
    var path = SliderPath.right
    var collision = SliderCollision.stop
    var curve = SliderScale.linear
    var wraps = false
    /// Whether the span between the two middle thumbs is dragged instead of the upper of the two.
    var dragsSpan = false
    var hasLabels = false
    /// Whether all thumbs are near the middle, so that the dragged one meets its neighbors.
    var isCrowded = false
    /// Whether what holds the dragged thumb back is drawn.
    var showsObstacles = false
    /// Whether a thumb pulls its neighbors along, by a maximum span.
    var pulls = false
    /// Whether thumbs keep a separation, so that values must be searched that leave all of them a step.
    var isSeparated = false
    /// The most instructions that an event may take with 2 thumbs; with more, a tenth more than with 2.
    var ceiling: Int?
    /// The most thumbs that the case is run with: the search for values of separated thumbs takes quadratic time.
    var maximumThumbs: Int { isSeparated ? 100 : .max }

    static let arc = SliderPath.arc(start: -120, sweep: 240)

    static let all = [
        Case(name: "line, stop", ceiling: 3700),
        Case(name: "line, stop, crowded", isCrowded: true, ceiling: 3700),
        Case(name: "line, stop, crowded, obstacles drawn", isCrowded: true, showsObstacles: true),
        Case(name: "line, push and pull all", collision: .push, isCrowded: true, pulls: true),
        Case(
            name: "line, logarithmic, push and pull apart", collision: .push, curve: .logarithmic, isCrowded: true,
            pulls: true, isSeparated: true),
        Case(name: "line, cross all", collision: .cross, isCrowded: true),
        Case(name: "line, span", dragsSpan: true),
        Case(name: "line, labels", hasLabels: true),
        Case(name: "line, logarithmic", curve: .logarithmic),
        Case(name: "arc, stop", path: arc, ceiling: 4500),
        Case(name: "arc, stop, crowded", path: arc, isCrowded: true, ceiling: 4500),
        Case(name: "arc, push and pull all", path: arc, collision: .push, isCrowded: true, pulls: true),
        Case(name: "arc, cross all", path: arc, collision: .cross, isCrowded: true),
        Case(name: "arc, span", path: arc, dragsSpan: true),
        Case(name: "arc, labels", path: arc, hasLabels: true),
        Case(name: "arc, logarithmic", path: arc, curve: .logarithmic),
        Case(name: "circle, wrap", path: .arc(start: 0, sweep: 360), wraps: true),
    ]

    /// The fraction of the track at which each thumb starts.
    func fractions(_ count: Int) -> [Double] {
        let half = count / 2
        return (0..<count).map { index in
            if isCrowded { return 0.45 + 0.1 * Double(index + 1) / Double(count + 1) }
            if index < half - 1 { return 0.25 * Double(index + 1) / Double(half) }
            if index > half { return 1 - 0.25 * Double(count - index) / Double(half) }
            return index < half ? 0.4 : 0.6
        }
    }
}
