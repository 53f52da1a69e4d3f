// Checked against: developer.apple.com/documentation/swiftui/dynamicproperty; OpenSwiftUIProject/OpenSwiftUI
// (DynamicProperty, DynamicPropertyBuffer).

public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the double itself has.
@MainActor protocol InstalledProperty: DynamicProperty {
    /// Takes what it has at the position of the view that stores it.
    mutating func install(at path: String, on node: Node)
}

/// A property that is not compared field by field.
protocol ComparedProperty {
    func isSame(as other: Any, in fields: Fields) -> Bool
}
