#if canImport(UIKit)
import SlidersSwiftUI
import SwiftUI
import UIKit

/// What is specific to UIKit, by the names that the pages use for each toolkit.
enum Toolkit {
    static let name = "UIKit"
    /// What people do to press something, in captions.
    static let tap = "tap"
    static let pointer = "finger"
    static var boxFill: Color { Color(uiColor: .tertiarySystemFill) }
    static var barFill: Color { Color(uiColor: .secondarySystemGroupedBackground) }
    static var chipFont: Font { Font.caption.weight(.medium) }
    /// The distance between a title and a slider, which is high enough for a finger.
    static let rowSpacing: CGFloat = 6
    /// The height of a straight control, which a finger must hit.
    static let controlHeight: CGFloat? = 44
}

/// The sizes of the pages: text sizes.
enum ShownSize: CaseIterable {
    case standard, large, largest

    var title: String {
        switch self {
        case .standard: "Text: M"
        case .large: "Text: XL"
        case .largest: "Text: max"
        }
    }

    fileprivate var textSize: DynamicTypeSize {
        switch self {
        case .standard: .large
        case .large: .accessibility1
        case .largest: .accessibility5
        }
    }
}

extension DisplaySettings.SystemLook {
    var look: SliderLook {
        switch self {
        case .glass: .iOSGlass
        case .flat: .iOSFlat
        }
    }

    var title: String {
        switch self {
        case .glass: "iOS 26"
        case .flat: "iOS 18"
        }
    }
}

extension View {
    func shown(in size: ShownSize) -> some View { dynamicTypeSize(size.textSize) }

    /// Shows the form of a page: on iOS, a form scrolls and has groups by itself.
    func pageForm() -> some View { self }
}
#endif
