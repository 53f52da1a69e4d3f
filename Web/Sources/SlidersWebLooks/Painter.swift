import SlidersCore
import SlidersWebBase
import Wire

/// The picture of a slider: its style, and the drawing whose elements the page shows as nodes.
struct Painter: ~Copyable {
    let handle: Handle
    /// The style of the look, with the page's changes.
    var style = SliderStyle()
    /// The style, scaled to the size of the control.
    var shown = SliderStyle()
    /// The size of the page's texts relative to those of styles.
    var textScale = 1.0
    var drawing: SliderDrawing

    init(of handle: Handle) {
        self.handle = handle
        drawing = SliderDrawing(of: handle.control.pointee.core.model, in: handle.control.pointee.layout)
    }

    var state: SliderState { _read { yield handle.control.pointee.core.model } }

    /// Returns the metrics of the control, painted or plain. Attributes for ticks and the neutral value override those
    /// of the style, and only attributes determine which parts are filled.
    func metrics(isPainted: Bool, hasTicks: Bool, hasNeutral: Bool) -> SliderMetrics {
        let given = handle.control.pointee.pending.metrics
        var metrics = isPainted ? shown.metrics : SliderMetrics()
        metrics.fill = given.fill
        if hasTicks {
            metrics.ticks.mode = given.ticks.mode
            // Ticks that skip circles are those of the system, with their own sizes. Others have the look's sizes.
            if given.ticks.skipsCircles { metrics.ticks.takeSizes(of: given.ticks) }
        }
        (metrics.ticks.density, metrics.ticks.areStepped) = (given.ticks.density, given.ticks.areStepped)
        if hasNeutral { metrics.neutralValue = given.neutralValue }
        let hasColumns = !metrics.extras.histogram.isEmpty
        if hasColumns || metrics.thumbOffset != 0 { metrics.offset = offset(of: metrics) }
        return metrics
    }

    /// Returns the font of a role, scaled by the page's text size unless the page sets the font.
    func font(of role: SliderTextRole) -> SliderTextFont {
        var font = shown.font(of: role)
        let isFixed = shown.fonts.last { $0.role == role }?.isFixed ?? false
        if !isFixed { font.size *= textScale }
        return font
    }

    /// Returns the distance of the track below the middle that centers all parts: the histogram, labels, and offset
    /// thumbs above the track, and thumbs and the texts of ticks below it.
    private func offset(of metrics: SliderMetrics) -> Double {
        let label = SIMD2(0, 1.2 * font(of: .label).size)
        let tickLabel = SIMD2(0, 1.2 * font(of: .tickLabel).size)
        let target = 22.0
        let above = max(target, metrics.reach(.above, label: label, tickLabel: tickLabel))
        let below = max(target, metrics.reach(.below, label: label, tickLabel: tickLabel))
        return (above - below) / 2
    }

    mutating func drawAnew() {
        let highlight =
            drawing.highlight.focused.map { $0 < state.count } == false ? SliderHighlight() : drawing.highlight
        drawing = SliderDrawing(of: state, in: handle.control.pointee.layout, highlight: highlight)
    }
}

public typealias PainterHandle = UnsafeMutableRawPointer

extension PainterHandle {
    var painter: UnsafeMutablePointer<Painter> { assumingMemoryBound(to: Painter.self) }
}

@_expose(wasm, "makePainter") @c(slider_makePainter)
public func makePainter(_ handle: Handle) -> PainterHandle {
    let painter = UnsafeMutablePointer<Painter>.allocate(capacity: 1)
    painter.initialize(to: Painter(of: handle))
    return PainterHandle(painter)
}

@_expose(wasm, "freePainter") @c(slider_freePainter)
public func freePainter(_ handle: PainterHandle) {
    handle.painter.deinitialize(count: 1)
    handle.painter.deallocate()
}

/// Sets the metrics of the control's next layout: those of the style, or plain ones if `isPainted` is 0. Writes
/// ``LookMetrics``.
///
/// - Parameter side: the shorter side of a round control, to which the style is scaled; 0 for no scaling.
@_expose(wasm, "metrics") @c(slider_metrics)
public func metrics(
    _ handle: PainterHandle, _ isPainted: Int32, _ hasTicks: Int32, _ hasNeutral: Int32, _ side: Double
) {
    handle.painter.pointee.takeMetrics(
        isPainted: isPainted != 0, hasTicks: hasTicks != 0, hasNeutral: hasNeutral != 0, side: side)
}

extension Painter {
    fileprivate mutating func takeMetrics(isPainted: Bool, hasTicks: Bool, hasNeutral: Bool, side: Double) {
        shown = style.scaled(to: SIMD2(side, side)).disabled(!handle.control.pointee.pending.configuration.isEnabled)
        handle.control.pointee.pending.metrics = metrics(
            isPainted: isPainted, hasTicks: hasTicks, hasNeutral: hasNeutral)
        handle.control.pointee.labelOverlap = isPainted ? style.labelOverlap : nil
        let angles = shown.metrics.path.angles(wraps: handle.control.pointee.pending.configuration.wraps)
        let record = WrittenRecord<LookMetrics>()
        record[.thumbSize] = shown.metrics.thumbSize
        record[.thumbSide] = shown.metrics.thumbBox.max()
        record[.thickness] = shown.metrics.thickness
        record[.heldTrackScale] = shown.metrics.heldTrackScale
        record[.start] = angles.start
        record[.sweep] = angles.sweep
        record[.showsFocus] = Double(shown.showsFocus)
        record[.turnsThumbs] = Double(shown.metrics.turnsThumbs)
        record[.opacity] = shown.opacity
        let held = shown.heldThumb
        record[.magnification] = held.glass?.isDrawn == true ? held.glass?.magnification ?? 0 : 0
        record[.growth] = held.growing?.dampingRatio ?? 1
        record[.growthTime] = held.growing?.response ?? 0
        record[.shrinkage] = held.shrinking?.dampingRatio ?? 1
        record[.shrinkageTime] = held.shrinking?.response ?? 0
        record[.clearing] = held.glass?.clearing ?? 0
        record[.returning] = held.glass?.returning.response ?? 0
    }
}
