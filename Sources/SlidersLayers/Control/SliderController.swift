#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import Foundation
import QuartzCore
import SlidersCore

/// Everything that a control is beside its toolkit: inputs go through the engine, and what they change goes to the
/// layers, to the app and to assistive technology. A control of UIKit or AppKit keeps one and is its host.
@MainActor
package final class SliderController {
    /// What the controller asks, and tells what it cannot do itself.
    package private(set) weak var host: (any SliderHost)?
    /// The kind of slider.
    let kind: SliderKind

    // MARK: Engine

    /// The values and the pointers that hold thumbs.
    package internal(set) var state: SliderState
    /// Where the parts are, as of the last layout pass.
    package internal(set) var layout: SliderLayout
    /// The parts that are shown.
    package internal(set) var drawing: Drawing
    /// Puts the events of changes in order.
    var reporter = Reporter()
    /// Whether the delegate knows already of the begin that is reported next.
    var isBeginAnnounced = false

    // MARK: What was set

    /// The course of the track. Angles that the engine does not take change nothing.
    package var shape: SliderShape {
        didSet {
            guard shape.isUsable else {
                shape = oldValue
                return
            }
            if shape != oldValue { layOut() }
        }
    }
    /// Style, palettes and images.
    package internal(set) var appearance = SliderAppearance()
    /// Whether a touch on the track waits until it moved along, rested or ended, before it brings a thumb.
    package var delaysTrackPresses = true
    /// The side of the squares around thumbs in which a press holds them, as the app set it.
    package var targetSize: CGFloat {
        didSet {
            targetSize = targetSize > leastTarget && targetSize.isFinite ? targetSize : leastTarget
            if targetSize != oldValue { sizeMayDiffer() }
        }
    }
    private let leastTarget: CGFloat
    /// Formats, names of thumbs, and measured texts.
    package internal(set) var texts = SliderTexts()

    // MARK: Input and events

    /// The pointers that hold a thumb or bar, or wait.
    var holds: [SliderHold] = []
    /// The number of the pointer that pressed last.
    var lastPointer = -1
    /// The value under a pointer that presses nothing; `nil` off the track, and unless hovers are reported.
    package internal(set) var hoveredValue: Double?
    /// Whether the value under a pointer that presses nothing is reported.
    package var reportsHover = false {
        didSet { if !reportsHover { hoveredValue = nil } }
    }
    /// Whether a value can be typed at the read-out.
    package var isReadoutEditable = false {
        didSet { if !isReadoutEditable { cancelTyping() } }
    }
    /// Whether the host shows a field in which a value is typed.
    package internal(set) var isTyping = false
    var streams: [SliderStream] = []

    // MARK: Showing

    /// The layers of the parts.
    package let layers: SliderLayers
    let bitmaps = Bitmaps()
    /// The placement before overrides of the rectangle methods, during a layout pass.
    var standardPlacement: SliderPlacement?

    /// Makes the controller of a new control, with default options.
    ///
    /// - Parameters:
    ///   - root: the layer that gets the layers of all parts but thumbs.
    ///   - style: how the control looks until the app says otherwise.
    package init(_ kind: SliderKind, in root: CALayer, of host: any SliderHost, style: SliderStyle) {
        self.kind = kind
        self.host = host
        shape = kind.shape
        leastTarget = host.leastTarget
        targetSize = leastTarget
        layout = SliderLayout(SliderMetrics(), size: .zero)
        state = SliderState(repairing: SliderConfiguration(), values: kind.values, on: layout.track)
        drawing = Drawing(of: state, in: layout)
        appearance.style = style
        layers = SliderLayers(in: root, of: host)
    }

    deinit { for stream in streams { stream.continuation.finish() } }

    /// The path of the track, in the direction of the language.
    package var path: SliderPath { shape.path(isMirrored: host?.isMirrored ?? false) }

    /// Asks for a layout and for the intrinsic size anew.
    func sizeMayDiffer() {
        host?.invalidateIntrinsicContentSize()
        host?.setNeedsLayout()
    }

    /// Asks for everything anew that depends on what surrounds the control: colors, fonts, directions.
    package func surroundingsDidChange() {
        texts.fontsMayDiffer()
        sizeMayDiffer()
    }
}
#endif
