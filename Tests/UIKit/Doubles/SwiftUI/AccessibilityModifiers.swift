// Checked against: developer.apple.com/documentation/swiftui/view (accessibilityElement(children:),
// accessibilityLabel(_:), accessibilityLabel(content:), accessibilityValue(_:), accessibilityAction(_:_:),
// accessibilityAction(named:_:), accessibilityAdjustableAction(_:), accessibilityCustomContent(_:_:importance:),
// accessibilityHint(_:), accessibilityIdentifier(_:),
// accessibilityRepresentation(representation:), accessibilitySortPriority(_:), accessibilityHidden(_:)),
// …/accessibilityattachmentmodifier,
// …/accessibilityactionkind, …/accessibilityadjustmentdirection, …/accessibilitychildbehavior,
// …/placeholdercontentview. On a view that one of these modifiers made, the next one adds to the same modifier:
// …/modifiedcontent (accessibilityLabel(_:), accessibilityValue(_:), accessibilityAction(_:_:),
// accessibilityAction(named:_:), accessibilityAdjustableAction(_:), accessibilityCustomContent(_:_:importance:),
// accessibilitySortPriority(_:));
// OpenSwiftUIProject/OpenSwiftUI.
import Accessibility

public struct AccessibilityAttachmentModifier {
    var label, value, hint: Text?
    var identifier: String?
    var content: [(label: Text, value: Text)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var actions: [(kind: AccessibilityActionKind, handler: () -> Void)] = []
    var namedActions: [(name: Text, handler: () -> Void)] = []
    var children: AccessibilityChildBehavior?
    var sortPriority: Double?
    var isHidden: Bool?
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = Self(name: "default"), escape = Self(name: "escape")
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"), combine = Self(name: "combine")
}

/// The view that a modifier is given to. As the label of a view it is the label that the view has without.
@available(iOS 17, macOS 14, *) public struct PlaceholderContentView<Value>: View, Container {
    nonisolated init() {}
    var parts: [Part] { [] }
    public var body: Never { noBody() }
}

/// A view that only assistive technology meets.
struct Hidden<Other: View>: Companion {
    let other: Other
    let role: Part.Role
    var part: Part { Part("\(role)", other, role) }
}

extension View {
    @available(iOS 15, macOS 12, *) nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(content: [(label, value)]))
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(children: children))
    }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(label: label))
    }
    @available(iOS 18, macOS 15, *) nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ModifiedContent(content: self, modifier: Hidden(other: content(PlaceholderContentView()), role: .label))
    }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(value: valueDescription))
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(hint: hint))
    }
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(identifier: identifier))
    }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(adjust: handler))
    }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(actions: [(actionKind, handler)]))
    }
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(namedActions: [(name, handler)]))
    }
    @available(iOS 15, macOS 12, *) nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        ModifiedContent(content: self, modifier: Hidden(other: representation(), role: .representation))
    }
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(isHidden: hidden))
    }
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(sortPriority: sortPriority))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    private nonisolated func with(_ change: (inout Modifier) -> Void) -> Self {
        var copy = self
        change(&copy.modifier)
        return copy
    }
    @available(iOS 15, macOS 12, *) nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        with { $0.content.append((label, value)) }
    }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
        with { $0.label = label }
    }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> {
        with { $0.value = valueDescription }
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
        with { $0.hint = hint }
    }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        with { $0.identifier = identifier }
    }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        with { $0.adjust = handler }
    }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        with { $0.actions.append((actionKind, handler)) }
    }
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        with { $0.namedActions.append((name, handler)) }
    }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        with { $0.sortPriority = sortPriority }
    }
}
