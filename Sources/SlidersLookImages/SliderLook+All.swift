import SlidersLooks

extension SliderLook {
    /// All looks, by whose numbers pages ask for them. For tests, the tool, and pages: what names it has each look.
    @_alwaysEmitIntoClient package static var all: [SliderLook] {
        [
            .system, .iOSFlat, .iOSGlass, .macFlat, .macGlass, .web, .pictures, .glow, .flat, .photos, .layers,
            .clock12, .clock24, .bedtime, .thermostat, .volume, .hue, .compass,
        ]
    }
}
