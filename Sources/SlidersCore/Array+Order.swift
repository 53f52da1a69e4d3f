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
    var order: [Int] = []
    for (index, number) in numbers.enumerated() {
        var place = order.count
        while place > 0, numbers[order[place - 1]] > number { place -= 1 }
        order.insert(index, at: place)
    }
    return order
}
