// Checked against: developer.apple.com/documentation/swiftui/button, …/toggle, …/picker, …/segmentedpickerstyle,
// …/view/tag(_:), …/view/pickerstyle(_:), …/view/buttonstyle(_:), …/plainbuttonstyle.
import QuartzCore

extension Button: Laid {
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        padding(node).size(for: proposal, of: node, in: pass)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        if !node.environment.hasPlainButtons, let face = SystemControl.button {
            let frame = frame.rounded
            pass.fill(frame, face.border.resolvedColor(in: node.environment), radius: face.radius)
            pass.fill(
                frame.insetBy(dx: 0.5, dy: 0.5), face.color.resolvedColor(in: node.environment),
                radius: face.radius - 0.5)
        }
        padding(node).position(in: frame, of: node, in: pass)
        pass.takeTaps(node, in: frame, action)
    }
    private func padding(_ node: Node) -> Padding {
        let face = node.environment.hasPlainButtons ? nil : SystemControl.button
        return Padding(insets: face?.insets ?? EdgeInsets())
    }
    /// The label of a disabled button is gray; a text elsewhere keeps its color.
    func change(_ environment: inout EnvironmentValues) {
        if !environment.isEnabled {
            environment.foreground = .secondary.opacity(0.6)
        } else if environment.foreground == nil, !environment.hasPlainButtons {
            environment.foreground = SystemControl.buttonText
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

    private static var knob: CGSize { SystemControl.toggle }

    func change(_ environment: inout EnvironmentValues) {
        if !environment.isEnabled { environment.foreground = .secondary.opacity(0.6) }
    }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let label = pass.size(node.content, inner(proposal))
        return CGSize(
            width: proposal.width ?? label.width + Self.knob.width + 8, height: max(Self.knob.height, label.height))
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let size = pass.size(node.content, inner(Proposal(frame.size)))
        pass.position(node.content, in: frame.placing(size, .leading, isMirrored: node.isMirrored))
        let knob = frame.placing(Self.knob, .trailing, isMirrored: node.isMirrored).rounded
        let fade = node.environment.isEnabled ? 1 : 0.4
        let color = isOn.wrappedValue ? SystemColor.on : SystemColor.fill
        pass.fill(knob, color.faded(by: fade).resolvedColor(in: node.environment), radius: 16)
        let isRight = isOn.wrappedValue != node.isMirrored
        let side = knob.height - 4
        let disc = CGRect(
            x: isRight ? knob.maxX - 2 - side : knob.minX + 2, y: knob.minY + 2, width: side, height: side)
        pass.fill(disc, CGColor(gray: 1, alpha: 1), radius: side / 2)
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
/// technology, or is before them, as the toolkit has it.
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
            Part("content", content.font(SystemControl.segmentFont).dynamicTypeSize(.large)),
            Part("label", label, SystemControl.segmentsHaveLabels ? .front : .label),
        ]
    }
    public var body: Never { noBody() }

    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let own = cells(node).map { pass.size($0, Proposal()).width + 24 }.max() ?? 0
        let label = label(node).map { pass.size($0, Proposal()).width + 8 } ?? 0
        return CGSize(
            width: proposal.width ?? label + own * CGFloat(cells(node).count), height: SystemControl.segmentHeight)
    }
    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        var frame = frame.rounded
        let cells = cells(node)
        if let label = label(node) {
            pass.position(label, in: frame.placing(pass.size(label, Proposal()), .leading, isMirrored: node.isMirrored))
            let own = cells.map { pass.size($0, Proposal()).width + 24 }.max() ?? 0
            let size = CGSize(width: own * CGFloat(cells.count), height: frame.height)
            frame = frame.placing(size, .trailing, isMirrored: node.isMirrored).rounded
        }
        let radius = SystemControl.segmentRadius
        pass.fill(frame, SystemColor.fill.resolvedColor(in: node.environment), radius: radius)
        let width = frame.width / CGFloat(max(1, cells.count))
        for (index, cell) in cells.enumerated() {
            let position = CGFloat(node.isMirrored ? cells.count - 1 - index : index)
            let box = CGRect(x: frame.minX + position * width, y: frame.minY, width: width, height: frame.height)
            let tag = cell.said(Tag.self)?.value.base as? SelectionValue
            if tag == selection.wrappedValue {
                pass.fill(
                    box.insetBy(dx: 2, dy: 2).rounded, SystemColor.segment.resolvedColor(in: node.environment),
                    radius: radius - 1)
            }
            let size = pass.size(cell, Proposal())
            pass.position(cell, in: box.placing(size, .center, isMirrored: false))
            pass.takeTaps(cell, in: box) { if let tag { selection.wrappedValue = tag } }
        }
    }
    private func cells(_ node: Node) -> [Node] { node.content?.elements ?? [] }
    private func label(_ node: Node) -> Node? { node.children.first { $0.part.role == .front } }
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
    @MainActor func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        pass.position(node.content, in: frame)
    }
}

extension View {
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        ModifiedContent(content: self, modifier: Tag(value: AnyHashable(tag)))
    }
    /// The double draws every picker in segments.
    nonisolated public func pickerStyle(_ style: SegmentedPickerStyle) -> some View { self }
    /// The label keeps its color, and has nothing around it.
    nonisolated public func buttonStyle(_ style: PlainButtonStyle) -> some View {
        foregroundColor(.primary).environment(\.hasPlainButtons, true)
    }
}

private enum PlainButtonsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var hasPlainButtons: Bool {
        get { self[PlainButtonsKey.self] }
        set { self[PlainButtonsKey.self] = newValue }
    }
}

/// What a button has around its label.
struct ButtonFace {
    let color: PlatformColor
    /// The color of the line around it.
    let border: PlatformColor
    let insets: EdgeInsets
    let radius: CGFloat
}
