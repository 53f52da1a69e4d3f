#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

/// Makes the slider of an app above another. SwiftUI recognizes a new one when the body that made it has run again.
final class PlayheadBuilder: Sendable {
    let view: @MainActor () -> AnyView

    init(_ view: @escaping @MainActor () -> AnyView) { self.view = view }
}

private struct SliderPlayheadKey: EnvironmentKey {
    static let defaultValue: PlayheadBuilder? = nil
}

private struct SliderOwnerKey: EnvironmentKey {
    static var defaultValue: SliderHandle? { nil }
}

extension EnvironmentValues {
    /// The playhead of the sliders in a view.
    var sliderPlayhead: PlayheadBuilder? {
        get { self[SliderPlayheadKey.self] }
        set { self[SliderPlayheadKey.self] = newValue }
    }

    /// The slider whose playhead a slider is.
    var sliderOwner: SliderHandle? {
        get { self[SliderOwnerKey.self] }
        set { self[SliderOwnerKey.self] = newValue }
    }
}
#endif
