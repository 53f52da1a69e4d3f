#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension SliderControl: HostedControl {
    var numbers: [Double] { showsValues ? values : [] }

    func setNumbers(_ numbers: [Double], animated: Bool) { setValues(numbers, animated: animated) }

    func engine(of index: Int) -> (slider: SliderState, thumb: Int)? {
        numbers.indices.contains(index) ? (slider, index) : nil
    }

    func isHeld(index: Int) -> Bool { isHeld(thumb: index) }

    var excess: Double { overshoot }

    func text(of value: Double, index: Int?) -> String {
        index.map { text(of: value, coordinate: $0) } ?? text(of: value)
    }
}

extension SliderSettings: ControlSettings {
    var onEditingChanged: (Bool) -> Void { arguments.onEditingChanged }

    func speech(_ contents: LookContents, in region: _SliderRegion) -> ThumbSpeech? {
        ThumbSpeech(self, contents, in: region)
    }

    func makeControl() -> SliderControl { form.make() }

    func apply(to control: SliderControl, in environment: EnvironmentValues, _ coordinator: SliderCoordinator) {
        control.fillsOwner = environment.sliderOwner != nil
        environment.sliderOwner?.playhead = control
        form.set(on: control)
        control.apply(self, environment, coordinator)
        control.hasOuterThumbs = environment.sliderThumb != nil
        control.hasOuterTrack = environment.sliderTrack != nil
        control.hasOuterSpans = environment.sliderSpan != nil
    }
}

extension SliderControl {
    /// Applies the options of a slider.
    fileprivate func apply(
        _ settings: SliderSettings, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let (options, marks, region) = (settings.options, settings.marks, environment.ownRegion)
        hasTappableTicks = options.hasTappableTicks
        apply(options.tints, coordinator)
        apply(marks, in: coordinator)
        apply(options.pictures, coordinator)
        apply(settings.arguments.text, in: region, coordinator)
        if reportsHover == coordinator.events.hovers.isEmpty { reportsHover.toggle() }
        apply(options.fonts, environment, coordinator)
        var contents = environment.lookContents
        if let tickText = marks.tickText(in: region.locale) { contents.tickLabel = tickText }
        apply(contents, coordinator)
        var configuration = settings.configuration
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        self.configuration = configuration
        let names = settings.arguments.names
        for thumb in 0..<max(coordinator.bound.count, values.count) {
            setThumbName(names.indices.contains(thumb) ? names[thumb].text(in: region.locale) : nil, for: thumb)
        }
    }
}
#endif
