// Checked against: developer.apple.com/documentation/swiftui/foreach (init(_:id:content:): identifiers are unique),
// …/group, …/view/zindex(_:), …/view/fixedsize().
import QuartzCore

/// A view for each element. A view stays as long as there is an element with its identifier.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Container {
    nonisolated(unsafe) private let data: Data
    nonisolated(unsafe) private let id: KeyPath<Data.Element, ID>
    nonisolated(unsafe) private let content: (Data.Element) -> Content
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, id, content)
    }
    var parts: [Part] {
        precondition(Set(data.map { $0[keyPath: id] }).count == data.count, "identifiers are not unique")
        return data.map { Part("\($0[keyPath: id])", content($0)) }
    }
    public var body: Never { noBody() }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

public struct Group<Content: View>: View, Container {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var parts: [Part] { [Part("content", content)] }
    public var body: Never { noBody() }
}

struct FrontToBack { let index: Double }

struct IdealSize {}

extension View {
    nonisolated public func zIndex(_ value: Double) -> some View {
        ModifiedContent(content: self, modifier: FrontToBack(index: value))
    }
    nonisolated public func fixedSize() -> some View { ModifiedContent(content: self, modifier: IdealSize()) }
}

extension Node {
    /// The order in a stack of a view that is nothing but modified views.
    var zIndex: Double {
        ((view as? any ModifiedView)?.anyModifier as? FrontToBack)?.index
            ?? (children.count == 1 ? children[0].zIndex : 0)
    }

    /// The views inside, from back to front.
    var backToFront: [Node] {
        let order = children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        return order.map(\.element)
    }
}
