#if APPLE_UI
import Foundation
import SlidersCore

/// Values are restored with the state of the app; the app sets options again.
extension SliderControl {
    /// Encodes the values.
    func encodeTrack(with coder: NSCoder) {
        coder.encode(slider.count, forKey: "sliders.count")
        for index in 0..<slider.count { coder.encode(slider.value(of: index), forKey: "sliders.value.\(index)") }
        for (index, span) in slider.spans.enumerated() { coder.encode(span, forKey: "sliders.span.\(index)") }
    }

    /// Decodes the values.
    func decodeTrack(with coder: NSCoder) {
        let count = coder.decodeInteger(forKey: "sliders.count")
        guard count > 0, coder.containsValue(forKey: "sliders.value.\(count - 1)") else { return }
        let spans = (0..<count - 1).map { coder.decodeDouble(forKey: "sliders.span.\($0)") }
        setValues((0..<count).map { coder.decodeDouble(forKey: "sliders.value.\($0)") }, spans: spans, animated: false)
    }
}
#endif
