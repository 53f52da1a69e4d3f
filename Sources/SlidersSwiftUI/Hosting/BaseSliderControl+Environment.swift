#if APPLE_UI
import SlidersControls
import SwiftUI

#if canImport(UIKit)
import UIKit

extension BaseSliderControl {
    /// Applies what SwiftUI keeps in the environment, and UIKit in traits and properties.
    func apply(_ environment: EnvironmentValues) {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let direction: UISemanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        let size = UIContentSizeCategory(environment.dynamicTypeSize)
        if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
        if semanticContentAttribute != direction { semanticContentAttribute = direction }
        if maximumContentSizeCategory != size {
            minimumContentSizeCategory = size
            maximumContentSizeCategory = size
        }
    }

    /// Sets an identifier for UI tests.
    func identify(as identifier: String) { accessibilityIdentifier = identifier }
}
#else
import AppKit

extension BaseSliderControl {
    /// Applies what SwiftUI keeps in the environment, and AppKit in properties. It's not documented which of these
    /// SwiftUI sets by itself.
    func apply(_ environment: EnvironmentValues) {
        let name: NSAppearance.Name = environment.colorScheme == .dark ? .darkAqua : .aqua
        let direction: NSUserInterfaceLayoutDirection =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let size = environment.controlSize.ofMac
        if appearance?.name != name { appearance = NSAppearance(named: name) }
        if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
        if controlSize != size { controlSize = size }
    }

    /// Sets an identifier for UI tests.
    func identify(as identifier: String) { setAccessibilityIdentifier(identifier) }
}
#endif

#if canImport(UIKit)
import UIKit

extension ControlSize {
    /// How much larger than a regular one a slider is. On iOS, a slider has one size, like the system's. Elsewhere the
    /// numbers are guesses, since Apple publishes no measures of sliders by size. Targets for fingers don't shrink.
    @MainActor
    var sliderScale: Double {
        #if !os(visionOS)
        guard UIDevice.current.userInterfaceIdiom == .mac else { return 1 }
        #endif
        return switch self {
        case .mini: 0.6
        case .small: 0.8
        case .regular: 1
        case .large: 1.25
        default: Self.extraLargeScale
        }
    }

    /// The scale of large ones everywhere except on visionOS, as the documentation of `extraLarge` says.
    private static var extraLargeScale: Double {
        #if os(visionOS)
        1.5
        #else
        1.25
        #endif
    }
}
#else
import AppKit

extension ControlSize {
    /// The size of controls of AppKit. `extraLarge` is `large` everywhere except on visionOS, as its documentation
    /// says.
    var ofMac: NSControl.ControlSize {
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
#endif
