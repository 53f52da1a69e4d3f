// Checked against: developer.apple.com/documentation/swiftui/controlsize, …/controlsize/extralarge,
// …/environmentvalues/controlsize, …/view/controlsize(_:).

public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large
    @available(iOS 17, macOS 14, *) case extraLarge
    public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
