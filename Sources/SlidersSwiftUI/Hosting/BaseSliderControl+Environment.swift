#if APPLE_UI
import SlidersControls
import SwiftUI

#if canImport(UIKit)
import UIKit

extension BaseSliderControl {
    /// Sets the traits and properties that correspond to values of SwiftUI's environment.
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
    /// Sets the properties that correspond to values of SwiftUI's environment. SwiftUI may set some of them itself, but
    /// doesn't document which.
    func apply(_ environment: EnvironmentValues) {
        let name: NSAppearance.Name = environment.colorScheme == .dark ? .darkAqua : .aqua
        let direction: NSUserInterfaceLayoutDirection =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let size = environment.controlSize.appKitSize
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
    /// The scale of a slider relative to the regular size. On iOS, a slider has one size, like the system's. Elsewhere
    /// the numbers are guesses, because Apple publishes no metrics of sliders by size. Touch targets don't shrink.
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

    /// The scale of `extraLarge`. Its documentation says that it's the large size except on visionOS.
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
    /// The corresponding size of AppKit. `extraLarge` is `large`, as its documentation says for all systems except
    /// visionOS.
    var appKitSize: NSControl.ControlSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        default: .large
        }
    }

    /// The scale of a slider relative to the regular size.
    @MainActor
    var sliderScale: Double { appKitSize.factor }
}
#endif
#endif
