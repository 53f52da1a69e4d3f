#if APPLE_UI
import SlidersControls
import SwiftUI

extension EnvironmentValues {
    /// The region that an app gives its views; `nil` for what is the same as the user's, which formats already have. A
    /// format that names a locale then keeps it.
    var ownRegion: _SliderRegion {
        let users = (
            locale: [Locale.current, .autoupdatingCurrent], calendar: [Calendar.current, .autoupdatingCurrent]
        )
        return _SliderRegion(
            locale: users.locale.contains(locale) ? nil : locale,
            calendar: users.calendar.contains(calendar) ? nil : calendar,
            timeZone: [TimeZone.current, .autoupdatingCurrent].contains(timeZone) ? nil : timeZone)
    }
}

extension SliderControl {
    /// Applies the format of values and the region of their texts, if texts may differ.
    func apply(_ text: ValueText?, in region: _SliderRegion, _ coordinator: SliderCoordinator) {
        guard text != coordinator.text || region != coordinator.region else { return }
        (coordinator.text, coordinator.region) = (text, region)
        valueFormatter = text.map { text in
            { [weak self] in text($0, decimals: self?.slider.decimals(of: $0) ?? 0, in: region) }
        }
        valueParser = text?.parser(in: region) { [weak self] in self?.typedValue ?? 0 }
        locale = region.locale ?? .autoupdatingCurrent
    }
}
#endif
