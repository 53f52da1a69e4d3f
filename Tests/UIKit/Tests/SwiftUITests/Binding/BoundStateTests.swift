import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Sliders bound to the state of the view around them.
@MainActor @Suite(.serialized, .eachComparison)
struct BoundStateTests: Showing {
    let window = TestWindow.make()

    /// Passes its state on and reads none of it.
    private struct Search: View {
        @State private var price = 20.0...80.0
        @State private var ages = 18...65
        @State private var night = CircularRange(start: 22.0, length: 8.0)

        var body: some View {
            VStack {
                RangeSlider(value: $price, in: 0...100, step: 1) { Text("Price") }
                RangeSlider(value: $ages, in: 0...99) { Text("Age") }
                CircularSlider(value: $night, in: 0...24) { Text("Night") }
                Button("Reset") {
                    price = 0...100
                    night.length = 6
                }
            }
        }
    }

    private func showSearch(on stage: Stage) throws -> [SliderControl] {
        stage.show(Search())
        let controls = stage.views.compactMap { $0 as? SliderControl }
        for (index, control) in controls.enumerated() {
            control.frame = CGRect(x: 0, y: 200 * index, width: 328, height: index < 2 ? 44 : 200)
        }
        window.layOut()
        try #require(controls.count == 3)
        return controls
    }

    @Test func aDragRunsNoBodyOfTheOwnerAndUpdatesNoOtherSlider() throws {
        let stage = Stage(on: window)
        let controls = try showSearch(on: stage)
        let before = stage.runs(of: "SliderRepresentable")
        let finger = Pointer(window)
        finger.press(controls[0], at: 20)
        for value in [25.0, 30, 40] {
            finger.move(to: value)
            stage.flush()
        }
        finger.lift()
        stage.flush()
        #expect(controls[0].values == [40, 80] && stage.runs(of: "Search") == [1])
        #expect(Array(stage.runs(of: "SliderRepresentable").dropFirst()) == Array(before.dropFirst()))
        #expect(stage.made == 3 && stage.faults.isEmpty)
    }

    @Test func aButtonThatSetsTheStateMovesTheThumbs() throws {
        let stage = Stage(on: window)
        let controls = try showSearch(on: stage)
        drag(controls[0], from: 20, to: 40)
        stage.flush()
        stage.tap("Reset")
        #expect(controls[0].values == [0, 100] && controls[1].values == [18, 65] && controls[2].values == [22, 4])
        #expect(stage.runs(of: "Search") == [1] && stage.faults.isEmpty)
    }

    /// Reads its state beside the slider.
    private struct Reader: View {
        @State private var price = 20.0...80.0
        @State private var ages = 18...65

        var body: some View {
            Text("\(Int(price.lowerBound))")
            RangeSlider(value: $price, in: 0...100)
            RangeSlider(value: $ages, in: 0...99)
        }
    }

    @Test func anOwnerThatReadsItsStateUpdatesAnotherSliderForItsClosuresAlone() throws {
        let stage = Stage(on: window)
        stage.show(Reader())
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layOut()
        drag(control, from: 20, to: 40)
        stage.flush()
        #expect(stage.texts == ["40"] && stage.runs(of: "Reader") == [2])
        #expect(stage.runs(of: "SliderRepresentable")[1] == (ClosureComparison.current == .alwaysDiffer ? 2 : 1))
    }

    /// A view with state that its sliders don't read.
    private struct Counter: View {
        @State private var count = 0
        @State private var price = 20.0...80.0
        @State private var angle = 90.0

        var body: some View {
            Button("Count \(count)") { count += 1 }
            RangeSlider("Price", value: $price, in: 0...100, step: 5).span(atLeast: 10).detents(50)
            RangeSlider(value: $price, in: 0...100) {
                Text("Price")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            .sliderLook(.glow).sliderTint(.plainRed)
            CircularSlider("Angle", value: $angle, in: 0...360).sliderLook(SliderStyle())
        }
    }

    @Test func otherStateOfAnOwnerRunsTheBodiesOfItsSlidersForTheirClosuresAlone() {
        let stage = Stage(on: window)
        stage.show(Counter())
        let kinds = ["RangeSlider", "CircularSlider", "LabeledSlider", "BoundSlider", "SliderRepresentable"]
        let more = runs(of: kinds, afterTapping: "Count 0", on: stage)
        #expect(stage.runs(of: "Counter") == [2] && stage.faults.isEmpty)
        #expect(more.count == 12 && Set(more) == [ClosureComparison.current == .alwaysDiffer ? 1 : 0])
    }

    /// A view that changes what sliders don't read in their bodies.
    private struct Dimmer: View {
        @State private var isDark = false
        @State private var price = 20.0...80.0

