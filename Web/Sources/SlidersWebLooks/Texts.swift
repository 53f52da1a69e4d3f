import SlidersCore
import SlidersWebBase
import Wire

/// Returns the scale at which the text in the middle fits, negative for two lines, or 0 if it doesn't fit. The buffer
/// holds the font size, the width and height on one line, those on two lines (or 0), and those of the texts of ticks.
@_expose(wasm, "fitReadout") @c(slider_fitReadout)
public func fitReadout(_ handle: PainterHandle, _ count: Int32) -> Double {
    handle.painter.pointee.fitReadout(Numbers(count))
}

extension Painter {
    fileprivate func fitReadout(_ given: Numbers) -> Double {
        var numbers = given
        let font = numbers.number()
        let size = SIMD2(numbers.number(), numbers.number())
        let twoLines = SIMD2(numbers.number(), numbers.number())
        var ticks: [SIMD2<Double>] = []
        while !numbers.isAtEnd { ticks.append(SIMD2(numbers.number(), numbers.number())) }
        var metrics = drawing.layout.metrics
        metrics.ticks.hasLabels = !ticks.isEmpty
        let layout = SliderLayout(metrics, size: drawing.layout.size)
        let room = layout.readoutRoom(of: state) { $0 < ticks.count ? ticks[$0] : nil }
        let fit = SliderLayout.readoutFit(
            in: room, fontSize: font, oneLine: size, twoLines: twoLines.x > 0 ? twoLines : nil)
        guard let fit else { return 0 }
        return fit.isBroken ? -fit.scale : fit.scale
    }
}
