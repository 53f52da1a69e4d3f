// Checked against: developer.apple.com/documentation/swiftui/button, …/toggle, …/picker, …/segmentedpickerstyle,
// …/view/tag(_:), …/view/pickerstyle(_:), …/view/buttonstyle(_:), …/plainbuttonstyle.
import QuartzCore

extension Button: Laid {
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        pass.size(node.content, proposal)
    }
    func place(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.place(node.content, in: frame)
        pass.takeTaps(node, in: frame, action)
    }
    /// The label of a disabled button is grey; a text elsewhere keeps its colour.
    func change(_ environment: inout EnvironmentValues) {
        if !environment.isEnabled {
            environment.foreground = .secondary.opacity(0.6)
        } else if environment.foreground == nil {
            environment.foreground = .accentColor
        }
    }
}

public struct Toggle<Label: View>: View, Container, Laid, Tapped {
    nonisolated(unsafe) private let isOn: Binding<Bool>
    nonisolated(unsafe) private let label: Label
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }
    var parts: [Part] { [Part("label", label)] }
    public var body: Never { noBody() }
    var action: () -> Void { { isOn.wrappedValue.toggle() } }

    private static var knob: CGSize { CGSize(width: 51, height: 31) }

    func change(_ environment: inout EnvironmentValues) {
        if !environment.isEnabled { environment.foreground = .secondary.opacity(0.6) }
    }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let label = pass.size(node.content, inner(proposal))
        return CGSize(
            width: proposal.width ?? label.width + Self.knob.width + 8, height: max(Self.knob.height, label.height))
    }
    func place(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let size = pass.size(node.content, inner(Proposal(frame.size)))
        pass.place(node.content, in: frame.placing(size, .leading, isMirrored: node.isMirrored))
        let knob = frame.placing(Self.knob, .trailing, isMirrored: node.isMirrored).rounded
        let fade = node.environment.isEnabled ? 1 : 0.4
        let color = isOn.wrappedValue ? SystemColor.on : SystemColor.fill
        pass.fill(knob, color.faded(by: fade).resolvedColor(in: node.environment), radius: 16)
        let isRight = isOn.wrappedValue != node.isMirrored
        let disc = CGRect(x: isRight ? knob.maxX - 29 : knob.minX + 2, y: knob.minY + 2, width: 27, height: 27)
        pass.fill(disc, CGColor(gray: 1, alpha: 1), radius: 14)
        pass.note(.control, knob)
        pass.takeTaps(node, in: frame, action)
    }
    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: proposal.width.map { max(0, $0 - Self.knob.width - 8) }, height: proposal.height)
    }
}

extension Toggle where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// One of several values, here in segments of equal width, whose texts do not grow. The title is for assistive
/// technology.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Container, Laid {
    nonisolated(unsafe) private let selection: Binding<SelectionValue>
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.content, self.label) = (selection, content(), label())
    }
    var parts: [Part] {
        [
            Part("content", content.font(.footnote.weight(.medium)).dynamicTypeSize(.large)),
            Part("label", label, .label),
        ]
    }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let own = cells(node).map { pass.size($0, Proposal()).width + 24 }.max() ?? 0
        return CGSize(width: proposal.width ?? own * CGFloat(cells(node).count), height: 32)
    }
    func place(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let frame = frame.rounded
        pass.fill(frame, SystemColor.fill.resolvedColor(in: node.environment), radius: 8)
        let cells = cells(node)
        let width = frame.width / CGFloat(max(1, cells.count))
        for (index, cell) in cells.enumerated() {
            let place = CGFloat(node.isMirrored ? cells.count - 1 - index : index)
            let box = CGRect(x: frame.minX + place * width, y: frame.minY, width: width, height: frame.height)
            let tag = cell.said(Tag.self)?.value.base as? SelectionValue
            if tag == selection.wrappedValue {
                pass.fill(
                    box.insetBy(dx: 2, dy: 2).rounded, SystemColor.segment.resolvedColor(in: node.environment),
                    radius: 7)
            }
            let size = pass.size(cell, Proposal())
            pass.place(cell, in: box.placing(size, .center, isMirrored: false))
            pass.takeTaps(cell, in: box) { if let tag { selection.wrappedValue = tag } }
        }
    }
    private func cells(_ node: Node) -> [Node] { node.content?.elements ?? [] }
}

extension Picker where Label == Text {
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

public struct SegmentedPickerStyle: Sendable {
    public init() {}
}
extension SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct PlainButtonStyle: Sendable {
    public init() {}
}
extension PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

struct Tag: Decoration {
    let value: AnyHashable
    @MainActor func place(in frame: CGRect, of node: Node, in pass: LayoutPass) { pass.place(node.content, in: frame) }
}

extension View {
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        ModifiedContent(content: self, modifier: Tag(value: AnyHashable(tag)))
    }
    /// The double draws every picker in segments.
    nonisolated public func pickerStyle(_ style: SegmentedPickerStyle) -> some View { self }
    /// The label keeps its colour.
    nonisolated public func buttonStyle(_ style: PlainButtonStyle) -> some View { foregroundColor(.primary) }
}
