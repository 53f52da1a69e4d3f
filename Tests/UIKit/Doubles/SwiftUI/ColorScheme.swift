// Checked against: developer.apple.com/documentation/swiftui/colorscheme, …/dynamictypesize,
// …/documentation/uikit/uicontentsizecategory/init(_:)-abz4; OpenSwiftUIProject/OpenSwiftUI.
import UIKit

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

@available(iOS 15, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension UIContentSizeCategory {
    /// The double knows five of UIKit's categories.
    @available(iOS 15, *) public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self =
            switch dynamicTypeSize {
            case .xSmall, .small: .small
            case .medium: .medium
            case .accessibility1, .accessibility2: .accessibilityMedium
            case .accessibility3, .accessibility4, .accessibility5: .accessibilityExtraExtraExtraLarge
            default: .large
            }
    }
}
