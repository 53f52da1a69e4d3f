// Checked against: developer.apple.com/documentation/swiftui/accessibilitychildbehavior (contain, ignore),
// …/view/accessibilitylabel(content:), …/view/accessibilityrepresentation(representation:), …/view/disabled(_:) (an
// element made in a disabled view is read as such).

/// What assistive technology meets.
extension Stage {
    /// The elements as they are read: a label with its value, and whether it is disabled; groups in braces after their
    /// label.
    public var speech: String { root?.speech(Attached()).joined(separator: ", ") ?? "" }

    /// The identifiers and the hints of the elements and groups that modifiers make, from the outside.
    public var identifiers: [String?] { root?.attached(\.identifier, Attached()) ?? [] }
    public var hints: [String?] { root?.attached(\.hint, Attached()) ?? [] }

    private var attached: Attached { nodes.reduce(into: Attached()) { $0.take($1, inside: true) } }

    /// The last accessibility label, value, hint and custom content, and the actions that adjust and activate.
    public var label: String? { attached.label }
    public var value: String? { attached.value }
    public var hint: String? { attached.hint }
    public var content: [String] { attached.content }
    public var adjust: ((AccessibilityAdjustmentDirection) -> Void)? { attached.adjust }
    public var activate: (() -> Void)? { attached.activate }
    /// The actions with names.
    public var actions: [(name: String, perform: () -> Void)] { attached.actions }
}

/// What modifiers around a view say of its element.
private struct Attached {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var content: [String] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var activate: (() -> Void)?
    var actions: [(name: String, perform: () -> Void)] = []

    /// Takes what a modifier says. The outermost one counts, unless the inner ones are asked for.
    @MainActor
    mutating func take(_ node: Node, inside: Bool) {
        if let named = node.children.first(where: { $0.part.role == .label }) {
            let text = named.spokenTexts.joined(separator: " ")
            label = inside ? text : label ?? text
        }
        guard let modifier = (node.view as? any Attachment)?.attached else { return }
        if inside || label == nil { label = modifier.label?.string ?? label }
        if inside || value == nil { value = modifier.value?.string ?? value }
        if inside || hint == nil { hint = modifier.hint?.string ?? hint }
        if inside || identifier == nil { identifier = modifier.identifier ?? identifier }
        if inside || adjust == nil { adjust = modifier.adjust ?? adjust }
        if inside || activate == nil {
            activate = modifier.actions.last { $0.kind == .default }?.handler ?? activate
        }
        actions = modifier.namedActions.map { ($0.name.string, $0.handler) } + actions
        content = modifier.content.map { "\($0.string): \($1.string)" } + content
    }

    var phrase: String { [label, value].compactMap(\.self).joined(separator: " ") }
}

extension Node {
    /// The texts of a view that is read and not shown.
    fileprivate var spokenTexts: [String] {
        ((view as? Text).map { [$0.string] } ?? []) + children.flatMap(\.spokenTexts)
    }

    fileprivate func speech(_ outer: Attached) -> [String] {
        var outer = outer
        if (view as? any Attachment)?.attached.isHidden == true { return [] }
        outer.take(self, inside: false)
        if let text = view as? Text { return [outer.label ?? text.string] }
        if let shown { return shown.view.speech }
        if let representation = children.first(where: { $0.part.role == .representation }) {
            return representation.speech(outer)
        }
        let modifier = (view as? any Attachment)?.attached
        switch modifier?.children {
        case .ignore: return [outer.phrase + (environment.isEnabled ? "" : ", disabled")]
        case .contain:
            let inner = sorted.flatMap { $0.speech(Attached()) }
            return ["\(outer.label.map { "\($0) " } ?? ""){ \(inner.joined(separator: ", ")) }"]
        default: return sorted.flatMap { $0.speech(outer) }
        }
    }

    fileprivate func attached(_ part: KeyPath<Attached, String?>, _ outer: Attached) -> [String?] {
        var outer = outer
        let modifier = (view as? any Attachment)?.attached
        if modifier?.isHidden == true { return [] }
        outer.take(self, inside: false)
        let inner = { (outer: Attached) in self.sorted.flatMap { $0.attached(part, outer) } }
        return switch modifier?.children {
        case .ignore: [outer[keyPath: part]]
        case .contain: [outer[keyPath: part]] + inner(Attached())
        default: inner(outer)
        }
    }

    /// The views inside, those with a higher priority first.
    private var sorted: [Node] {
        let shown = children.filter { $0.part.role != .label }
        return shown.filter { $0.priority > 0 } + shown.filter { $0.priority <= 0 }
    }

    /// The priority of a view that is nothing but modified views.
    private var priority: Double {
        (view as? any Attachment)?.attached.sortPriority ?? (children.count == 1 ? children[0].priority : 0)
    }
}

@MainActor private protocol Attachment { var attached: AccessibilityAttachmentModifier { get } }

extension ModifiedContent: Attachment where Content: View, Modifier == AccessibilityAttachmentModifier {
    var attached: AccessibilityAttachmentModifier { modifier }
}
