#if APPLE_UI
import Foundation
import SlidersControls
import SlidersCore

/// What a slider shows: the arguments of its initializer, over the options that modifiers set.
struct SliderSettings {
    let form: SliderForm
    let configuration: SliderConfiguration
    let arguments: SliderArguments
    let options: SliderOptions
    /// A track of the slider's shape, in any size.
    let track: SliderTrack
    /// The state of a control with the bound values.
    let state: SliderState
    /// Whether a single value is bound; an empty array is none.
    let hasOneValue: Bool

    init(_ kind: SliderForm.Kind, _ arguments: SliderArguments, _ options: SliderOptions, _ values: BoundValues) {
        form = SliderForm(kind, options)
        configuration = arguments.configuration(over: options.configuration)
        track = form.track(wraps: configuration.wraps)
        state = values.state(configuration, on: track)
        hasOneValue = values.count == 1
        self.arguments = arguments
        self.options = options
    }

    /// Where the span begins, which ticks there are, and their texts.
    var marks: TrackMarks {
        var marks = arguments.marks
        (marks.hasLabels, marks.tickStyle) = (options.hasValueLabels, options.ticks)
        marks.measures = options.measures
        return marks
    }

    /// The text of a value that a thumb has or can take.
    ///
    /// - Parameters:
    ///   - own: what the app makes of it; `nil` is the text of the format.
    ///   - region: the region that an app gives its views.
    func text(
        of number: Double, thumb index: Int, _ own: ((Double, Int) -> String)?, in region: _SliderRegion
    ) -> String {
        own?(number, index) ?? text(of: number, in: region)
    }

    /// The text of a value in the slider's format.
    func text(of number: Double, in region: _SliderRegion) -> String {
        let decimals = state.decimals(of: number)
        return arguments.text?(number, decimals: decimals, in: region) ?? region.text(of: number, decimals: decimals)
    }

    /// Whether one of the texts of the values of a thumb can be read back, so that values can be typed.
    func canRead(thumb index: Int, _ own: ((Double, Int) -> String)?, in region: _SliderRegion) -> Bool {
        let middle = state.stepValue(nearest: state.value(at: 0.5))
        let readsBack = { (text: (Double) -> String) in
            LocalizedText.readsBack(
                middle, inside: state.bounds, in: region.locale ?? .autoupdatingCurrent, text: text,
                read: arguments.text?.parser(in: region) { middle })
        }
        return readsBack { text(of: $0, thumb: index, own, in: region) }
            || arguments.text != nil && readsBack { text(of: $0, in: region) }
    }
}
#endif
