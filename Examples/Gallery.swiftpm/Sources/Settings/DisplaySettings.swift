import SlidersSwiftUI
import SwiftUI

/// How the pages are shown.
struct DisplaySettings: Equatable {
    var isDark = false
    var isMirrored = false
    var isDisabled = false
    var textSize = TextSize.standard
    var system = SystemLook.glass

    enum TextSize: CaseIterable { case standard, large, largest }
    enum SystemLook: CaseIterable { case glass, flat }
}

extension DisplaySettings.TextSize {
    var size: DynamicTypeSize {
        switch self {
        case .standard: .large
        case .large: .accessibility1
        case .largest: .accessibility5
        }
    }

    var title: String {
        switch self {
        case .standard: "Text: M"
        case .large: "Text: XL"
        case .largest: "Text: max"
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

extension CaseIterable where Self: Equatable {
    /// The case after this one; after the last the first.
    var next: Self {
        let all = Array(Self.allCases)
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + 1) % all.count]
    }
}

extension View {
    /// Shows a page under a title, as the settings say, with the settings at hand.
    func page(_ title: String, _ settings: Binding<DisplaySettings>) -> some View {
        let present = settings.wrappedValue
        return sliderLook(present.system.look)
            .environment(\.layoutDirection, present.isMirrored ? .rightToLeft : .leftToRight)
            .dynamicTypeSize(present.textSize.size)
            .disabled(present.isDisabled)
            .navigationTitle(title)
            .safeAreaInset(edge: .bottom, spacing: 0) { SettingsBar(settings: settings) }
    }
}
