import Foundation

/// Prints what the platform answered to a question of docs/on-a-mac.md, for `make apple` to collect.
func answer(_ question: String, _ text: String) {
    print("ANSWER \(question): \(text.replacingOccurrences(of: "\n", with: " "))")
    // A test that crashes after this must not take the answer with it.
    fflush(nil)
}

extension CGSize {
    /// Width × height, in points.
    var text: String { "\(width.text) × \(height.text)" }
}

extension CGRect {
    /// The origin and the size, in points.
    var text: String { "(\(minX.text), \(minY.text)) \(size.text)" }
}

extension CGFloat {
    /// The number with at most two decimals.
    var text: String { "\((self * 100).rounded() / 100)" }
}
