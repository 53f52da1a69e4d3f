@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The view that describes the value of a slider.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderLabelsTests: Showing {
    let window = TestWindow.make()

    /// Describes its own state.
    private struct Speed: View {
        @State private var speed = 1.0

        var body: some View {
            ValueSlider(value: $speed, in: 0...2, step: 0.5) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(speed) times")
            }
        }
    }

    @Test func aTextIsReadAsTheValueAndShowsBelowALine() throws {
        let stage = Stage(on: window)
        let control = try show(Speed().sliderLabelsVisibility(.hidden), on: stage)
        #expect(stage.label == "Speed" && stage.value == "1.0 times" && stage.texts == ["1.0 times"])
        drag(control, from: 1, to: 1.6)
        stage.flush()
        #expect(stage.value == "1.5 times" && stage.texts == ["1.5 times"] && stage.made == 1)
    }

    @Test func aRangeHasItBelowItsTrackToo() throws {
        let stage = Stage(on: window)
        let range = RangeSlider(value: .constant(20...80), in: 0...100) {
            Text("Price")
        } currentValueLabel: {
            Text("from 20 to 80")
        }
        _ = try show(range.sliderLabelsVisibility(.hidden), on: stage)
        #expect(stage.texts == ["from 20 to 80"] && stage.label == "Price" && stage.value == nil)
    }

    @Test func itShowsInTheMiddleOfARing() throws {
        let level = Box(0.5)
        let stage = Stage(on: window)
        let ring = CircularSlider(value: level.binding) {
            Text("Level")
        } currentValueLabel: {
            Text("half")
        }
        _ = try show(ring.sliderLabelsVisibility(.hidden), on: stage, width: 200, height: 200)
        #expect(stage.texts == ["half"] && stage.value == "half")
        let range = CircularSlider(value: .constant(0.2...0.8)) {
            Text("Part")
        } currentValueLabel: {
            VStack { Text("most") }
        }
        let second = Stage(on: window)
        _ = try show(range.sliderLabelsVisibility(.hidden), on: second, width: 200, height: 200)
        #expect(second.texts == ["most"] && second.label == "Part")
    }

    @Test func itIsLaidOutInTheSquareInsideItsRing() async throws {
        for thickness in [10.0, 20] {
            let ring = CircularSlider(value: .constant(0.5)) {
                Text("Level")
            } currentValueLabel: {
                VStack {
                    Text("high")
                    Spacer(minLength: 0)
                    Text("a text that is much too long for a single line of this ring and takes several")
                }
            }
            let screen = Screen(
                ring.sliderLabelsVisibility(.hidden).sliderTrackThickness(thickness).sliderThumbs(.hidden),
                width: 240, height: 300)
            await screen.rest()
            let control = try #require(screen.items.first { $0.kind == .control }).frame
            let label = screen.items.filter { $0.kind != .control }.reduce(CGRect.null) { $0.union($1.frame) }
            let side = (min(control.width, control.height) - 2 * thickness) / 2.0.squareRoot()
            #expect(abs(label.height - side) < 1 && label.width <= side && label.width > side / 2)
            #expect(abs(label.midX - control.midX) < 1 && abs(label.midY - control.midY) < 1)
        }
    }

    @Test func aViewThatIsNoTextLeavesTheValueToItsText() throws {
        let stage = Stage(on: window)
        let view = ValueSlider(value: .constant(0.5), in: 0...1, format: .percent) {
            Text("Level")
        } currentValueLabel: {
            VStack { Text("half") }
        }
        _ = try show(view, on: stage)
        #expect(stage.value == "50%")
    }

    /// A ring whose look has a readout.
    private struct Degrees<Current: View>: View {
        @ViewBuilder let current: Current

        var body: some View {
            CircularSlider(value: .constant(20.0), in: 0...40) {
                Text("Degrees")
            } currentValueLabel: {
                current
            }
            .sliderLook(.glow).sliderTextEntry()
        }
    }

    @Test func itStandsInsteadOfTheReadoutOfALook() throws {
        let stage = Stage(on: window)
        let control = try show(Degrees { Text("warm") }, on: stage, width: 200, height: 200)
        let shows = { (control: SliderControl) in
            self.window.layOut()
            return control.drawing.elements.contains { $0.part == .readout }
        }
        #expect(stage.texts.contains("warm") && !shows(control) && stage.activate != nil)
        let plain = Stage(on: window)
        #expect(shows(try show(Degrees { EmptyView() }, on: plain, width: 200, height: 200)) && plain.activate != nil)
    }
}
