// Checked against: developer.apple.com/documentation/swiftui/view (environment, disabled, allowsHitTesting),
// …/modifiedcontent; OpenSwiftUIProject/OpenSwiftUI.

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
}

extension ModifiedContent: View, Container where Content: View {
    public var body: Never { noBody() }
    var parts: [Part] {
        if let part = (modifier as? any ViewModifier)?.part(modifying: content) { return [part] }
        let companion = (modifier as? any Companion)?.part
        let content = Part("content", content)
        return companion?.role == .behind
            ? [companion, content].compactMap(\.self) : [content] + [companion].compactMap(\.self)
    }
    func change(_ environment: inout EnvironmentValues) { (modifier as? any EnvironmentChange)?.change(&environment) }
}

/// A view with a modifier, whatever their types.
protocol ModifiedView { var anyModifier: Any { get } }

extension ModifiedContent: ModifiedView {
    var anyModifier: Any { modifier }
}

/// A view that a modifier modifies.
protocol Modifiable {}

extension Node {
    /// Stops where a modifier meets several views: SwiftUI modifies each of them, and the double would modify all as
    /// one.
    func checkModifiers() {
        let modifier = (view as? any ModifiedView)?.anyModifier
        if view is any Modifiable || modifier.map({ !($0 is any SameForEach) }) ?? false {
            let several = children.filter { $0.part.role == .shown }.flatMap(\.elements)
            precondition(
                several.count < 2, "\(modifier ?? view) modifies each of \(several.count) views, not all as one")
        }
        for child in children { child.checkModifiers() }
    }
}

/// A modifier of several views is the same for each of them as for all.
protocol SameForEach {}

protocol EnvironmentChange: SameForEach { func change(_ environment: inout EnvironmentValues) }

struct Change<Value>: EnvironmentChange {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value
    func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct Disabling: EnvironmentChange {
    let isDisabled: Bool
    func change(_ environment: inout EnvironmentValues) { environment.isEnabled = environment.isEnabled && !isDisabled }
}

struct HitTesting: SameForEach { let isAllowed: Bool }

extension View {
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        ModifiedContent(content: self, modifier: HitTesting(isAllowed: enabled))
    }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        ModifiedContent(content: self, modifier: SwiftUI.Change(keyPath: keyPath, value: value))
    }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        ModifiedContent(content: self, modifier: Disabling(isDisabled: disabled))
    }
}
