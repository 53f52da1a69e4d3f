// Checked against: developer.apple.com/documentation/swiftui/textfield, …/textfield/init(_:value:format:prompt:).
import Foundation
import QuartzCore

/// A field for a value in a format. A test types with `Stage.enter(_:in:)`, which ends editing, too.
public struct TextField<Label: View>: View, Container, Laid {
    nonisolated(unsafe) private let label: Label
    /// The text of the value.
    nonisolated(unsafe) private let text: any View
    /// Takes what is typed.
    nonisolated(unsafe) private let take: (String) -> Void

    /// A text that can't be read leaves the value as it is.
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where Label == Text, F.FormatOutput == String {
        label = Text(title)
        text = FieldText(value: value) { format.format($0) }
        take = { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
    }

    /// A text that can't be read sets `nil`.
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where Label == Text, F.FormatOutput == String {
        label = Text(title)
        text = FieldText(value: value) { $0.map(format.format) ?? "" }
        take = { value.wrappedValue = try? format.parseStrategy.parse($0) }
    }

    var parts: [Part] { [Part("text", text), Part("label", label, .label)] }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let text = pass.size(node.content, Proposal())
        return CGSize(width: proposal.width ?? max(100, text.width + 14), height: text.height + 14)
    }

    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.fill(frame.rounded, SystemColor.fill.resolvedColor(in: node.environment), radius: 6)
        let inner = frame.insetBy(dx: 7, dy: 7)
        pass.position(
            node.content, in: inner.placing(pass.size(node.content, Proposal()), .leading, isMirrored: node.isMirrored))
        pass.note(.control, frame.rounded)
    }
}

/// Follows the value of a field. An empty one is as high as others.
nonisolated private struct FieldText<Value>: View {
    @Binding var value: Value
    let text: (Value) -> String

    @MainActor var body: some View { Text(text(value).isEmpty ? " " : text(value)) }
}

extension TextField: Typed {
    var title: String { (label as? Text)?.string ?? "" }
    func type(_ text: String) { take(text) }
}

/// A view in which people type.
@MainActor protocol Typed {
    var title: String { get }
    func type(_ text: String)
}

extension Stage {
    /// Types a text in the field with a title, ends editing, and shows what that changes.
    public func enter(_ text: String, in title: String) {
        let fields = nodes.filter { ($0.view as? any Typed)?.title == title }
        precondition(fields.count == 1, "there are \(fields.count) fields \(title)")
        if fields[0].environment.isEnabled { (fields[0].view as? any Typed)?.type(text) }
        flush()
    }
}
