import SlidersCore
import SlidersLooks
import SlidersSwiftUI
import SwiftUI

// The SwiftUI code of the articles.

// The code of the first page that shows arguments, methods, and modifiers.
struct FirstPage: View {
    @State private var price = 100.0...300
    @State private var volume = 4
    @State private var opens = 8
    @State private var closes = 18

    var body: some View {
        RangeSlider("Price", value: $price, in: 0...1000, step: 10, format: .currency(code: "EUR")) { isEditing in
            print(isEditing)
        }
        .span(atLeast: 20, atMost: 400)  // methods, in any order
        .values(excluding: 290...310)
        .detents(100, 500)
        .thumbNames("Lowest price", "Highest price")
        .ticks(0, 500, 1000)
        .onChange { price, reason in print(price.lowerBound, reason) }
        .sliderValueLabels(.held)  // modifiers
        .sliderCollision(.push)
        .sliderTint(.orange)

        ValueSlider("Volume", value: $volume, in: 0...10).valueText { $0 == 0 ? "off" : nil }.sliderDirection(.vertical)

        RangeSlider(lower: $opens, upper: $closes, in: 0...24) { Text("Open") }.sliderLook(.flat)
    }
}

struct Search: View {
    @State private var price = 20.0...80.0

    private func search() {}

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) {
            Text("Price")
        } onEditingChanged: { isDragging in
            if !isDragging { search() }
        }
        .onSliderChange { change in
            if change.reason != .pointer, change.reason != .cancel { search() }
        }
        RangeSlider("Price", value: $price, in: 0...100, onEditingChanged: { isDragging in print(isDragging) })
        RangeSlider(value: $price, in: 0...100)
            .sliderConfiguration { $0.isContinuous = false }
            .onSliderChange { _ in search() }
    }
}

struct WhyAThumbStops: View {
    @State private var stay = 10.0...17.0
    @State private var hint: String?

    var body: some View {
        RangeSlider(value: $stay, in: 0...30, step: 1)
            .span(atLeast: 2)
            .onSliderBlocked { obstacle in
                if case .minimumSpan(let nights, _)? = obstacle?.kind {
                    hint = "Stays are \(Int(nights)) nights or longer."
                } else {
                    hint = nil
                }
            }
    }
}

struct Options: View {
    @State private var price = 20.0...80.0
    @State private var bass = 0.0
    @State private var treble = 0.0

    var body: some View {
        RangeSlider("Price", value: $price, in: 0...100)
        VStack {
            ValueSlider("Bass", value: $bass, in: -12...12, neutralValue: 0)
            ValueSlider("Treble", value: $treble, in: -12...12, neutralValue: 0)
        }
        .sliderPressTarget(.track)
        .sliderConfiguration { $0.hasFineControl = true }
    }
}

struct Filters: View {
    @State private var price = 20.0...80.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        RangeSlider("Price", value: $price, in: 0...100, step: 5).span(atLeast: 10)
        CircularSlider("Sleep", value: $night, in: 0...24, step: 0.25)
            .thumbNames("Bedtime", "Wake up")
    }
}

struct Overview: View {
    @State private var price = 20.0...80.0
    @State private var night = CircularRange(start: 22.0, length: 8.0)

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
        CircularSlider(value: $night, in: 0...24, step: 0.25) { Text("Sleep") }
    }
}

struct Methods: View {
    @State private var price = 20.0...80.0
    let isMetric = true

    var body: some View {
        RangeSlider("Price", value: $price, in: 0...1000, step: 1)
            .span(atLeast: 10)
            .detents(50, 100)
            .thumbNames("Lowest price", "Highest price")
            .sliderValueLabels()
        RangeSlider("Price", value: $price, in: 0...1000).detents(isMetric ? [0.5] : nil)
    }
}

struct ValuesAndSteps: View {
    @State private var speed = 1.0
    @State private var charge = 80
    @State private var gain = 0.0
    @State private var hour = 14.5
    @State private var price = 20.0...80.0
    @State private var payment = Date()
    @State private var stay = Date()...Date()
    private let season = Date.distantPast...Date.distantFuture

    var body: some View {
        ValueSlider(value: $speed, in: 0.5...2, step: 0.25) { Text("Speed") }
        ValueSlider(value: $charge, in: 0...100, step: 5, enabledBounds: 20...80) {
            Text("Charge limit")
        }
        RangeSlider(value: $price, in: 0...1000) {
            Text("Price")
        }
        .limits(0...400, ofThumb: 0)
        .limits(600...1000, ofThumb: 1)
        .detents(250, 750)
        ValueSlider(value: $speed, in: 0.5...2, step: 0.05) {
            Text("Speed")
        }
        .detents(1, 1.5)
        .sliderHaptics(.detents)
        ValueSlider(value: $hour, in: 8...18, step: 0.25) {
            Text("Delivery")
        }
        .values(excluding: 9...11, 12...13)
        ValueSlider(value: $gain, in: -12...12, step: 0.5, neutralValue: 0) { Text("Bass") }.sliderResetsOnDoubleTap()
        ValueSlider(value: $speed, in: 1...8) { Text("Speed") }.values(only: 1, 2, 4, 8)
        ValueSlider(value: $speed).sliderConfiguration { $0.keepsValuesBetweenSteps = true }
        Group {
            RangeSlider("Stay", value: $stay, in: season).step(.day)
            ValueSlider("First payment", value: $payment, in: season).step(.month, count: 3)
        }
    }
}

struct SpansAndCollisions: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }
            .span(atLeast: 10, atMost: 60)
            .sliderCollision(.push)
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderPressTarget(.spanAndTrack)
    }
}

struct SizesAndShapes: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderMetrics { metrics in
                metrics.thumbSize = 22
                metrics.thumbRoundness = 0.4
                metrics.thickness = 8
            }
        ValueSlider(value: .constant(0.5), enabledBounds: 0.2...0.8)
            .sliderMetrics { $0.extras.showsEnabledRange = true }
    }
}

struct RoundSliders: View {
    @State private var volume = 3.0

    var body: some View {
        CircularSlider(value: $volume).sliderConfiguration { $0.dragsVertically = true }
        CircularSlider(value: $volume).sliderConfiguration { $0.wraps = true }
    }
}

struct TextEntry: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }.sliderValueLabels().sliderTextEntry()
    }
}

struct Accessibility: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) {
            Text("Price")
        }
        .thumbNames("Lowest price", "Highest price")
        .sliderConfiguration { $0.accessibilityStep = 50 }
    }
}

struct OneOfTheLook: View {
    @State private var treble = 0.5
    @State private var volume = 0.5

    var body: some View {
        Form {
            ValueSlider("Treble", value: $treble)
            ValueSlider("Volume", value: $volume).sliderThumb(.automatic)
        }
        .sliderThumb { thumb in Capsule().fill(thumb.isHeld ? Color.orange : Color.yellow) }
    }
}
