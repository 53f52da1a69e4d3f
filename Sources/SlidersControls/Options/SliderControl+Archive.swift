#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// What `NSCoder` keeps of a control: values and options. How a control looks, and its formats, are the app's to set
/// again.
extension SliderControl {
    private static let optionsKey = "sliders.options"

    /// Encodes values and options.
    func encodeOptions(with coder: NSCoder) {
        encodeValues(with: coder)
        var options = ArchivedOptions(slider.configuration)
        switch shape {
        case .straight(let direction):
            options["direction"] = ArchivedOptions.directions.first { $0.value == direction }?.key
        case .round(let start, let sweep):
            options["startAngle"] = start
            options["sweep"] = sweep
        }
        options["targetSize"] = Double(targetSize)
        options["allowsTextEntry"] = allowsTextEntry
        options["hasTappableTicks"] = hasTappableTicks
        options["reportsHover"] = reportsHover
        options["respondsToScrollWheel"] = respondsToScrollWheel
        options["respondsToScrollWheelOverThumbs"] = respondsToScrollWheelOverThumbs
        options["glidesToTaps"] = glidesToTaps
        options["hasHaptics"] = hasHaptics
        writePlatformOptions(to: &options)
        if let data = options.data { coder.encode(data as NSData, forKey: Self.optionsKey) }
    }

    /// Decodes values and options, as far as they can be read.
    func decode(from coder: NSCoder) {
        if coder.containsValue(forKey: Self.optionsKey),
            let data = coder.decodeObject(of: NSData.self, forKey: Self.optionsKey)
        {
            apply(ArchivedOptions(data as Data))
        }
        decodeValues(with: coder)
        if let playhead = subviews.last(where: { $0 is SliderControl }) as? SliderControl { self.playhead = playhead }
    }

    private func apply(_ options: ArchivedOptions) {
        switch shape {
        case .straight(var direction):
            options.read("direction", &direction, ArchivedOptions.directions)
            shape = .straight(direction)
        case .round(var start, var sweep):
            start = options["startAngle"] ?? start
            sweep = options["sweep"] ?? sweep
            shape = .round(start: start, sweep: sweep)
        }
        configure { options.apply(to: &$0) }
        targetSize = options["targetSize"].map { CGFloat($0 as Double) } ?? targetSize
        options.read("allowsTextEntry", &allowsTextEntry)
        options.read("hasTappableTicks", &hasTappableTicks)
        options.read("reportsHover", &reportsHover)
        options.read("respondsToScrollWheel", &respondsToScrollWheel)
        options.read("respondsToScrollWheelOverThumbs", &respondsToScrollWheelOverThumbs)
        options.read("glidesToTaps", &glidesToTaps)
        options.read("hasHaptics", &hasHaptics)
        readPlatformOptions(from: options)
    }
}
#endif
