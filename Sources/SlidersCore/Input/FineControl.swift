/// Fine control: a pointer far from a straight track moves the value more slowly.
package enum FineControl {
    /// Returns the factor, at most 1, that the movement of a pointer is multiplied by.
    ///
    /// - Parameters:
    ///   - distance: the distance of the pointer from the track, in points.
    ///   - isFine: whether a key such as Shift asks for smaller movements; the factor is then at most ¼.
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
