#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Options that sliders of every kind have.
extension BaseSliderControl {
    /// A Boolean value that indicates whether only code can change values. The default is `false`.
    ///
    /// Unlike a disabled slider, a read-only slider looks as usual and can have the keyboard focus, and assistive
    /// technology reads it. Setting it to `true` cancels drags.
    @IBInspectable public var isReadOnly: Bool {
        get { model.configuration.isReadOnly }
        set { sharedConfiguration.isReadOnly = newValue }
    }

    /// The first option that the control can't satisfy now, and therefore adjusts, or `nil` if it can satisfy all
    /// options.
    public var configurationError: SliderError? { model.configurationError }

    // MARK: Changing options

    /// The options that sliders of every kind have.
    var sharedConfiguration: any SliderModelConfiguration {
        get { model.configuration }
        set { didConfigure(model.configure(newValue)) }
    }

    /// Sets the options of a model, and asks for a layout if they differ.
    package func configure<State>(_ model: Model<State>, _ configuration: State.Configuration) {
        didConfigure(model.configure(configuration))
    }

    private func didConfigure(_ reports: [SliderState.Report]?) {
        guard let reports else { return }
        motion?.updateClock()
        invalidateSize()
        report(canceled: reports)
    }

    /// Tells the engine whether the control is enabled.
    func isEnabledDidChange() { sharedConfiguration.isEnabled = isEnabled }
}
#endif
