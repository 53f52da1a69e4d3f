import SwiftUI

/// A page of the showcase.
enum Page: String, CaseIterable, Identifiable {
    case basics, straightLooks, dials, clocks
    case price, bedtime, equalizer, thermostat, color, colorPicker, soundPad, playback, trimmer, memo, delivery
    case controlCenter, rulers
    case code

    var id: String { rawValue }

    var title: String {
        switch self {
        case .basics: "Basics"
        case .straightLooks: "Straight looks"
        case .dials: "Dials"
        case .clocks: "Clocks"
        case .price: "Price filter"
        case .bedtime: "Bedtime"
        case .equalizer: "Equalizer"
        case .thermostat: "Thermostat"
        case .color: "Color"
        case .colorPicker: "Color picker"
        case .soundPad: "Sound pad"
        case .playback: "Playback speed"
        case .trimmer: "Trimmer"
        case .memo: "Voice memo"
        case .delivery: "Delivery"
        case .controlCenter: "Control Center"
        case .rulers: "Rulers"
        case .code: Toolkit.name
        }
    }

    var subtitle: String {
        switch self {
        case .basics: "One thumb, two, many, and ticks"
        case .straightLooks: "System sliders, flat colors, and images"
        case .dials: "A glow, a knob, and a compass"
        case .clocks: "Twelve hours, a day, and a night"
        case .price: "A range over a histogram"
        case .bedtime: "A night across midnight"
        case .equalizer: "Vertical sliders centered on zero"
        case .thermostat: "A dial with a reading"
        case .color: "A hue, and gradients along tracks"
        case .colorPicker: "A plane of two values, and a hue"
        case .soundPad: "A plane and a disc with grids"
        case .playback: "Steps with ticks and labels"
        case .trimmer: "Handles, a playhead, and a scrubber"
        case .memo: "A waveform between two handles"
        case .delivery: "Skips times that are taken"
        case .controlCenter: "Two levels that move as far as the \(Toolkit.pointer)"
        case .rulers: "Scales that move under a mark"
        case .code: "Five controls in \(Toolkit.name) code"
        }
    }

    @MainActor @ViewBuilder var screen: some View {
        switch self {
        case .basics: Basics()
        case .straightLooks: StraightLooks()
        case .dials: Dials()
        case .clocks: Clocks()
        case .price: PriceFilter()
        case .bedtime: Bedtime()
        case .equalizer: Equalizer()
        case .thermostat: Thermostat()
        case .color: ColorSliders()
        case .colorPicker: ColorPicker()
        case .soundPad: SoundPad()
        case .playback: PlaybackSpeed()
        case .trimmer: Trimmer()
        case .memo: VoiceMemo()
        case .delivery: Delivery()
        case .controlCenter: ControlCenter()
        case .rulers: Rulers()
        case .code: ClassicsPage()
        }
    }
}

/// Pages that belong together.
enum PageGroup: String, CaseIterable, Identifiable {
    case looks, uses, code

    var id: String { rawValue }

    var title: String {
        switch self {
        case .looks: "Looks"
        case .uses: "Examples"
        case .code: "Code"
        }
    }

    var pages: [Page] {
        switch self {
        case .looks: [.basics, .straightLooks, .dials, .clocks]
        case .uses:
            [
                .price, .bedtime, .equalizer, .thermostat, .color, .colorPicker, .soundPad, .playback, .trimmer, .memo,
                .delivery, .controlCenter, .rulers,
            ]
        case .code: [.code]
        }
    }
}
