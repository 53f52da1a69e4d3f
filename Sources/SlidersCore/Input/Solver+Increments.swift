/// Increments of assistive technology.
extension Solver {
    /// The part of the track that one increment covers if every value is allowed.
    private static let freeIncrement = 0.1

    /// Proposes a number of increments of an assistive technology.
    ///
    /// - Parameter amount: in value units, never less than a step; `nil` is one step, and without steps a tenth of the
    ///   track.
    mutating func increment(_ thumb: Int, by increments: Int, of amount: Double?) -> Int {
        go(thumb, to: goal(of: thumb, after: increments, of: amount), leaving: increments.signum())
    }

    /// The unwrapped value that a number of increments would take a thumb to.
    func goal(of thumb: Int, after increments: Int, of amount: Double?) -> Double {
        let steps = Self.limited(increments)
        guard let amount, amount > 0, amount.isFinite else {
            return goal(of: thumb, after: steps, share: Self.freeIncrement)
        }
        let requested = constraints.decimal(
            unwrapped(thumb) + Double(increments) * min(amount, constraints.scale.length))
        guard !constraints.grid.isFree else { return requested }
        let next = goal(of: thumb, after: steps.signum(), share: Self.freeStep)
        return increments > 0 ? max(requested, next) : min(requested, next)
    }
}
