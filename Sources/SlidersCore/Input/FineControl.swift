/// Fine control: a pointer far from a straight track moves the value more slowly.
package enum FineControl {
    /// How much of a movement counts, by the pointer's distance from the track in points.
    ///
    /// - Parameter isFine: whether the host asks for fine control (Shift); then at most a quarter counts.
    package static func factor(atDistance distance: Double, isFine: Bool) -> Double {
        let factor =
            switch distance {
            case ...44: 1.0
            case ...88: 0.5
            case ...132: 0.25
            default: 0.125
            }
        return isFine ? min(factor, 0.25) : factor
    }
}
