import Sliders

/// A slider that is dragged, but for the number of its thumbs.
struct Case {
    let name: String
    var path = SliderPath.right
    var collision = Collision.stop
    var curve = Scale.Curve.linear
    var seam = Seam.stop
    /// Whether the bar between the middle thumbs is dragged, instead of the upper one of them.
    var dragsBar = false
    var hasLabels = false
    /// Whether all thumbs stand in the middle, so that the dragged one meets its neighbours.
    var isCrowded = false
    /// Whether a thumb draws its neighbours along when it leaves them.
    var pulls = false
    /// The most instructions that an event may take, with any number of thumbs.
    var goal: Int?

    static let arc = SliderPath.arc(start: -120, sweep: 240)

    static let all = [
        Case(name: "line, stop", goal: 2000),
        Case(name: "line, stop, crowded", isCrowded: true, goal: 2000),
        Case(name: "line, push and pull all", collision: .push, isCrowded: true, pulls: true),
        Case(name: "line, cross all", collision: .cross, isCrowded: true),
        Case(name: "line, bar", dragsBar: true),
        Case(name: "line, labels", hasLabels: true),
        Case(name: "line, logarithmic", curve: .logarithmic),
        Case(name: "arc, stop", path: arc, goal: 3500),
        Case(name: "arc, stop, crowded", path: arc, isCrowded: true, goal: 3500),
        Case(name: "arc, push and pull all", path: arc, collision: .push, isCrowded: true, pulls: true),
        Case(name: "arc, cross all", path: arc, collision: .cross, isCrowded: true),
        Case(name: "arc, bar", path: arc, dragsBar: true),
        Case(name: "arc, labels", path: arc, hasLabels: true),
        Case(name: "arc, logarithmic", path: arc, curve: .logarithmic),
        Case(name: "circle, wrap", path: .arc(start: 0, sweep: 360), seam: .wrap),
    ]

    /// Where on the track each of so many thumbs stands.
    func fractions(_ count: Int) -> [Double] {
        let half = count / 2
        return (0..<count).map { rank in
            if isCrowded { return 0.45 + 0.1 * Double(rank + 1) / Double(count + 1) }
            if rank < half - 1 { return 0.25 * Double(rank + 1) / Double(half) }
            if rank > half { return 1 - 0.25 * Double(count - rank) / Double(half) }
            return rank < half ? 0.4 : 0.6
        }
    }
}
