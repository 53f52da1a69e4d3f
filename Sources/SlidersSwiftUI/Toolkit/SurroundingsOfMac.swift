#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersAppKit
import SwiftUI

extension SliderControl {
    /// Takes what SwiftUI keeps in the environment and AppKit in properties. No page says which of these SwiftUI sets
    /// by itself.
    func take(_ environment: EnvironmentValues) {
        let name: NSAppearance.Name = environment.colorScheme == .dark ? .darkAqua : .aqua
        let direction: NSUserInterfaceLayoutDirection =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let size = environment.controlSize.ofMac
        if appearance?.name != name { appearance = NSAppearance(named: name) }
        if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
        if controlSize != size { controlSize = size }
    }
}

extension ControlSize {
    /// The size of controls of AppKit. `extraLarge` is `large` everywhere but on visionOS, as its page says.
    fileprivate var ofMac: NSControl.ControlSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        default: .large
        }
    }

    /// How much larger than a regular one a slider is.
    @MainActor
    var sliderScale: Double { ofMac.factor }
}
#endif
