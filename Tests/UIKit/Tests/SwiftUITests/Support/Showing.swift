@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

// Both hosts call their sliders the same; an app imports one of them.
typealias RangeSlider<Bound: SliderValues> = SlidersSwiftUI.RangeSlider<Bound>
typealias ValueSlider<Value: SliderValue> = SlidersSwiftUI.ValueSlider<Value>
typealias CircularSlider<Bound: SliderBindable> = SlidersSwiftUI.CircularSlider<Bound>

/// A value that an app keeps in `@State`.
@MainActor
final class Box<Value: Sendable> {
    var value: Value
    private(set) var writes = 0
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
        Binding(
            get: { MainActor.assumeIsolated { self.value } },
            set: { new in
                MainActor.assumeIsolated {
                    self.value = new
                    self.writes += 1
                }
            })
    }
}

/// A window on which a test shows views.
@MainActor
protocol Showing { var window: TestWindow { get } }

extension Showing {
    func show(_ view: some View, on stage: Stage, width: CGFloat = 328, height: CGFloat = 44) throws -> SliderControl {
        stage.show(view)
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.layOut()
        return control
    }

    /// Lets tasks run, and the updates of views that follow from them.
    func settle(_ stage: Stage) async {
        for _ in 0..<9 {
            await Task.yield()
            stage.flush()
        }
    }

    func drag(_ control: SliderControl, from value: Double, to end: Double, lifts: Bool = true) {
        let finger = Pointer(window)
        finger.press(control, at: value)
        finger.move(to: end)
        if lifts { finger.lift() } else { finger.cancel() }
    }
}

extension SliderControl {
    /// The size and the weight of a text that is shown.
    func font(of text: String) throws -> [CGFloat] {
        let font = try #require(textLayers.first { $0.string as? String == text }?.font as? CTFont)
        return [font.size, CGFloat(font.descriptor.cssWeight)]
    }
}

extension SliderControl.PlatformView {
    /// The controls of every kind in the view, from the lowest to the topmost.
    var controls: [BaseSliderControl] {
        (self as? BaseSliderControl).map { [$0] } ?? subviews.flatMap(\.controls)
    }

    /// The sliders along a track in the view.
    var sliders: [SliderControl] { controls.compactMap { $0 as? SliderControl } }
}
