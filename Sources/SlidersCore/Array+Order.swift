extension Array {
    /// Returns the elements in ascending order of their numbers. Elements with equal numbers stay in their order.
    ///
    /// `sorted(by:)` would add 2 kB of code to an app for each type of elements.
    package func ordered(by number: (Element) -> Double) -> [Element] {
        ascendingOrder(of: map(number)).map { self[$0] }
    }
}

/// Returns the indices of numbers in ascending order of the numbers.
@inline(never) package func ascendingOrder(of numbers: [Double]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
