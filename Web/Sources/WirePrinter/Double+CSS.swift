/// Numbers in CSS.
extension Double {
    /// The number, to three decimals.
    var css: String {
        let rounded = (1000 * self).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The number as a length.
    var px: String { css + "px" }

    /// The fraction as a percentage.
    var percent: String { (100 * self).css + "%" }
}
