// Checked against: OpenSwiftUIProject/OpenSwiftUI (compareValues). Whether SwiftUI takes a closure that a body made
// again for another one is documented nowhere and depends on what it captures, so that the double does each.

/// What a closure is to the one that the same line of code made in another run of a body.
@_spi(Double)
public enum ClosureComparison: CaseIterable, Sendable {
    /// Another closure, so that each view that stores one is shown again.
    case alwaysDiffer
    /// The same closure, so that a view that differs in nothing else is left as it is, with the old closure.
    case neverDiffer

    /// How stages compare that are made in this task. Without one no stage can be made: views are tested with both.
    @TaskLocal public static var current: ClosureComparison?
}
