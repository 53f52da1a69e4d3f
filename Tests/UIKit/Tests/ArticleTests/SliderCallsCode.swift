import SlidersSwiftUI
import SwiftUI

// Each call of SwiftUI's slider compiles with `ValueSlider` instead. The double has no slider of SwiftUI.

#if canImport(ObjectiveC)
struct CallsOfSlider: View {
    @State private var level = 0.5
    @State private var small: Float = 0.5
    @State private var length: CGFloat = 0.5
    @State private var isEditing = false

    private func edit(_ isEditing: Bool) {}

    var body: some View {
        Group {
            Slider(value: $level)
            Slider(value: $level, in: 0...10)
            Slider(value: $level, in: 0...10, step: 1)
            Slider(value: $small, in: 0...10, step: 1)
            Slider(value: $length, in: 0...10, step: 0.5)
            Slider(value: $level) { isEditing = $0 }
            Slider(value: $level, in: 0...10) { editing in isEditing = editing }
            Slider(value: $level, in: 0...10, step: 1) { _ in }
            Slider(value: $level, in: 0...10, step: 1) { print($0) }
            Slider(value: $level, onEditingChanged: { isEditing = $0 })
        }
        Group {
            Slider(value: $level, in: 0...10, onEditingChanged: edit)
            Slider(value: $level, in: 0...10, step: 1, onEditingChanged: { _ in })
            Slider(value: $level) { Text("a") }
            Slider(value: $level, in: 0...10) { Text("a") }
            Slider(value: $level, in: 0...10, step: 2) { Text("a") }
            Slider(value: $level, in: 0...10, step: 2) {
                Text("a")
            } onEditingChanged: {
                isEditing = $0
            }
            Slider(value: $level, in: 0...10) {
                Text("a")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            Slider(value: $level, in: 0...10, step: 1) {
                Text("a")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } onEditingChanged: {
                isEditing = $0
            }
            Slider(value: $level, in: 0...10, label: { Text("a") }, onEditingChanged: edit)
        }
        Group {
            Slider(value: $level, in: 0...10, onEditingChanged: { _ in }, label: { Text("a") })
            Slider(value: $level, in: 0...10, step: 1, onEditingChanged: { _ in }, label: { Text("a") })
            Slider(
                value: $level, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("1"), label: { Text("a") })
            Slider(
                value: $level, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("1"), label: { Text("a") })
            Slider(value: $level, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("a") }
        }
        if #available(iOS 26, macOS 26, *) {
            Slider(value: $level, neutralValue: 0.5) { Text("a") }
            Slider(value: $level, neutralValue: 0.5, enabledBounds: 0.1...0.9) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
            Slider(value: $level, in: 0...10, neutralValue: 0.5, enabledBounds: 1...9) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } ticks: {
                SliderTick(1)
                SliderTick(2)
            }
            Slider(value: $level, in: 0...10, step: 1) {
                Text("a")
            } tick: {
                SliderTick($0)
            }
            Slider(value: $level, in: 0...10, step: 1, neutralValue: 5, enabledBounds: 1...9) {
                Text("a")
            } tick: {
                $0 == 5 ? nil : SliderTick($0)
            } onEditingChanged: {
                isEditing = $0
            }
        }
    }
}
#endif

struct CallsOfValueSlider: View {
    @State private var level = 0.5
    @State private var small: Float = 0.5
    @State private var length: CGFloat = 0.5
    @State private var isEditing = false

    private func edit(_ isEditing: Bool) {}

    var body: some View {
        Group {
            ValueSlider(value: $level)
            ValueSlider(value: $level, in: 0...10)
            ValueSlider(value: $level, in: 0...10, step: 1)
            ValueSlider(value: $small, in: 0...10, step: 1)
            ValueSlider(value: $length, in: 0...10, step: 0.5)
            ValueSlider(value: $level) { isEditing = $0 }
            ValueSlider(value: $level, in: 0...10) { editing in isEditing = editing }
            ValueSlider(value: $level, in: 0...10, step: 1) { _ in }
            ValueSlider(value: $level, in: 0...10, step: 1) { print($0) }
            ValueSlider(value: $level, onEditingChanged: { isEditing = $0 })
        }
        Group {
            ValueSlider(value: $level, in: 0...10, onEditingChanged: edit)
            ValueSlider(value: $level, in: 0...10, step: 1, onEditingChanged: { _ in })
            ValueSlider(value: $level) { Text("a") }
            ValueSlider(value: $level, in: 0...10) { Text("a") }
            ValueSlider(value: $level, in: 0...10, step: 2) { Text("a") }
            ValueSlider(value: $level, in: 0...10, step: 2) {
                Text("a")
            } onEditingChanged: {
                isEditing = $0
            }
            ValueSlider(value: $level, in: 0...10) {
                Text("a")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            ValueSlider(value: $level, in: 0...10, step: 1) {
                Text("a")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } onEditingChanged: {
                isEditing = $0
            }
            ValueSlider(value: $level, in: 0...10, label: { Text("a") }, onEditingChanged: edit)
        }
        Group {
            ValueSlider(value: $level, in: 0...10, onEditingChanged: { _ in }, label: { Text("a") })
            ValueSlider(value: $level, in: 0...10, step: 1, onEditingChanged: { _ in }, label: { Text("a") })
            ValueSlider(
                value: $level, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("1"), label: { Text("a") })
            ValueSlider(
                value: $level, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("1"), label: { Text("a") })
            ValueSlider(value: $level, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
                Text("a")
            }
        }
        if #available(iOS 26, macOS 26, *) {
            ValueSlider(value: $level, neutralValue: 0.5) { Text("a") }
            ValueSlider(value: $level, neutralValue: 0.5, enabledBounds: 0.1...0.9) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
            ValueSlider(value: $level, in: 0...10, neutralValue: 0.5, enabledBounds: 1...9) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } ticks: {
                TrackTick(1)
                TrackTick(2)
            }
            ValueSlider(value: $level, in: 0...10, step: 1) {
                Text("a")
            } tick: {
                TrackTick($0)
            }
            ValueSlider(value: $level, in: 0...10, step: 1, neutralValue: 5, enabledBounds: 1...9) {
                Text("a")
            } tick: {
                $0 == 5 ? nil : TrackTick($0)
            } onEditingChanged: {
                isEditing = $0
            }
        }
    }
}
