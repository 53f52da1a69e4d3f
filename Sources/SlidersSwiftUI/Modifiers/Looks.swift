#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SwiftUI

/// What gives the sliders of a view their style. A view has one of them, so that the innermost modifier counts.
enum StyleChoice: Equatable {
    case style(SliderStyle)
    /// A look. The colors are in place of those of the options; the control resolves them.
    case look(SliderLook, SliderLook.Options, [LookChoice.ColorOption: Color])
}

private struct StyleChoiceKey: EnvironmentKey {
    static var defaultValue: StyleChoice? { nil }
}

extension EnvironmentValues {
    var sliderChoice: StyleChoice? {
        get { self[StyleChoiceKey.self] }
        set { self[StyleChoiceKey.self] = newValue }
    }
    /// The style of the sliders in the view; `nil` is that of ``sliderLook``.
    public var sliderStyle: SliderStyle? {
        get { if case .style(let style) = sliderChoice { style } else { nil } }
        set { sliderChoice = newValue.map { .style($0) } }
    }
    /// The named look of the sliders in the view; `nil` where a style was set later, or none of both: then they
    /// have that of the system. A look that is set here has no options.
    public var sliderLook: SliderLook? {
        get { if case .look(let look, _, _) = sliderChoice { look } else { nil } }
        set { sliderChoice = newValue.map { .look($0, SliderLook.Options(), [:]) } }
    }
}

extension View {
    /// Sets sizes, ticks, labels and paints of the sliders inside. Of styles and looks the innermost counts.
    nonisolated public func sliderStyle(_ style: SliderStyle) -> some View {
        environment(\.sliderChoice, .style(style))
    }

    /// Sets a named look for the sliders inside, with its images.
    ///
    /// ```swift
    /// CircularSlider(value: $angle, in: 0...360) { Text("Angle") }.sliderLook(.glow)
    /// RangeSlider(value: $hours, in: 1...10).sliderLook(.layers, curvaceousness: 0.3, selectedColor: .orange)
    /// ```
    /// Each look uses the options that it has, and ignores the others. `SliderLook.Options` says what each does, and
    /// docs/looks.md which looks have it. Colors follow the surroundings of each slider. A look sets no rules: which
    /// values thumbs can take and where a press counts stay as they are.
    nonisolated public func sliderLook(
        _ look: SliderLook, curvaceousness: Double? = nil, trackColor: Color? = nil, selectedColor: Color? = nil,
        selectedEndColor: Color? = nil, thumbColor: Color? = nil, borderColor: Color? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) -> some View {
        let options = SliderLook.Options(
            curvaceousness: curvaceousness, borderWidth: borderWidth.map(Double.init),
            cornerRadius: cornerRadius.map(Double.init), height: height.map(Double.init))
        var colors: [LookChoice.ColorOption: Color] = [:]
        colors[\.trackColor] = trackColor
        colors[\.selectedColor] = selectedColor
        colors[\.selectedEndColor] = selectedEndColor
        colors[\.thumbColor] = thumbColor
        colors[\.borderColor] = borderColor
        return environment(\.sliderChoice, .look(look, options, colors))
    }

    /// Sets a named look for the sliders inside, with options whose colors are the same in all surroundings.
    nonisolated public func sliderLook(_ look: SliderLook, _ options: SliderLook.Options) -> some View {
        environment(\.sliderChoice, .look(look, options, [:]))
    }
}

/// What a control shows of a view's choice.
struct ShownStyle: Equatable {
    var choice: StyleChoice?
    /// How much larger than in the regular size of controls.
    var scale = 1.0
    /// The app's images, by the numbers that paints name.
    var images: [Int: SliderPicture] = [:]

    /// The images that the look brings.
    fileprivate var lookImages: [SliderLook.Image] {
        if case .look(let look, _, _) = choice { look.images } else { [] }
    }
}

extension SliderControl {
    /// Applies a style or a look, if it is another one than before, and the images that go with it.
    func apply(_ shown: ShownStyle, _ coordinator: SliderCoordinator) {
        let before = coordinator.shown
        guard shown != before else { return }
        coordinator.shown = shown
        // What is not given is left to UIAppearance.
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
