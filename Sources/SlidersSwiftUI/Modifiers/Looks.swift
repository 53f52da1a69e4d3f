#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersUIKit
import SwiftUI
import UIKit

/// What gives the sliders of a view their style. A view has one of them, so that the innermost modifier counts.
enum StyleChoice: Equatable {
    case style(SliderStyle)
    /// A look. The colours are in place of those of the options; the control resolves them.
    case look(SliderLook, LookOptions, [LookChoice.ColorOption: Color])
}

private struct StyleChoiceKey: EnvironmentKey {
    static var defaultValue: StyleChoice? { nil }
}

extension EnvironmentValues {
    var sliderChoice: StyleChoice? {
        get { self[StyleChoiceKey.self] }
        set { self[StyleChoiceKey.self] = newValue }
    }
    /// The style of the sliders in the view; `nil` is the plain one, or that of ``sliderLook``.
    public var sliderStyle: SliderStyle? {
        get { if case .style(let style) = sliderChoice { style } else { nil } }
        set { sliderChoice = newValue.map { .style($0) } }
    }
    /// The named look of the sliders in the view; `nil` where a style was set later, or none of both. A look that is
    /// set here has no options.
    public var sliderLook: SliderLook? {
        get { if case .look(let look, _, _) = sliderChoice { look } else { nil } }
        set { sliderChoice = newValue.map { .look($0, LookOptions(), [:]) } }
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
    /// Each look uses the options that it has, see `LookOptions`. Colours follow the surroundings of each slider. A
    /// look sets no rules: which values thumbs can take and where a press counts stay as they are.
    nonisolated public func sliderLook(
        _ look: SliderLook, curvaceousness: Double? = nil, trackColor: Color? = nil, selectedColor: Color? = nil,
        selectedEndColor: Color? = nil, thumbColor: Color? = nil, borderColor: Color? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) -> some View {
        let options = LookOptions(
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

    /// Sets a named look for the sliders inside, with options whose colours are the same in all surroundings.
    nonisolated public func sliderLook(_ look: SliderLook, _ options: LookOptions) -> some View {
        environment(\.sliderChoice, .look(look, options, [:]))
    }
}

extension SliderControl {
    /// Applies a style or a look, if it is another one than before, and the images that go with it.
    func apply(_ choice: StyleChoice?, images own: [Int: UIImage], _ coordinator: SliderCoordinator) {
        guard choice != coordinator.choice || own != coordinator.images else { return }
        var needed: [LookImage] = []
        if case .look(let look, _, _) = choice { needed = look.images }
        // What is not given is left to UIAppearance.
        if choice != coordinator.choice { set(choice) }
        images = LookImage.images(of: needed).merging(own) { _, own in own }
        (coordinator.choice, coordinator.images) = (choice, own)
    }

    private func set(_ choice: StyleChoice?) {
        switch choice {
        case nil: style = SliderStyle()
        case .style(let style): self.style = style
        case .look(let look, let options, let colors):
            setLook(LookChoice(look, options, colors: colors.mapValues { UIColor($0) }))
        }
    }
}
#endif
