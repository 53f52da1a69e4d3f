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

    /// Sets the options of a model, and requests a layout if they changed.
    package func configure<State>(_ model: Model<State>, _ configuration: State.Configuration) {
        didConfigure(model.configure(configuration))
    }

    /// Updates the control after its options were set.
    ///
    /// - Parameter reports: the reports of the drags that the new options canceled; `nil` if no option changed.
    private func didConfigure(_ reports: [SliderState.Report]?) {
        guard let reports else { return }
        motion?.updateClock()
        invalidateSize()
        reports.forEach(report)
    }

    /// Whether the slider has values. Otherwise, the control shows only its track; the SwiftUI view that sets this also
    /// disables the control.
    package var showsValues: Bool {
        get { !sliderAppearance.hidesValues }
        set {
            guard newValue != showsValues else { return }
            restyle { $0.hidesValues = !newValue }
            invalidateElements()
        }
    }

    /// Passes ``isEnabled`` to the model, which has an option of its own for it.
    func isEnabledDidChange() { sharedConfiguration.isEnabled = isEnabled }
}
#endif
