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
#endif
