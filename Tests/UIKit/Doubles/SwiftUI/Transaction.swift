// Checked against: developer.apple.com/documentation/swiftui/transaction, …/animation, …/withanimation(_:_:).

public struct Transaction: Equatable {
    public init() {}
    public var disablesAnimations = false
    public var animation: Animation?

    /// What `withAnimation` gives the writes inside.
    static var current: Transaction {
        var transaction = Transaction()
        transaction.animation = surroundingAnimation
        return transaction
    }
    @TaskLocal fileprivate static var surroundingAnimation: Animation?

    /// This one, or another if this one says nothing.
    func or(_ other: Transaction) -> Transaction { animation == nil && !disablesAnimations ? other : self }
}

public struct Animation: Hashable, Sendable {
    let duration: TimeInterval
    private var curve = "default"
    private init(_ curve: String, _ duration: TimeInterval) { (self.curve, self.duration) = (curve, duration) }
    public static let `default` = Animation("default", 0.35)
    public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut", duration) }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$surroundingAnimation.withValue(animation, operation: body)
}
