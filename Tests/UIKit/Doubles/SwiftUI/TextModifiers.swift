// Checked against: developer.apple.com/documentation/swiftui/view/foregroundcolor(_:),
// …/view/multilinetextalignment(_:), …/textalignment, …/view/dynamictypesize(_:), …/dynamictypesize.

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private enum ForegroundKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }

extension EnvironmentValues {
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    var foreground: Color? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

@available(iOS 15, macOS 12, *)
extension DynamicTypeSize {
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

struct TextSizes: EnvironmentChange {
    let minimum, maximum: DynamicTypeSize?
    func change(_ environment: inout EnvironmentValues) {
        if let minimum { environment.dynamicTypeSize = max(minimum, environment.dynamicTypeSize) }
        if let maximum { environment.dynamicTypeSize = min(maximum, environment.dynamicTypeSize) }
    }
}

extension View {
    nonisolated public func foregroundColor(_ color: Color?) -> some View { environment(\.foreground, color) }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    @available(iOS 15, macOS 12, *) nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    @available(iOS 15, macOS 12, *) nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return ModifiedContent(content: self, modifier: TextSizes(minimum: sizes.first, maximum: sizes.last))
    }
}
