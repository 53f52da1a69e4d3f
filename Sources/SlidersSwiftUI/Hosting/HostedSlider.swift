#if APPLE_UI
import SwiftUI

/// What a view of this module shows for its arguments: the settings of a control, and what surrounds the control.
protocol HostedSlider {
    associatedtype Settings: ControlSettings
    associatedtype Surrounded: View

    /// Whether a playhead can lie above the control.
    static var takesPlayhead: Bool { get }
    /// What is read in place of the text of a single value.
    var valueText: Text? { get }
    /// The settings of the control: the arguments over the options that modifiers set, for the bound values.
    @MainActor func settings(over options: SliderOptions, for values: BoundValues) -> Settings
    /// The control with what surrounds it.
    @MainActor func view(around control: SliderRepresentable<Settings>) -> Surrounded
}

extension HostedSlider {
    static var takesPlayhead: Bool { false }
    var valueText: Text? { nil }
}
#endif
