#if APPLE_UI
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

    /// The style in the regular size of controls, without colors.
    @MainActor fileprivate var style: SliderStyle {
        switch self {
        case .style(let style): style
        case .look(let look, let options, _): look.style(with: options, on: .current)
        }
    }

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
    /// What the app changes in its measures, in this order.
    var changes: [MetricsChange] = []
    /// How much larger than in the regular size of controls.
    var scale = 1.0
    /// The app's images, by the numbers that paints name.
    var images: [Int: SliderPicture] = [:]

    /// The style in the regular size of controls, without paints and fonts, which are not measured.
    @MainActor fileprivate var regularLook: SliderStyle {
        var style = choice?.style ?? SliderLook.system.style(on: .current)
        (style.paints, style.fonts) = ([], [])
        return style
    }

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
        let isNew = shown.choice != before.choice || shown.scale != before.scale
        if isNew {
            set(shown.choice, scale: shown.scale)
            (coordinator.look, coordinator.regularLook, coordinator.metrics) = (style, nil, style.metrics)
        }
        if isNew || shown.changes != before.changes {
            if coordinator.regularLook == nil, !shown.changes.isEmpty { coordinator.regularLook = shown.regularLook }
            let metrics = metrics(of: shown, coordinator)
            setMetrics(metrics, from: coordinator.metrics)
            coordinator.metrics = metrics
        }
        guard shown.images != before.images || shown.lookImages != before.lookImages else { return }
        let own = shown.images.compactMapValues(\.image)
        images = SliderLook.Image.images(of: shown.lookImages).merging(own) { _, own in own }
    }

    /// The measures of a style or look with the app's changes, which it makes in the regular size of controls.
    private func metrics(of shown: ShownStyle, _ coordinator: SliderCoordinator) -> SliderMetrics {
        guard var regular = coordinator.regularLook, !shown.changes.isEmpty else { return coordinator.look.metrics }
        for change in shown.changes { change.call(&regular.metrics) }
        return regular.scaled(by: shown.scale).metrics
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
