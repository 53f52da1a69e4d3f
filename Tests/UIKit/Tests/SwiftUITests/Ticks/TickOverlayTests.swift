@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Views of an app beside ticks.
@MainActor @Suite(.serialized, .eachComparison)
struct TickOverlayTests: Showing {
    let window = TestWindow.make()

    private func slider(
        _ value: Binding<Double>, in bounds: ClosedRange<Double> = 0...10, middle: Double = 5
    ) -> ValueSlider<Double> {
        ValueSlider(value: value, in: bounds) {
            Text("Speed")
        } ticks: {
            TrackTick(0) { Text("slow") }
            TrackTick("5", 3)
            TrackTick(middle) { HStack { Text("mid") } }
            TrackTick(20) { Text("outside") }
        }
    }

    /// Where the control would write the text of a tick.
    private func position(_ value: Double, of control: SliderControl) -> CGPoint? {
        control.tickPositions.first { $0.value == value }?.text
    }

    @Test func theyStandWhereTextsWould() throws {
        let stage = Stage(on: window)
        let control = try show(slider(.constant(3)).sliderLabelsVisibility(.hidden), on: stage)
        stage.flush()
        #expect(stage.middles() == ["slow": position(0, of: control), "mid": position(5, of: control)])
        #expect(stage.texts == ["slow", "mid"] && stage.touchableTexts.isEmpty && stage.speech == "Speed 3")
        #expect(control.tickLabelFormatter?(0) == "" && control.tickLabelFormatter?(3) == "5")
        #expect(stage.faults.isEmpty)
    }

    /// The double stops where a modifier meets several views.
    @Test func severalViewsOfATickStandBesideOneAnother() async throws {
        let slider = ValueSlider(value: .constant(3.0), in: 0...10) {
            Text("Speed")
        } ticks: {
            TrackTick(5) {
                Text("a")
                Text("b")
            }
        }
        let screen = Screen(slider.sliderLabelsVisibility(.hidden).frame(width: 328), width: 400, height: 100)
        await screen.rest()
        let frame = { (text: String) in screen.items.first { $0.kind == .text(text) }?.frame }
        let (first, second) = (try #require(frame("a")), try #require(frame("b")))
        #expect(first.maxX <= second.minX && first.midY == second.midY && screen.faults.isEmpty)
    }

    @Test func theyMoveWithTheControlAndItsTicks() throws {
        let stage = Stage(on: window)
        let control = try show(slider(.constant(3)).sliderDirection(.trailing), on: stage)
        stage.flush()
        let before = try #require(stage.middles()["mid"])
        control.frame.size.width = 200
        window.layOut()
        stage.flush()
        let narrow = try #require(stage.middles()["mid"])
        #expect(narrow == position(5, of: control) && narrow.x < before.x)
        stage.show(slider(.constant(3), middle: 8).sliderDirection(.leading))
        window.layOut()
        stage.flush()
        #expect(stage.middles() == ["slow": position(0, of: control), "mid": position(8, of: control)])
        #expect(try #require(stage.middles()["mid"]).x < #require(stage.middles()["slow"]).x && stage.made == 1)
    }

    @Test func theyStandAtTheSamePointsInEveryLanguage() throws {
        let stage = Stage(on: window)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        stage.show(slider(.constant(3)), environment)
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layOut()
        stage.flush()
        #expect(stage.middles() == ["slow": position(0, of: control), "mid": position(5, of: control)])
        #expect(try #require(position(0, of: control)).x > 200)
    }

    /// Counts how often its body runs.
    private struct Owner: View {
        @State private var speed = 3.0
        var body: some View {
            ValueSlider(value: $speed, in: 0...10) {
                Text("Speed")
            } ticks: {
                TrackTick(5) { Text("mid") }
            }
        }
    }

    @Test func aDragRunsNeitherThemNorTheirOwner() throws {
        let stage = Stage(on: window)
        let control = try show(Owner(), on: stage)
        stage.flush()
        let before = stage.runs(of: "TickOverlay")
        for end in [4.0, 6, 7] {
            drag(control, from: control.values[0], to: end)
            stage.flush()
        }
        #expect(control.values[0] > 6.9 && stage.runs(of: "Owner") == [1])
        // A view that stores closures may run with the slider; a move alone never publishes positions.
        #expect(stage.runs(of: "TickOverlay")[0] - before[0] <= (ClosureComparison.current == .alwaysDiffer ? 3 : 0))
    }

    @Test func aStraightSliderMakesRoomForALineOfText() throws {
        let stage = Stage(on: window)
        let control = try show(slider(.constant(3)), on: stage)
        let bare = try show(ValueSlider(value: .constant(3), in: 0...10), on: Stage(on: window))
        #expect(control.intrinsicContentSize.height > bare.intrinsicContentSize.height)
    }

    /// Says whether it has a font.
    private struct Lettered: View {
        let font: Font
        @Environment(\.font) private var own
        var body: some View { Text(own == font ? "font of texts" : "another") }
    }

    @Test func theyHaveTheFontOfTexts() throws {
        let stage = Stage(on: window)
        let view = { (font: Font) in
            ValueSlider(value: .constant(3), in: 0...10) {
                Text("Speed")
            } ticks: {
                TrackTick(5) { Lettered(font: font) }
            }
            .sliderLabelsVisibility(.hidden)
        }
        let usual = Font.system(size: 12).weight(.regular)
        _ = try show(view(usual), on: stage)
        stage.flush()
        #expect(stage.texts == ["font of texts"])
        let large = Font.system(size: 22).weight(.bold)
        stage.show(view(large).sliderFont(.system(size: 22).weight(.bold), for: .tickLabel))
        window.layOut()
        stage.flush()
        #expect(stage.texts == ["font of texts"] && stage.faults.isEmpty)
    }
}