        var body: some View {
            Button("Dim") { isDark.toggle() }
            RangeSlider("Price", value: $price, in: 0...100).sliderTint(.plainRed).sliderReadout { _ in "" }
                .environment(\.colorScheme, isDark ? .dark : .light)
        }
    }

    @Test func anotherEnvironmentRunsNoBodyThatReadsOtherValues() {
        let stage = Stage(on: window)
        stage.show(Dimmer())
        let kinds = ["RangeSlider", "LabeledSlider", "BoundSlider", "AccessibleSlider", "ThumbedControl"]
        let more = runs(of: kinds, afterTapping: "Dim", on: stage)
        #expect(stage.runs(of: "Dimmer") == [2] && stage.faults.isEmpty)
        #expect(more == [0, 0, 0, 0, 0] || ClosureComparison.current == .alwaysDiffer)
    }

    /// How often a tap runs the bodies of each view of some kinds.
    private func runs(of kinds: [String], afterTapping text: String, on stage: Stage) -> [Int] {
        let before = kinds.flatMap(stage.runs)
        stage.tap(text)
        return zip(kinds.flatMap(stage.runs), before).map { $0 - $1 }
    }

    @Test func aConstantStaysWhatItIs() throws {
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: .constant(20.0...80.0), in: 0...100), on: stage)
        drag(control, from: 20, to: 40)
        stage.flush()
        #expect(control.values == [20, 80] && stage.faults.isEmpty)
    }

    /// Binds what it makes of the values.
    private struct Limited: View {
        @State private var prices = [20.0]
        private var limited: Binding<[Double]> {
            let prices = $prices
            return Binding(get: { prices.wrappedValue }, set: { prices.wrappedValue = $0.map { min($0, 50) } })
        }

        var body: some View { RangeSlider(value: limited, in: 0...100) }
    }

    @Test func aBindingThatAcceptsOtherValuesCounts() throws {
        let stage = Stage(on: window)
        let control = try show(Limited(), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 90)
        #expect(control.values == [50])
        finger.move(to: 40)
        #expect(control.values == [40] && stage.faults.isEmpty)
        finger.lift()
    }

    @Test func whatIsWrittenWithAnAnimationGlides() throws {
        let stage = Stage(on: window)
        stage.show(Gliding())
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layOut()
        stage.tap("Jump")
        #expect(control.values == [90] && !control.isGliding(thumb: 0))
        stage.tap("Glide")
        let glide = try #require(control.glide(ofThumb: 0))
        #expect(control.values == [10] && glide.duration == 0.7)
    }

    private struct Gliding: View {
        @State private var values = [50.0]

        var body: some View {
            RangeSlider(value: $values, in: 0...100)
            Button("Jump") { values = [90] }
            Button("Glide") { withAnimation(.linear(duration: 0.7)) { values = [10] } }
        }
    }

    /// A model that gets each value by itself, and needs them in order.
    @MainActor
    private final class Ages {
        private(set) var ranges: [ClosedRange<Double>] = []
        private(set) var areInOrder = true
        var lower: Double { didSet { note() } }
        var upper: Double { didSet { note() } }
        init(_ lower: Double, _ upper: Double) { (self.lower, self.upper) = (lower, upper) }

        private func note() {
            if lower <= upper { ranges.append(lower...upper) } else { areInOrder = false }
        }

        var lowerBinding: Binding<Double> {
            Binding(
                get: { MainActor.assumeIsolated { self.lower } },
                set: { new in MainActor.assumeIsolated { self.lower = new } })
        }
        var upperBinding: Binding<Double> {
            Binding(
                get: { MainActor.assumeIsolated { self.upper } },
                set: { new in MainActor.assumeIsolated { self.upper = new } })
        }
    }

    private func slider(_ ages: Ages) -> RangeSlider<ClosedRange<Double>> {
        RangeSlider(lower: ages.lowerBinding, upper: ages.upperBinding, in: 0...10)
    }

    @Test func twoValuesAreInOrderAfterEachWrite() throws {
        for end in [9.0, 1] {
            let ages = Ages(4, 5)
            let control = try show(slider(ages).sliderCollision(.push).sliderPressTarget(.span), on: Stage(on: window))
            drag(control, from: 4.5, to: end)
            #expect(ages.areInOrder && ages.ranges.count == 2 && abs((ages.lower + ages.upper) / 2 - end) < 0.1)
        }
    }

    @Test func valuesOutOfOrderStandTogetherUntilOneIsDragged() throws {
        let ages = Ages(5, 3)
        let control = try show(slider(ages), on: Stage(on: window))
        #expect(control.values == [5, 5] && ages.ranges.isEmpty && ages.areInOrder)
        drag(control, from: 5, to: 2)
        #expect(abs(ages.lower - 2) < 1e-9 && ages.upper == 3 && ages.areInOrder)
        #expect(control.values == [ages.lower, 3])
    }
}
