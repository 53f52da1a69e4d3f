// Checked against: developer.apple.com/documentation/swiftui/view (environment, disabled, overlay, allowsHitTesting,
// accessibility modifiers),
// …/modifiedcontent, …/accessibilityattachmentmodifier; OpenSwiftUIProject/OpenSwiftUI.
import Accessibility

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
}

extension ModifiedContent: View, Container where Content: View {
    public var body: Never { noBody() }
    var views: [any View] { [content] + ((modifier as? any Fronts)?.views ?? []) }
    func change(_ environment: inout EnvironmentValues) { (modifier as? any EnvironmentChange)?.change(&environment) }
}

protocol EnvironmentChange { func change(_ environment: inout EnvironmentValues) }

struct Change<Value>: EnvironmentChange {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value
    func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct Disabling: EnvironmentChange {
    let isDisabled: Bool
    func change(_ environment: inout EnvironmentValues) { environment.isEnabled = environment.isEnabled && !isDisabled }
}

public struct AccessibilityAttachmentModifier {
    @_spi(Double) public var label, value: Text?
    @_spi(Double) public var content: (label: Text, value: Text)?
    @_spi(Double) public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"), combine = Self(name: "combine")
}

struct HitTesting { let isAllowed: Bool }

protocol Fronts { var views: [any View] { get } }

struct Overlay<Front: View>: Fronts {
    let front: Front
    var views: [any View] { [front] }
}

extension View {
    @available(iOS 15, *) nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        ModifiedContent(content: self, modifier: Overlay(front: content()))
    }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        ModifiedContent(content: self, modifier: HitTesting(isAllowed: enabled))
    }
    @available(iOS 15, *) nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(content: (label, value)))
    }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        ModifiedContent(content: self, modifier: SwiftUI.Change(keyPath: keyPath, value: value))
    }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        ModifiedContent(content: self, modifier: Disabling(isDisabled: disabled))
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
    }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(label: label))
    }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(value: valueDescription))
    }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(adjust: handler))
    }
}
