extension Array {
    /// Returns the elements in ascending order of a number of each. Elements with equal numbers keep their order.
    ///
    /// `sorted(by:)` would add 2 kB of code to an app for each element type.
    package func ordered(by number: (Element) -> Double) -> [Element] {
        ascendingOrder(of: map(number)).map { self[$0] }
    }
}

/// Returns the indices of an array in ascending order of its numbers.
///
/// An insertion sort has little code, and is fast for the short lists of a slider, which are usually sorted already.
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
