#if !canImport(UIKit)
import AppKit
import SlidersSwiftUI
import SwiftUI

/// What is specific to the Mac, by the names that the pages use for each toolkit.
enum Toolkit {
    static let name = "AppKit"
    /// What people do to press something, in captions.
    static let tap = "click"
    static let pointer = "pointer"
    static var boxFill: Color { Color(nsColor: .quaternaryLabelColor) }
    static var barFill: Color { Color(nsColor: .windowBackgroundColor) }
    static var chipFont: Font { Font.subheadline.weight(.medium) }
    /// The distance between a title and a slider, which is only as high as it looks.
    static let rowSpacing: CGFloat = 10
    /// The height of a straight control: its own.
    static let controlHeight: CGFloat? = nil
}

/// The sizes of the pages: control sizes, because text doesn't grow on a Mac.
enum ShownSize: CaseIterable {
    case standard, large, mini, small

    var title: String {
        switch self {
        case .standard: "Regular"
        case .large: "Large"
        case .mini: "Mini"
        case .small: "Small"
        }
    }

    fileprivate var controlSize: ControlSize {
        switch self {
        case .standard: .regular
        case .large: .large
        case .mini: .mini
        case .small: .small
        }
    }
}

extension DisplaySettings.SystemLook {
    var look: SliderLook {
        switch self {
        case .glass: .macGlass
        case .flat: .macFlat
        }
    }

    var title: String {
        switch self {
        case .glass: "macOS 26"
        case .flat: "macOS 15"
        }
    }
}

extension View {
    func shown(in size: ShownSize) -> some View { controlSize(size.controlSize) }

    /// Shows the form of a page so that it scrolls, with groups from macOS 13 on.
    @ViewBuilder
    func pageForm() -> some View {
        if #available(macOS 13, *) {
            formStyle(.grouped)
        } else {
            ScrollView { padding() }
        }
    }
}
#endif
