@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersSwiftUI
@testable import SlidersUIKit

// Both hosts call their sliders the same; an app imports one of them.
typealias RangeSlider<A: View, B: View, C: View> = SlidersSwiftUI.RangeSlider<A, B, C>
typealias ValueSlider<A: View, B: View, C: View> = SlidersSwiftUI.ValueSlider<A, B, C>
typealias CircularSlider<A: View, B: View, C: View> = SlidersSwiftUI.CircularSlider<A, B, C>

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
protocol Showing { var window: UIWindow { get } }

extension Showing {
    func show(_ view: some View, on stage: Stage, width: CGFloat = 328, height: CGFloat = 44) throws -> SliderControl {
        stage.show(view)
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.layoutIfNeeded()
        return control
    }

    func drag(_ control: SliderControl, from value: Double, to end: Double, lifts: Bool = true) {
        let finger = Finger(window)
        finger.press(at: control.convert(control.point(of: value), to: nil), on: control)
        finger.move(to: control.convert(control.point(of: end), to: nil))
        if lifts { finger.lift() } else { finger.cancel() }
    }
}
