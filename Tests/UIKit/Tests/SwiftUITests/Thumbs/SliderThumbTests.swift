import Foundation
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Views of an app instead of thumbs.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderThumbTests: Showing {
    let window = TestWindow.make(width: 600)

    /// What the app's closure was called with.
    @MainActor
    private final class Calls {
        private var log: [SliderThumbConfiguration] = []
        func note(_ thumb: SliderThumbConfiguration) { log.append(thumb) }
        /// The calls since this was last asked for.
        func take() -> [SliderThumbConfiguration] {
            defer { log = [] }
            return log
        }
    }

    /// An app's view that keeps values and does not read them.
    private struct Owner: View {
        @State private var values: [Double]
        let calls: Calls

        init(_ values: [Double], _ calls: Calls) {
            self.calls = calls
            _values = State(wrappedValue: values)
        }

        var body: some View {
            RangeSlider(value: $values, in: 0...100).sliderThumb { thumb in
                let _ = calls.note(thumb)
                Text("\(thumb.index)")
            }
            .sliderLook(SliderStyle())
            Button("Move") { withAnimation(.linear(duration: 0.5)) { values[0] = 60 } }
            Button("More") { values = [10, 20, 30] }
            Button("Fewer") { values = [10] }
        }
    }

    private func shown(_ view: some View, width: CGFloat = 328) async throws -> (Stage, SliderControl) {
        let stage = Stage(on: window)
        let control = try show(view, on: stage, width: width)
        await settle(stage)
        return (stage, control)
    }

    private func owner(_ values: [Double] = [20, 80]) async throws -> (Stage, SliderControl, Calls) {
        let calls = Calls()
        let (stage, control) = try await shown(Owner(values, calls))
        return (stage, control, calls)
    }

    /// Whether each view is where its thumb is, to the bit.
    private func follows(_ stage: Stage, _ control: SliderControl) -> Bool {
        let points = control.values.enumerated().map { thumb, value in
            ("\(thumb)", CGPoint(control.drawing.layout.track.point(at: control.slider.scale.fraction(of: value))))
        }
        return stage.middles() == Dictionary(uniqueKeysWithValues: points)
    }

    @Test func theClosureRunsOnceForWhatChanges() async throws {
        let (stage, control, calls) = try await owner()
        #expect(calls.take() == [.init(index: 0, value: 20, text: "20"), .init(index: 1, value: 80, text: "80")])
        let finger = Pointer(window)
        finger.press(control, at: 20)
        stage.flush()
        #expect(calls.take() == [.init(index: 0, value: 20, text: "20", isHeld: true)])
        for value in [25.0, 30, 40] {
            finger.move(to: value)
            stage.flush()
            #expect(
                calls.take() == [
                    .init(index: 0, value: control.values[0], text: control.text(of: control.values[0]), isHeld: true)
                ])
            #expect(follows(stage, control))
        }
        finger.lift()
        stage.flush()
        #expect(calls.take() == [.init(index: 0, value: control.values[0], text: control.text(of: control.values[0]))])
        control.focus(thumb: 1)
        stage.flush()
        #expect(calls.take() == [.init(index: 1, value: 80, text: "80", isFocused: true)])
        control.hover(at: control.point(forValue: 80))
        stage.flush()
        #expect(calls.take() == [.init(index: 1, value: 80, text: "80", isHovered: true, isFocused: true)])
        await settle(stage)
        #expect(calls.take().isEmpty && stage.runs(of: "Owner") == [1] && stage.faults.isEmpty)
    }

    @Test func theViewsComeWithTheFirstFrameAndNotInTheCorner() throws {
        let (stage, calls) = (Stage(on: window), Calls())
        stage.show(Owner([20, 80], calls))
        stage.flush()
        #expect(stage.middles().isEmpty && stage.views.first?.bounds == .zero)
        let control = try show(Owner([20, 80], calls), on: stage)
        stage.flush()
        #expect(follows(stage, control) && control.paintedThumbs.allSatisfy { !$0 })
        #expect(calls.take() == [.init(index: 0, value: 20, text: "20"), .init(index: 1, value: 80, text: "80")])
        #expect(stage.faults.isEmpty)
    }

    @Test func theTextIsInTheFormatAndLanguageOfTheSlider() async throws {
        let stage = Stage(on: window)
        let slider = RangeSlider(value: .constant(0.25...0.5), in: 0...1, format: .number).sliderThumb { Text($0.text) }
        for (locale, texts) in [("en", ["0.25", "0.5"]), ("de", ["0,25", "0,5"])] {
            _ = try show(slider.environment(\.locale, Locale(identifier: locale)), on: stage)
            await settle(stage)
            #expect(stage.texts == texts)
        }
        _ = try show(slider.sliderValueText { "\($1): \($0)" }, on: stage)
        await settle(stage)
        #expect(stage.texts == ["0: 0.25", "1: 0.5"])
    }

    @Test func theClosureRunsForAllThumbsWhenItsBodyDoes() async throws {
        struct Reader: View {
            @State var value = 20.0...80
            let calls: Calls
            var body: some View {
                RangeSlider(value: $value, in: 0...100).sliderThumb { thumb in
                    let _ = calls.note(thumb)
                    Text("\(thumb.index) of \(value.lowerBound)")
                }
            }
        }
        let calls = Calls()
        let (stage, control) = try await shown(Reader(calls: calls))
        _ = calls.take()
        drag(control, from: 20, to: 40)
        await settle(stage)
        #expect(Set(calls.take().map(\.index)) == [0, 1] && stage.faults.isEmpty)
    }

    @Test func aPositionAloneMovesTheViewWithoutTheClosure() async throws {
        let (stage, control, calls) = try await owner()
        #expect(follows(stage, control) && calls.take().count == 2)
        let updates = stage.runs(of: "SliderRepresentable")
        for width in [528.3, 101] {
            control.frame.size.width = width
            window.layOut()
            stage.flush()
            #expect(follows(stage, control))
        }
        control.style.metrics.thumbSize = 40
        window.layOut()
        stage.flush()
        #expect(follows(stage, control) && control.point(forValue: 0).x == 20)
        #expect(calls.take().isEmpty && stage.runs(of: "Owner") == [1] && stage.faults.isEmpty)
        #expect(stage.runs(of: "SliderRepresentable") == updates && stage.animations.isEmpty)
    }

    @Test(arguments: [SliderDirection.trailing, .leading, .up]) func aLanguageFromRightToLeftMovesTheView(
        _ direction: SliderDirection
    ) async throws {
        struct Named: View {
            let index: Int
            @Environment(\.layoutDirection) private var layoutDirection
            var body: some View { Text(layoutDirection == .rightToLeft ? "\(index)" : "left to right") }
        }
        let slider = RangeSlider(value: .constant(20.0...80), in: 0...100).sliderDirection(direction)
            .sliderThumb { Named(index: $0.index) }
        let (stage, control) = try await shown(slider.environment(\.layoutDirection, .rightToLeft))
        #expect(follows(stage, control))
        #expect(stage.middles()["0"] != nil && stage.faults.isEmpty)
        if direction == .trailing { #expect(control.point(forValue: 20).x > 250) }
    }

    @Test func aGlideMovesTheViewAsItMovesTheThumbAndAFingerEndsIt() async throws {
        let (stage, control, calls) = try await owner()
        _ = calls.take()
        control.setValues([40, 80], animated: true)
        stage.flush()
        #expect(stage.animations == [.easeInOut(duration: 0.25)])
        #expect(calls.take() == [.init(index: 0, value: 40, text: "40")])
        #expect(stage.middles(after: 0)["0"] == CGPoint(x: 74, y: 22))
        #expect(stage.middles(after: 0.5)["0"] == CGPoint(x: 104, y: 22))
        #expect(follows(stage, control))
        let finger = Pointer(window)
        finger.press(control, at: 40)
        stage.flush()
        #expect(stage.middles(after: 0.5)["0"] == control.point(forValue: 40))
        finger.move(to: 50)
        stage.flush()
        #expect(stage.middles(after: 0.5)["0"] == control.point(forValue: 50) && stage.faults.isEmpty)
    }

    @Test func aBoundValueThatIsAnimatedGlidesAfterTheUpdate() async throws {
        let (stage, control, calls) = try await owner()
        _ = calls.take()
        stage.tap("Move")
        await settle(stage)
        #expect(control.values == [60, 80] && calls.take() == [.init(index: 0, value: 60, text: "60")])
        #expect(stage.animations == [.easeInOut(duration: 0.5)] && stage.faults.isEmpty)
        #expect(stage.middles(after: 0)["0"] == CGPoint(x: 74, y: 22) && follows(stage, control))
    }

    @Test func aRingGlidesAlongItsTrack() async throws {
        let stage = Stage(on: window)
        let view = CircularSlider(value: .constant(25.0), in: 0...100).sliderThumb { Text("\($0.index)") }
            .sliderLook(SliderStyle())
        let control = try show(view, on: stage, width: 200, height: 200)
        await settle(stage)
        control.setValues([75], animated: true)
        stage.flush()
        let middle = try #require(stage.middles(after: 0.5)["0"])
        #expect(abs(middle.x - 100) < 1e-9 && abs(middle.y - 186) < 1e-9 && follows(stage, control))
    }

    @Test func anAnimationAroundASliderDoesNotHoldTheViewBack() async throws {
        let (stage, control, _) = try await owner()
        stage.transaction.animation = .default
        drag(control, from: 20, to: 50)
        stage.flush()
        #expect(stage.animations.isEmpty && stage.middles(after: 0) == stage.middles() && follows(stage, control))
    }

    @Test func touchesAndAssistiveTechnologyMeetTheControl() async throws {
        let plain = RangeSlider(value: .constant(20.0...80), in: 0...100) { Text("Price") }
        let view = plain.sliderThumb { Text("thumb \($0.index)") }
        let (stage, control) = try await shown(view.sliderLabelsVisibility(.hidden))
        #expect(stage.texts == ["thumb 0", "thumb 1"] && stage.touchableTexts.isEmpty)
        #expect(stage.speech == "Price { Minimum, Maximum }")
        #expect(control.thumbTargets == [control.targetSize, control.targetSize])
        #expect(control.paintedThumbs == [false, false])
    }

    @Test func aHeldThumbIsInFront() async throws {
        let (stage, control, _) = try await owner([50, 60])
        #expect(stage.arrangement.hasPrefix("RangeSliderControl < 0 < 1"))
        let finger = Pointer(window)
        finger.press(control, at: 50)
        stage.flush()
        #expect(stage.arrangement.hasPrefix("RangeSliderControl < 1 < 0"))
        finger.lift()
        stage.flush()
        #expect(stage.arrangement.hasPrefix("RangeSliderControl < 0 < 1"))
    }

    @Test func thumbsComeAndGo() async throws {
        let (stage, control, calls) = try await owner()
        _ = calls.take()
        stage.tap("More")
        await settle(stage)
        #expect(follows(stage, control) && stage.middles().count == 3)
        #expect(calls.take().map(\.value).sorted() == [10, 20, 30])
        stage.tap("Fewer")
        await settle(stage)
        #expect(follows(stage, control) && stage.middles().count == 1 && calls.take().isEmpty)
        #expect(stage.made == 1 && stage.faults.isEmpty)
    }

    @Test func theModifierComesAndGoesAroundOneControl() async throws {
        struct Switched: View {
            @State private var isOn = false
            var body: some View {
                RangeSlider(value: .constant(20.0...80), in: 0...100)
                    .environment(
                        \.sliderViews.thumb,
                        isOn ? Identified { @MainActor @Sendable in AnyView(Text("\($0.index)")) } : nil)
                Button("Switch") { isOn.toggle() }
            }
        }
        let (stage, control) = try await shown(Switched())
        let shows = { control.paintedThumbs }
        #expect(stage.middles().isEmpty && shows() == [true, true])
        stage.tap("Switch")
        await settle(stage)
        #expect(follows(stage, control) && shows() == [false, false])
        stage.tap("Switch")
        await settle(stage)
        #expect(stage.middles().isEmpty && shows() == [true, true] && stage.made == 1 && stage.faults.isEmpty)
    }

    @Test func aSliderThatGoesInADragTellsNothing() async throws {
        let (stage, control, calls) = try await owner()
        drag(control, from: 20, to: 30, lifts: true)
        let finger = Pointer(window)
        finger.press(control, at: 80)
        finger.move(to: 60)
        stage.flush()
        _ = calls.take()
        stage.show(Text("gone"))
        await settle(stage)
        #expect(calls.take().isEmpty && stage.faults.isEmpty && control.observer == nil)
    }
}
