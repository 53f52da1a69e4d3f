import SlidersSwiftUI
import SwiftUI

/// Sliders in the look of the system.
struct Basics: View {
    @State private var volume = 0.65
    @State private var ages = 18...40
    @State private var levels = [20.0, 55, 80]
    @State private var meeting = 600...750
    @State private var balance = 12.0
    @State private var fixed = 40.0...70.0
    @State private var window = 30.0...65.0
    @Environment(\.dynamicTypeSize) private var textSize

    private let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))
    private let whole = FloatingPointFormatStyle<Double>().precision(.fractionLength(0))

    var body: some View {
        Form {
            Section {
                TitledRow("Volume", percent.format(volume)) {
                    ValueSlider(value: $volume, in: 0...1, format: percent) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Text("−")
                    } maximumValueLabel: {
                        Text("+")
                    }
                }
                TitledRow("Balance", whole.format(balance)) {
                    ValueSlider(value: $balance, in: -50...50, neutralValue: 0, format: whole) {
                        Text("Balance")
                    } ticks: {
                        TrackTick(0)
                    }
                }
            } header: {
                Text("One value")
            }
            Section {
                TitledRow("Age", RangeText(ages, format: .number).string) {
                    RangeSlider(value: $ages, in: 0...99, format: .number) { Text("Age") }
                        .span(atLeast: 1)
                        // The row shows large texts above the slider.
                        .sliderValueLabels(!textSize.isAccessibilitySize)
                        .sliderValueLabelPlacement(.alternating)
                }
                TitledRow("Meeting", times) {
                    RangeSlider(value: $meeting, in: 480...1080, step: 15) {
                        Text("Meeting")
                    }
                    .span(atLeast: 30, atMost: 240)
                    .thumbNames("Begins", "Ends")
                    .ticks {
                        for hour in 8...18 {
                            if hour.isMultiple(of: 2) {
                                TrackTick("\(hour):00", hour * 60)
                            } else {
                                TrackTick(hour * 60)
                            }
                        }
                    }
                    .sliderValueText { minutes, thumb in "\(thumb == 0 ? "from" : "to") \(Minutes.time(minutes))" }
                    .sliderValueLabels(!textSize.isAccessibilitySize)
                }
                TitledRow("Disabled", RangeText(fixed, format: whole).string) {
                    RangeSlider(value: $fixed, in: 0...100, format: whole) { Text("Disabled") }
                        .disabled(true)
                }
            } header: {
                Text("A range")
            }
            Section {
                TitledRow("Warm, hot, critical", levels.map { whole.format($0) }.joined(separator: " · ")) {
                    RangeSlider(value: $levels, in: 0...100, step: 1, format: whole) { Text("Levels") }
                        .thumbNames("Warm", "Hot", "Critical")
                        .sliderCollision(.push)
                        .sliderValueLabels()
                        .sliderValueLabelDistance(16)
                        .sliderTextEntry()
                }
            } header: {
                Text("Many values")
            } footer: {
                Text("\(Toolkit.tap.capitalized) the value above a thumb to type a new one.")
            }
            Section {
                TitledRow("Custom thumb views", RangeText(window, format: whole).string) {
                    RangeSlider(value: $window, in: 0...100, step: 1, format: whole) {
                        Text("Custom thumb views")
                    }
                    .span(atLeast: 20)
                    .sliderThumb { Tag(thumb: $0) }
                }
            }
        }
    }

    private var times: String {
        "\(Minutes.time(Double(meeting.lowerBound))) – \(Minutes.time(Double(meeting.upperBound)))"
    }
}

/// A thumb that shows its value.
private struct Tag: View {
    let thumb: SliderThumbConfiguration

    var body: some View {
        Text(thumb.text)
            .font(.footnote.weight(.semibold).monospacedDigit())
            .foregroundColor(.white)
            .dynamicTypeSize(...DynamicTypeSize.large)
            .fixedSize()
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background { Capsule().fill(color) }
    }

    private var color: Color {
        guard thumb.isEnabled else { return Color(white: 0.6) }
        return thumb.isHeld ? .orange : .accentColor
    }
}

struct BasicsPreviews: PreviewProvider {
    static var previews: some View { Basics() }
}
