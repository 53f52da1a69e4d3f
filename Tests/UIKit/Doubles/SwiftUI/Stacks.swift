// Checked against: developer.apple.com/documentation/swiftui/hstack, …/vstack, …/alignment,
// …/horizontalalignment, …/verticalalignment, …/spacer,
// …/view/overlay(alignment:content:), …/view/background(alignment:content:).

/// The double has no baselines.
public struct VerticalAlignment: Equatable, Sendable {
    /// How much of the height that is left is above.
    let fraction: CGFloat
    public static let top = Self(fraction: 0), center = Self(fraction: 0.5), bottom = Self(fraction: 1)
}

public struct HorizontalAlignment: Equatable, Sendable {
    /// How much of the width that is left is before, in the direction of the language.
    private let leading: CGFloat
    private init(_ leading: CGFloat) { self.leading = leading }
    public static let leading = Self(0), center = Self(0.5), trailing = Self(1)

    /// How much of the width that is left is on the left.
    func fraction(isMirrored: Bool) -> CGFloat { isMirrored ? 1 - leading : leading }
}

public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment, vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
}

public struct Spacer: View, Container {
    let minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    var parts: [Part] { [] }
    public var body: Never { noBody() }
}

/// Views one after another. Those of a horizontal stack run in the direction of the language.
@MainActor protocol Stack { static var isVertical: Bool { get } }

public struct HStack<Content: View>: View, Container, Stack {
    static var isVertical: Bool { false }
    nonisolated(unsafe) private let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.content, self.alignment, self.spacing) = (content(), alignment, spacing)
    }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }
}

public struct VStack<Content: View>: View, Container, Stack {
    static var isVertical: Bool { true }
    nonisolated(unsafe) private let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.content, self.alignment, self.spacing) = (content(), alignment, spacing)
    }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }
}

/// What a modifier shows with the view that it modifies.
protocol Companion { var part: Part { get } }

struct Layered<Other: View>: Companion, Aligned {
    let other: Other
    let role: Part.Role
    let alignment: Alignment
    var part: Part { Part("\(role)", other, role) }
}

/// What puts a view in front of another one or behind it.
protocol Aligned { var alignment: Alignment { get } }

extension Aligned {
    /// Where a view without a size is on one with a size.
    func corner(in size: CGSize, isMirrored: Bool) -> CGPoint {
        CGPoint(
            x: alignment.horizontal.fraction(isMirrored: isMirrored) * size.width,
            y: alignment.vertical.fraction * size.height)
    }
}

// Several views lie on one another, as in a ZStack.
extension View {
    @available(iOS 15, macOS 12, *) nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let other = ZStack(alignment: alignment, content: content)
        return ModifiedContent(content: self, modifier: Layered(other: other, role: .front, alignment: alignment))
    }
    @available(iOS 15, macOS 12, *) nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let other = ZStack(alignment: alignment, content: content)
        return ModifiedContent(content: self, modifier: Layered(other: other, role: .behind, alignment: alignment))
    }
}
