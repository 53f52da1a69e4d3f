#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SwiftUI

/// What gives the sliders of a view their style. A view has one of them, so that the innermost modifier counts.
enum StyleChoice: Equatable {
    case style(SliderStyle)
    /// A look. The colors replace those of the options; the control resolves them.
    case look(SliderLook, SliderLook.Options, [LookChoice.ColorOption: Color])

    /// The path of the track, which circular sliders adopt.
    var path: SliderPath {
        switch self {
        case .style(let style): style.metrics.path
        case .look(let look, _, _): look.path
        }
    }
}

/// What a control shows of a view's choice.
struct ShownStyle: Equatable {
    var choice: StyleChoice?
    /// How much larger than in the regular size of controls.
    var scale = 1.0
    /// The app's images, by the numbers that paints name.
    var images: [Int: SliderPicture] = [:]

    /// The images of the look.
    fileprivate var lookImages: [SliderLook.Image] {
        if case .look(let look, _, _) = choice { look.images } else { [] }
    }
}

extension BaseSliderControl {
    /// Applies a style or a look, if it differs from the previous one, and its images.
    func apply(_ shown: ShownStyle, _ coordinator: SliderCoordinator) {
        let before = coordinator.shown
        guard shown != before else { return }
        coordinator.shown = shown
        // What isn't given stays as it is, as UIAppearance may have set it.
        if shown.choice != before.choice || shown.scale != before.scale {
            set(shown.choice, scale: shown.scale)
            coordinator.lookMetrics = style.metrics
        }
        guard shown.images != before.images || shown.lookImages != before.lookImages else { return }
        let own = shown.images.compactMapValues(\.image)
        images = SliderLook.Image.images(of: shown.lookImages).merging(own) { _, own in own }
    }

    private func set(_ choice: StyleChoice?, scale: Double) {
        switch choice {
        case nil: style = SliderLook.system.style(on: .current).scaled(by: scale)
        case .style(let style): self.style = style.scaled(by: scale)
        case .look(let look, let options, let colors):
            setLook(
                LookChoice(
                    look, options, colors: colors.mapValues { SliderControl.PlatformColor($0) },
                    scale: scale / sizeFactor))
        }
    }
}
#endif
