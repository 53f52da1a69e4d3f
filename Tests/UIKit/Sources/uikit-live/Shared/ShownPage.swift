@_spi(Double) import SwiftUI

@testable import GalleryApp

/// A page of the showcase on a screen of the double. The toolkit says which pages there are, and how wide.
enum ShownPage {
    /// Shows a page as settings say. A screen without a height is as high as its content.
    @MainActor
    static func screen(_ name: String, _ settings: DisplaySettings = DisplaySettings(), height: CGFloat? = nil)
        -> Screen
    {
        // A program compares closures by one method; tests compare them by each.
        ClosureComparison.$current.withValue(ClosureComparison.current ?? .alwaysDiffer) {
            Screen(view(of: name, settings), width: width, height: height)
        }
    }
}
