#if canImport(SwiftUI) && canImport(UIKit)
import SlidersUIKit
import SwiftUI
import UIKit

/// What a look leaves to the app: images and texts, for all sliders in a view.
struct SliderLooks {
    var images: [Int: UIImage] = [:]
    var readout: (([Double]) -> String)?
    var tickLabel: ((Double) -> String)?
}

private struct SliderLooksKey: EnvironmentKey {
    static var defaultValue: SliderLooks { SliderLooks() }
}

extension EnvironmentValues {
    var sliderLooks: SliderLooks {
        get { self[SliderLooksKey.self] }
        set { self[SliderLooksKey.self] = newValue }
    }
}

extension View {
    /// The images that paints of the sliders' style name by numbers.
    nonisolated public func sliderImages(_ images: [Int: UIImage]) -> some View { environment(\.sliderLooks.images, images) }

    /// The text in the middle of round sliders whose style has a place for one.
    nonisolated public func sliderReadout(_ text: @escaping ([Double]) -> String) -> some View {
        environment(\.sliderLooks.readout, text)
    }

    /// The texts beside ticks, such as "N" or "noon".
    nonisolated public func sliderTickLabels(_ text: @escaping (Double) -> String) -> some View {
        environment(\.sliderLooks.tickLabel, text)
    }
}

extension SliderControl {
    /// Takes images and texts. Closures are set when their texts are others, so that nothing is laid out again without need.
    func take(_ looks: SliderLooks, _ coordinator: SliderCoordinator) {
        if images != looks.images { images = looks.images }
        let told = { [self] in [readoutText] + [minimumValue, maximumValue].map { tickLabelFormatter?($0) ?? "" } }, before = told()
        coordinator.looks = looks
        guard (looks.readout == nil) != (readoutFormatter == nil) || (looks.tickLabel == nil) != (tickLabelFormatter == nil) || told() != before
        else { return }
        readoutFormatter = looks.readout.map { text in { [weak coordinator] in coordinator?.looks.readout?($0) ?? text($0) } }
        tickLabelFormatter = looks.tickLabel.map { text in { [weak coordinator] in coordinator?.looks.tickLabel?($0) ?? text($0) } }
    }
}
#endif
