#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

/// Makes the view in place of a thumb. SwiftUI recognizes a new one exactly when the body that made it has run again,
/// whereas it can't compare closures.
final class ThumbBuilder: Sendable {
    let view: @MainActor (SliderThumbConfiguration) -> AnyView

    init(_ view: @escaping @MainActor (SliderThumbConfiguration) -> AnyView) { self.view = view }
}

private struct SliderThumbKey: EnvironmentKey {
    static let defaultValue: ThumbBuilder? = nil
}

extension EnvironmentValues {
    var sliderThumb: ThumbBuilder? {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

#endif
