extension Array {
    /// Returns the elements in ascending order of their numbers. Elements with equal numbers stay in their order.
    ///
    /// `sorted(by:)` would add 2 kB of code to an app for each type of elements.
    package func ordered(by number: (Element) -> Double) -> [Element] {
        ascendingOrder(of: map(number)).map { self[$0] }
    }
}

/// Returns the indices of numbers in ascending order of the numbers. It sorts by insertion, which is small in a page,
/// and fast for the lists of sliders, most of which are in order.
@inline(never) package func ascendingOrder(of numbers: [Double]) -> [Int] {
    var order = Array(numbers.indices)
    for index in order.indices {
        var position = index
        while position > 0, numbers[order[position]] < numbers[order[position - 1]] {
            order.swapAt(position, position - 1)
            position -= 1
        }
    }
    return order
}
