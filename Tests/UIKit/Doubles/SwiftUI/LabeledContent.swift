// Checked against: developer.apple.com/documentation/swiftui/labeledcontent, …/visibility. Where a form puts label and
// content is the form's; outside of one the double puts them side by side.

@available(iOS 16, macOS 13, *) public struct LabeledContent<Label, Content> {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content
}

@available(iOS 16, macOS 13, *) extension LabeledContent: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    public var body: some View {
        HStack {
            label
            content
        }
    }
}

@frozen public enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }
