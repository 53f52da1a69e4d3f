import SlidersSwiftUI
import SwiftUI

/// How the pages are shown.
struct DisplaySettings: Equatable {
    var isDark = false
    var isMirrored = false
    var isDisabled = false
    var size = ShownSize.standard
    var system = SystemLook.glass
    /// Whether the buttons that change these settings are below the page.
    var hasBar = true

    enum SystemLook: CaseIterable { case glass, flat }
}

extension CaseIterable where Self: Equatable {
    /// The case after this one, or the first case after the last.
    var next: Self {
        let all = Array(Self.allCases)
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + 1) % all.count]
    }
}

extension View {
    /// Shows a page under a title, with the settings applied, and the bar that changes them.
    func page(_ title: String, _ settings: Binding<DisplaySettings>) -> some View {
        let present = settings.wrappedValue
        return pageForm()
            .sliderLook(present.system.look)
            .environment(\.layoutDirection, present.isMirrored ? .rightToLeft : .leftToRight)
            .shown(in: present.size)
            .disabled(present.isDisabled)
            .navigationTitle(title)
            .safeAreaInset(edge: .bottom, spacing: 0) { if present.hasBar { SettingsBar(settings: settings) } }
    }
}
