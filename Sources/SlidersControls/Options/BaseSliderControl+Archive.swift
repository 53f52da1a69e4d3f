#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation

/// What `NSCoder` keeps of a control: values and options. The app sets the look and the formats again.
extension BaseSliderControl {
    private static let optionsKey = "sliders.options"

    /// Encodes values and options.
    func encodeOptions(with coder: NSCoder) {
        encodeValues(with: coder)
        var options = ArchivedOptions()
        write(to: &options)
        options.add(sharedOptions)
        options["targetSize"] = Double(targetSize)
        options["respondsToScrollWheel"] = respondsToScrollWheel
        options["respondsToScrollWheelOverThumbs"] = respondsToScrollWheelOverThumbs
        options["glidesToTaps"] = glidesToTaps
        options["hasHaptics"] = hasHaptics
        options["allowsTextEntry"] = allowsTextEntry
        writePlatformOptions(to: &options)
        if let data = options.data { coder.encode(data as NSData, forKey: Self.optionsKey) }
    }

    /// Decodes values and options, as far as they can be read.
    func decodeOptions(from coder: NSCoder) {
        if coder.containsValue(forKey: Self.optionsKey),
            let data = coder.decodeObject(of: NSData.self, forKey: Self.optionsKey)
        {
            apply(ArchivedOptions(data as Data))
        }
        decodeValues(with: coder)
    }

    private func apply(_ options: ArchivedOptions) {
        read(from: options)
        options.apply(to: &sharedOptions)
        targetSize = options["targetSize"].map { CGFloat($0 as Double) } ?? targetSize
        options.read("respondsToScrollWheel", &respondsToScrollWheel)
        options.read("respondsToScrollWheelOverThumbs", &respondsToScrollWheelOverThumbs)
        options.read("glidesToTaps", &glidesToTaps)
        options.read("hasHaptics", &hasHaptics)
        options.read("allowsTextEntry", &allowsTextEntry)
        readPlatformOptions(from: options)
    }
}
#endif
