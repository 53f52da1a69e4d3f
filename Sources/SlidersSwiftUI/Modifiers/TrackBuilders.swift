#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

/// The view in place of the track. SwiftUI recognizes a new one when the body that made it has run again.
final class TrackBuilder {
    let view: AnyView

    nonisolated init(_ view: AnyView) { self.view = view }
}

/// Makes the view in place of a span, as ``ThumbBuilder`` does that of a thumb.
final class SpanBuilder: Sendable {
    let isClipped: Bool
    let view: @MainActor (SliderSpanConfiguration) -> AnyView

    init(isClipped: Bool, _ view: @escaping @MainActor (SliderSpanConfiguration) -> AnyView) {
        (self.isClipped, self.view) = (isClipped, view)
    }
}

private struct SliderTrackKey: EnvironmentKey {
    static var defaultValue: TrackBuilder? { nil }
}

private struct SliderSpanKey: EnvironmentKey {
    static let defaultValue: SpanBuilder? = nil
}

extension EnvironmentValues {
    var sliderTrack: TrackBuilder? {
        get { self[SliderTrackKey.self] }
        set { self[SliderTrackKey.self] = newValue }
    }

    var sliderSpan: SpanBuilder? {
        get { self[SliderSpanKey.self] }
        set { self[SliderSpanKey.self] = newValue }
    }
}
#endif
