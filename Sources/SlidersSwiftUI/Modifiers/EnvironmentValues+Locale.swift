#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

extension EnvironmentValues {
    /// The language and the region that an app gives its views; `nil` if they are the user's, as formats have them
    /// already. A format that names a locale keeps it then.
    var ownLocale: Locale? { locale == .current || locale == .autoupdatingCurrent ? nil : locale }
}

extension SliderControl {
    /// Applies the format of values and its locale, if texts may differ.
    func apply(_ text: ValueText?, in locale: Locale?, _ coordinator: SliderCoordinator) {
        guard text != coordinator.text || locale != coordinator.locale else { return }
        (coordinator.text, coordinator.locale) = (text, locale)
        valueFormatter = text.map { text in { text($0, in: locale) } }
        self.locale = locale ?? .autoupdatingCurrent
    }
}
#endif
