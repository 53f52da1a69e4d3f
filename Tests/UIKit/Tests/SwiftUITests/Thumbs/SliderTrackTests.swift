import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Views of an app instead of the track and of spans.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderTrackTests {
    /// What the app's closures were called with.
    @MainActor
    private final class Calls {
        private(set) var tracks = 0
        private var spans: [SliderSpanConfiguration] = []
        func note(_ span: SliderSpanConfiguration) { spans.append(span) }
        func noteTrack() { tracks += 1 }
        /// The calls since this was last asked for.
        func take() -> [SliderSpanConfiguration] {
            defer { spans = [] }
            return spans
        }
    }

    /// A view whose texts are at its ends.
    private struct Ends: View {
        let name: String
        var body: some View {
            HStack(spacing: 0) {
                Text("\(name)<")
                Spacer()
                Text("\(name)>")
            }
        }
    }

    /// An app's view that keeps values and does not read them.
    private struct Owner: View {
        @State private var values: [Double]
        let clips: Bool
        let calls: Calls

        init(_ values: [Double], clips: Bool = false, _ calls: Calls) {
            (self.clips, self.calls) = (clips, calls)
            _values = State(wrappedValue: values)
        }

        var body: some View {
            RangeSlider(value: $values, in: 0...100)
                .sliderTrack {
                    let _ = calls.noteTrack()
                    Ends(name: "track")
                }
                .sliderSpan(clipsToSpan: clips) { span in
                    let _ = calls.note(span)
                    Ends(name: "\(span.index)")
                }
                .sliderLook(SliderStyle()).frame(width: 328)
        }
    }

    private func shown(_ view: some View) async throws -> (Screen, SliderControl) {
        let screen = Screen(view, width: 400, height: 100)
        await screen.rest()
        return (screen, try #require(screen.sliders.first))
    }

    /// Where the ends of a view are, from the left side of the control.
    private func ends(_ name: String, _ screen: Screen, _ control: SliderControl) -> [CGFloat] {
        let left = control.frame.minX
        func frame(_ text: String) -> CGRect? { screen.items.first { $0.kind == .text(text) }?.frame }
        return [frame("\(name)<").map { $0.minX - left }, frame("\(name)>").map { $0.maxX - left }].compactMap { $0 }
    }

    /// Where the ends of a stretch of the track are: they are round.
    private func stretch(_ values: ClosedRange<Double>, _ control: SliderControl) -> [CGFloat] {
        let half = CGFloat(control.style.metrics.thickness) / 2
        return [
            control.point(forValue: values.lowerBound).x - half, control.point(forValue: values.upperBound).x + half,
        ]
    }

    @Test func viewsStandWhereTheTrackAndTheSpansAre() async throws {
        let (screen, control) = try await shown(Owner([20, 50, 80], Calls()))
        let rect = control.trackRect(forBounds: control.bounds)
        #expect(ends("track", screen, control) == [rect.minX, rect.maxX])
        #expect(ends("0", screen, control) == stretch(20...50, control))
        #expect(ends("1", screen, control) == stretch(50...80, control))
        #expect(screen.faults.isEmpty)
    }

    @Test func theyLieBehindTheControl() async throws {
        let (screen, _) = try await shown(Owner([20, 80], Calls()))
        let control = try #require(screen.items.firstIndex { $0.kind == .control })
        let track = try #require(screen.items.firstIndex { $0.kind == .text("track<") })
        let span = try #require(screen.items.firstIndex { $0.kind == .text("0<") })
        #expect(track < span && span < control)
    }

    @Test func aClippedViewHasTheTrackAndShowsWithinItsSpan() async throws {
        struct Marked: View {
            var body: some View {
                RangeSlider(value: .constant([20.0, 80]), in: 0...100)
                    .sliderSpan(clipsToSpan: true) { _ in
                        HStack(spacing: 0) {
                            Text("ab")
                            Spacer()
                            Text("in")
                            Spacer()
                            Text("ba")
                        }
                    }
                    .sliderLook(SliderStyle()).frame(width: 328)
            }
        }
        let (screen, control) = try await shown(Marked())
        func frame(_ text: String) -> CGRect? { screen.items.first { $0.kind == .text(text) }?.frame }
        let middle = control.frame.minX + control.trackRect(forBounds: control.bounds).midX
        let shown = try #require(frame("in"))
        #expect(abs(shown.midX - middle) < 0.5 && shown.width > 5)
        #expect(frame("ab")?.isEmpty == true && frame("ba")?.isEmpty == true)
        #expect(screen.faults.isEmpty)
    }

    @Test func theClosuresRunForWhatChanges() async throws {
        let calls = Calls()
        let (screen, control) = try await shown(Owner([20, 80], calls))
        #expect(calls.take() == [.init(index: 0, lowerValue: 20, upperValue: 80)] && calls.tracks == 1)
        control.step = 1
        let finger = Pointer(screen.window)
        finger.press(control, at: 20)
        await screen.rest()
        #expect(calls.take().isEmpty)
        finger.move(to: 40)
        await screen.rest()
        #expect(calls.take() == [.init(index: 0, lowerValue: 40, upperValue: 80)] && calls.tracks == 1)
        #expect(ends("0", screen, control) == stretch(40...80, control))
        finger.lift()
        await screen.rest()
        control.frame.size.width = 300
        control.layOut()
        await screen.rest()
        #expect(calls.take().isEmpty && screen.faults.isEmpty)
    }

    @Test func onARingTheFrameIsThatOfTheRing() async throws {
        let slider = CircularSlider(value: .constant([10.0, 40]), in: 0...100)
            .sliderTrack { Ends(name: "t") }
            .sliderSpan(clipsToSpan: true) { Ends(name: $0.lowerValue == 10 ? "s" : "?") }
            .frame(width: 90, height: 90)
        let (screen, control) = try await shown(slider)
        let ring = control.trackRect(forBounds: control.bounds)
        #expect(ends("t", screen, control) == [ring.minX, ring.maxX])
        #expect(ends("s", screen, control) == [ring.minX, ring.maxX])
    }

    // MARK: Zones

    @Test func zonesHaveViewsFromOneEndOfTheTrackToTheOther() async throws {
        struct Zones: View {
            @State var limits = [20.0, 50, 80]
            var body: some View {
                RangeSlider(value: $limits, in: 0...100)
                    .zoneContent { Ends(name: "\($0.index)") }
                    .sliderLook(SliderStyle()).frame(width: 328)
            }
        }
        let (screen, control) = try await shown(Zones())
        let rect = control.trackRect(forBounds: control.bounds)
        let x = { control.point(forValue: $0).x }
        #expect(ends("0", screen, control) == [rect.minX, x(20)])
        #expect(ends("1", screen, control) == [x(20), x(50)])
        #expect(ends("2", screen, control) == [x(50), x(80)])
        #expect(ends("3", screen, control) == [x(80), rect.maxX])
        let finger = Pointer(screen.window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        finger.lift()
        await screen.rest()
        #expect(ends("0", screen, control) == [rect.minX, x(40)])
        #expect(screen.faults.isEmpty)
    }

    @Test func aZoneHasTheValuesAtItsEnds() async throws {
        var zones: [Int: [Int]] = [:]
        let slider = RangeSlider(value: .constant(20...80), in: 0...100)
            .zoneContent { zone in let _ = zones.updateValue([zone.lower, zone.upper], forKey: zone.index) }
        _ = try await shown(slider)
        #expect(zones == [0: [0, 20], 1: [20, 80], 2: [80, 100]])
    }

    @Test func aCircleThatWrapsHasAZoneForItsRangeAndOneForTheRest() async throws {
        var zones: [Int: [Int]] = [:]
        let night = CircularSlider(value: .constant(CircularRange(start: 22, length: 8)), in: 0...24)
            .zoneContent { zone in let _ = zones.updateValue([zone.lower, zone.upper], forKey: zone.index) }
        _ = try await shown(night.frame(width: 90, height: 90))
        #expect(zones == [0: [22, 6], 1: [6, 22]])
    }

    @Test func viewsOfTheLookComeBackInsideAnother() async throws {
        let look = RangeSlider(value: .constant([20.0, 80]), in: 0...100)
            .sliderThumb(.automatic).sliderTrack(.automatic).sliderSpan(.automatic)
        let own = VStack { look }
            .sliderThumb { _ in Text("thumb") }.sliderTrack { Text("track") }.sliderSpan { _ in Text("span") }
        let (screen, control) = try await shown(own)
        #expect(screen.items.allSatisfy { if case .text = $0.kind { false } else { true } })
        #expect(!control.hasSwiftUIThumbs && !control.hasSwiftUITrack && !control.hasSwiftUISpans)
    }

    private struct PositionText: View {
        @ObservedObject var position: TrackPosition
        var body: some View { Text("\(position.box?.rect.minX ?? 0)") }
    }

    @Test func aSpanThatIsReportedAgainWhereItIsGlidesOn() {
        let (stage, parts) = (Stage(), TrackParts())
        let span = parts.show(1) { SliderSpanConfiguration(index: $0) }[0]
        let boxes = [0, 40].map { TrackBox(rect: CGRect(x: $0, y: 0, width: 60, height: 4)) }
        parts.update(count: 1)
        parts.note(span: 0, in: boxes[0], nil)
        parts.publish()
        stage.show(PositionText(position: span.position))
        parts.note(span: 0, in: boxes[1], 0.5)
        parts.note(span: 0, in: boxes[1], nil)
        parts.publish()
        stage.flush()
        #expect(stage.texts == ["40.0"] && stage.animation == .easeInOut(duration: 0.5))
    }

    /// The double stops where a modifier meets several views.
    @Test func severalViewsStandTogetherInsteadOfAPart() async throws {
        let slider = RangeSlider(value: .constant([20.0, 80]), in: 0...100)
            .sliderTrack {
                Text("a")
                Text("b")
            }
            .sliderSpan(clipsToSpan: true) { _ in
                Text("c")
                Text("d")
            }
            .sliderThumb { thumb in
                Text("\(thumb.index) e")
                Text("\(thumb.index) f")
            }
        let (screen, control) = try await shown(slider.frame(width: 328))
        let middle = { (text: String) in screen.items.first { $0.kind == .text(text) }.map { $0.frame.midX } }
        for pair in [("a", "b"), ("c", "d"), ("0 e", "0 f"), ("1 e", "1 f")] {
            let (first, second) = (try #require(middle(pair.0)), try #require(middle(pair.1)))
            #expect(abs(first - second) < 1, "\(pair)")
        }
        let thumb = control.frame.minX + control.thumbCenters[0].x
        #expect(abs(try #require(middle("0 e")) - thumb) < 1 && screen.faults.isEmpty)
    }

    @Test func withoutViewsTheStyleIsShownAgain() async throws {
        struct Switched: View {
            let shows: Bool
            var body: some View {
                if shows {
                    RangeSlider(value: .constant([20.0, 80]), in: 0...100).sliderTrack { Text("track") }
                } else {
                    RangeSlider(value: .constant([20.0, 80]), in: 0...100)
                }
            }
        }
        let (_, replaced) = try await shown(Switched(shows: true))
        let (_, painted) = try await shown(Switched(shows: false))
        #expect(replaced.trackViews.replaces(.track) && !painted.trackViews.replaces(.track))
    }
}
