#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension PlaneSliderControl: HostedControl {
    var numbers: [Double] { showsValues ? values.numbers : [] }

    func setNumbers(_ numbers: [Double], animated: Bool) { setValues([CGPoint](numbers: numbers), animated: animated) }

    func engine(of index: Int) -> (slider: SliderState, thumb: Int)? {
        guard let axis = SliderPlane.Axis(rawValue: index % 2), numbers.indices.contains(index) else { return nil }
        return (plane.slider(axis, ofThumb: index / 2), 0)
    }

    func isHeld(index: Int) -> Bool { isHeld(thumb: index / 2) }

    /// Always 0: the axes have separate units, so no single number applies to both.
    var excess: Double { 0 }

    func text(of value: Double, index: Int?) -> String {
        text(of: value, on: (index ?? 0) % 2 == 0 ? .x : .y)
    }

    /// The size for a proposal; `nil` asks for the ideal side. A rectangle fills what it is offered, and a disc is a
    /// square.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let ideal = intrinsicContentSize
        let size = CGSize(width: max(width ?? ideal.width, targetSize), height: max(height ?? ideal.height, targetSize))
        guard case .disc = shape else { return size }
        let side = max([width, height].compactMap(\.self).min() ?? ideal.width, targetSize)
        return CGSize(width: side, height: side)
    }
}

extension PlaneArguments: ControlSettings {
    func makeControl() -> PlaneSliderControl { PlaneSliderControl() }

    func apply(to control: PlaneSliderControl, in environment: EnvironmentValues, _ coordinator: SliderCoordinator) {
        control.apply(self, environment, coordinator)
        control.hasOuterThumbs = environment.sliderThumb != nil
        control.hasOuterTrack = environment.sliderTrack != nil
    }
}

extension PlaneSliderControl {
    /// Applies the options of a plane.
    fileprivate func apply(
        _ arguments: PlaneArguments, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let options = environment.sliderOptions
        shape = arguments.shape(with: options, environment.layoutDirection)
        let (xTicks, yTicks) = (options.xGrid ?? .none, options.yGrid ?? .none)
        if self.xTicks != xTicks { self.xTicks = xTicks }
        if self.yTicks != yTicks { self.yTicks = yTicks }
        apply(options.tints, coordinator)
        apply(options.fonts, environment, coordinator)
        apply(thumbPictures: options.pictures.thumb, coordinator)
        applyTexts(arguments, environment, coordinator)
        var configuration = arguments.configuration(over: options)
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        if self.configuration != configuration { self.configuration = configuration }
    }

    /// Applies colors and gradients that differ from those before. What isn't given stays as it is, as UIAppearance
    /// may have set it.
    private func apply(_ tints: SliderTints, _ coordinator: SliderCoordinator) {
        let before = coordinator.tints
        if tints.track != before.track { (areaColor, xGradient) = (tints.track?.color, tints.track?.gradient) }
        if tints.vertical != before.vertical { yGradient = tints.vertical?.gradient }
        if tints.thumb != before.thumb { thumbTintColor = tints.thumb?.color }
        coordinator.tints = tints
    }

    /// Applies the names of the axes and the texts of values, for assistive technology.
    private func applyTexts(
        _ arguments: PlaneArguments, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let region = environment.ownRegion
        locale = region.locale ?? .autoupdatingCurrent
        for axis in SliderPlane.Axis.allCases {
            setAxisName(arguments[axis].names.first?.text(in: region.locale), for: axis)
            setValueParser(
                arguments[axis].text?.parser(in: region) { [weak self] in self?.typedValue ?? 0 }, for: axis)
        }
        let own = environment.lookContents.value
        let texts = { [self] in
            values.flatMap { [text(of: Double($0.x), on: .x), text(of: Double($0.y), on: .y)] }
        }
        let textsBefore = texts()
        coordinator.axisText = { [weak self] value, axis in
            guard let self else { return "" }
            let decimals = plane.slider(axis, ofThumb: 0).decimals(of: value)
            return own?(value, axis.rawValue) ?? arguments[axis].text?(value, decimals: decimals, in: region)
                ?? ownText(of: value, coordinate: axis.rawValue)
        }
        // It's set again only if texts differ, so that a movement sets nothing that stays the same.
        guard valueFormatter == nil || texts() != textsBefore else { return }
        valueFormatter = { [weak coordinator] value, axis in
            coordinator?.axisText?(value, axis) ?? ""
        }
    }
}

extension [CGPoint] {
    /// The coordinates of all points, in turn.
    var numbers: [Double] { flatMap { [Double($0.x), Double($0.y)] } }

    /// Makes points of coordinates. A number without another one is left out.
    init(numbers: [Double]) {
        self = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
}
#endif
