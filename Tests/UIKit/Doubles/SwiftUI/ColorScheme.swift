// Checked against: developer.apple.com/documentation/swiftui/colorscheme, …/dynamictypesize;
// OpenSwiftUIProject/OpenSwiftUI.

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

@available(iOS 15, macOS 12, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
