// Checked against: developer.apple.com/documentation/swiftui/text, …/label, …/button.

import Foundation

public struct Text: View, Container, Equatable, Sendable {
    let string: String
    nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { string = String(localized: key.value) }
    nonisolated public init(verbatim content: String) { string = content }
    @available(iOS 16, macOS 13, *) nonisolated public init(_ resource: LocalizedStringResource) {
        string = resource.shown
    }
    var parts: [Part] { [] }
    public var body: Never { noBody() }
}

/// A text with an icon, which the double does not draw.
public struct Label<Title: View, Icon: View>: View, Container {
    nonisolated(unsafe) private let title: Title
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String)
    where Title == Text, Icon == EmptyView {
        self.title = Text(title)
    }
    var parts: [Part] { [Part("title", title)] }
    public var body: Never { noBody() }
}

public struct Button<Label: View>: View, Container {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) let action: () -> Void
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.action = { MainActor.assumeIsolated { action() } }
    }
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void)
    where Label == Text {
        self.init(action: action) { Text(title) }
    }
    var parts: [Part] { [Part("label", label)] }
    public var body: Never { noBody() }
}

extension Button: Tapped {}
