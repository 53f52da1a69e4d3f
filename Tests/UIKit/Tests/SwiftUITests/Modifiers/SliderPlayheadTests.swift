import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A slider above another (docs/behavior.md §4.16).
@MainActor @Suite(.serialized, .eachComparison)
struct SliderPlayheadTests: Showing {
    let window = TestWindow.make()

    private struct Trimmer: View {
        let clip: Binding<ClosedRange<Double>>
        let time: Binding<Double>
        var hasPlayhead = true

        var body: some View {
            let slider = RangeSlider(value: clip, in: 0...100) { Text("Clip") }.sliderLook(SliderStyle())
                .sliderThumbPlacement(.outside)
            if hasPlayhead {
                slider.sliderPlayhead {
                    ValueSlider(value: time, in: 0...100) { Text("Playhead") }.sliderPressTarget(.track)
                        .sliderLook(SliderStyle())
                }
            } else {
                slider
            }
        }
    }

    private func shown(
        _ clip: Box<ClosedRange<Double>>, _ time: Box<Double>
    ) throws -> (stage: Stage, clip: SliderControl, head: SliderControl) {
        let stage = Stage(on: window)
        let control = try show(Trimmer(clip: clip.binding, time: time.binding), on: stage)
        let head = try #require(stage.views.last as? SliderControl)
        head.frame = control.frame
        window.layOut()
        return (stage, control, head)
    }

    @Test func theControlsAreLinkedAndOnOneTrack() throws {
        let (_, control, head) = try shown(Box(20...80), Box(50))
        #expect(control !== head && control.playhead === head && head.owner === control)
        #expect(head.thumbCenters[0] == control.point(forValue: 50) && head.values == [50])
        #expect(head.slider.defaultEnabledRange == 20...80 && head.pressTarget == .track)
    }

    @Test func modifiersAroundTheSliderDoNotReachIt() throws {
        let stage = Stage(on: window)
        var changes = 0
        let time = Box(50.0)
        let control = try show(
            RangeSlider(value: .constant(20.0...80.0), in: 0...100)
                .sliderPlayhead { ValueSlider(value: time.binding, in: 0...100) }
                .sliderThumbPlacement(.outside).sliderValueLabels().sliderConfiguration { $0.step = .every(10) }
                .onSliderChange { _ in changes += 1 },
            on: stage)
        let head = try #require(stage.views.last as? SliderControl)
        #expect(head.style.metrics.thumbPlacement == .centered && !head.style.metrics.hasLabels)
        #expect(head.configuration.step == .none && control.configuration.step == .every(10))
        head.increment(thumb: 0)
        #expect(changes == 0 && time.value == 60)
    }

    @Test func aTapOnTheTrackWritesTheTimeAlone() throws {
        let (clip, time) = (Box(20.0...80), Box(50.0))
        let (stage, control, head) = try shown(clip, time)
        let finger = Pointer(window)
        finger.press(at: control.point(forValue: 30), of: control)
        finger.lift()
        stage.flush()
        #expect(abs(time.value - 30) < 1e-9 && clip.value == 20...80 && head.values[0] == time.value, "\(time.value)")
    }

    @Test func aHandleCarriesItAndWritesNothing() throws {
        let (clip, time) = (Box(20.0...80), Box(30.0))
        let (stage, control, head) = try shown(clip, time)
        control.enter(40, for: 0)
        stage.flush()
        #expect(clip.value == 40...80 && head.values == [40] && time.value == 30)
        control.enter(10, for: 0)
        stage.flush()
        #expect(head.values == [30])
    }

    @Test func bothAreReadTheSliderFirst() throws {
        let (_, control, head) = try shown(Box(20...80), Box(50))
        #expect(control.thumbLabels == ["Minimum", "Maximum"] && head.thumbValues == ["50"])
    }

    @Test func aPlayheadThatGoesLeavesTheSlider() throws {
        let (clip, time) = (Box(20.0...80), Box(50.0))
        let (stage, control, head) = try shown(clip, time)
        stage.show(Trimmer(clip: clip.binding, time: time.binding, hasPlayhead: false))
        #expect(head.owner == nil && control.playhead == nil)
    }
}
