// Checked against: developer.apple.com/documentation/swiftui/view (environment, disabled, accessibility modifiers),
// …/modifiedcontent, …/accessibilityattachmentmodifier; OpenSwiftUIProject/OpenSwiftUI.

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
}

extension ModifiedContent: View, Container where Content: View {
    public var body: Never { noBody() }
    var views: [any View] { [content] }
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
    @_spi(Double) public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"), combine = Self(name: "combine")
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        ModifiedContent(content: self, modifier: SwiftUI.Change(keyPath: keyPath, value: value))
    }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        ModifiedContent(content: self, modifier: Disabling(isDisabled: disabled))
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
    }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(label: label))
    }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(value: valueDescription))
    }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(adjust: handler))
    }
}
