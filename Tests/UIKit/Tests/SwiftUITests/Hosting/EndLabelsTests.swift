import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The labels of the bounds are at the ends of the track.
@MainActor @Suite(.serialized, .eachComparison)
struct EndLabelsTests: Showing {
    let window = TestWindow.make()

    private func labeled(_ direction: SliderDirection) -> some View {
        RangeSlider(
            value: .constant(0.2...0.8), in: 0...1, format: .number, label: { EmptyView() },
            minimumValueLabel: { Text("min") },
            maximumValueLabel: { Text("max") }
        ).sliderDirection(direction)
    }

    private static let onScreen: [(SliderDirection, leftToRight: String, rightToLeft: String)] = [
        (.trailing, "[min | RangeSliderControl | max]", "[max | RangeSliderControl | min]"),
        (.leading, "[max | RangeSliderControl | min]", "[min | RangeSliderControl | max]"),
        (.right, "[min | RangeSliderControl | max]", "[min | RangeSliderControl | max]"),
        (.left, "[max | RangeSliderControl | min]", "[max | RangeSliderControl | min]"),
        (.up, "[max / RangeSliderControl / min]", "[max / RangeSliderControl / min]"),
        (.down, "[min / RangeSliderControl / max]", "[min / RangeSliderControl / max]"),
    ]

    @Test func labelsStandAtTheirEndsInEveryDirection() throws {
        var arabic = EnvironmentValues()
        arabic.layoutDirection = .rightToLeft
        for (direction, leftToRight, rightToLeft) in Self.onScreen {
            let stage = Stage(on: window)
            let control = try show(labeled(direction), on: stage, width: 100, height: 100)
            #expect(stage.arrangement == leftToRight)
            #expect(isAtStart(control) == leftToRight.hasPrefix("[min"), "\(direction)")
            stage.show(labeled(direction), arabic)
            #expect(stage.arrangement == rightToLeft && stage.made == 1)
            #expect(isAtStart(control) == rightToLeft.hasPrefix("[min"), "\(direction)")
        }
    }

    /// Whether the lower bound is at the left or at the top.
    private func isAtStart(_ control: SliderControl) -> Bool {
        window.layOut()
        let (lower, upper) = (control.point(forValue: 0), control.point(forValue: 1))
        return lower.x + lower.y < upper.x + upper.y
    }

    @Test func labelsKeepTheDirectionOfTheirLanguage() throws {
        var arabic = EnvironmentValues()
        arabic.layoutDirection = .rightToLeft
        let stage = Stage(on: window)
        let pair = HStack {
            Text("a")
            Text("b")
        }
        stage.show(
            RangeSlider(
                value: .constant(0.2...0.8), in: 0...1, format: .number, label: { EmptyView() },
                minimumValueLabel: { pair },
                maximumValueLabel: { EmptyView() }
            ), arabic)
        #expect(stage.arrangement == "[RangeSliderControl | [b | a]]")
    }

    @Test func aControlStaysWhenItsDirectionTurnsRound() throws {
        let stage = Stage(on: window)
        for direction in [SliderDirection.trailing, .left, .leading, .right] { stage.show(labeled(direction)) }
        #expect(stage.made == 1)
    }

    // MARK: Rings

    private func ring(_ minimum: String = "quiet", _ maximum: String = "loud") -> some View {
        CircularSlider(
            value: .constant(0.2), in: 0...1, format: .number, label: { EmptyView() },
            minimumValueLabel: { Text(minimum) },
            maximumValueLabel: { Text(maximum) }
        ).sliderLabelsVisibility(.hidden)
    }

    private func frames(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) async
        -> [String: CGRect]
    {
        let screen = Screen(view, width: 200, height: 200, environment: environment)
        await screen.rest()
        return Dictionary(
            uniqueKeysWithValues: screen.items.compactMap { item in
                if case .text(let text) = item.kind { (text, item.frame) } else { nil }
            })
    }

    /// The double stops where a modifier meets several views.
    @Test func severalViewsOfALabelOfARingStandBesideOneAnother() async throws {
        let ring = CircularSlider(value: .constant(0.2)) {
            Text("Volume")
        } currentValueLabel: {
            Text("a")
            Text("b")
        } minimumValueLabel: {
            Text("c")
            Text("d")
        } maximumValueLabel: {
            Text("e")
            Text("f")
        }
        let frames = await frames(ring.sliderLabelsVisibility(.hidden).sliderArc(start: 225, sweep: 270))
        for pair in [("a", "b"), ("c", "d"), ("e", "f")] {
            let (first, second) = (try #require(frames[pair.0]), try #require(frames[pair.1]))
            #expect(first.maxX <= second.minX && first.midY == second.midY, "\(pair)")
        }
    }

    /// The distance between a label's middle and a point.
    private func distance(_ label: CGRect, _ point: SIMD2<Double>) -> Double {
        let offset = SIMD2(Double(label.midX), Double(label.midY)) - point
        return (offset * offset).sum().squareRoot()
    }

    private static let arcs: [(start: Double, sweep: Double)] = [
        (225, 270), (135, -270), (220, 280), (240, 240), (270, 180), (0, 270), (315, 270), (45, 270), (300, 120),
    ]

    @Test func labelsOfARingStandAtTheEndsOfItsArc() async throws {
        for (start, sweep) in Self.arcs {
            let frames = await frames(ring().sliderArc(start: start, sweep: sweep))
            // Thumbs of 28 points in a control of 200.
            let track = SliderTrack.arc(.init(center: SIMD2(100, 100), radius: 86, start: start, sweep: sweep))
            let minimum = try #require(frames["quiet"])
            let maximum = try #require(frames["loud"])
            for (label, end) in [(minimum, track.point(at: 0)), (maximum, track.point(at: 1))] {
                let corner = SIMD2(end.x < 100 ? 0 : 200.0, end.y < 100 ? 0 : 200.0)
                #expect(distance(label, end) < distance(label, corner), "\(start) \(sweep)")
                #expect(distance(label, end) < 45, "\(start) \(sweep)")
                #expect(CGRect(x: 0, y: 0, width: 200, height: 200).insetBy(dx: -1, dy: -1).contains(label))
                for step in 0...180 {
                    let point = track.point(at: Double(step) / 180)
                    #expect(!label.insetBy(dx: -3, dy: -3).contains(CGPoint(x: point.x, y: point.y)))
                }
            }
            #expect(!minimum.intersects(maximum))
        }
    }

    @Test func labelsOfARingAreTheSameInEveryLanguage() async {
        var arabic = EnvironmentValues()
        arabic.layoutDirection = .rightToLeft
        let view = ring().sliderArc(start: 225, sweep: 270)
        let (leftToRight, rightToLeft) = (await frames(view), await frames(view, arabic))
        #expect(leftToRight.count == 2 && leftToRight == rightToLeft)
    }

    /// They have no gap, or are too long for it.
    @Test func labelsWithoutRoomStandInTheCornersBelow() async throws {
        for (view, text) in [
            (AnyView(ring()), "quiet"),
            (AnyView(ring("as quiet as ever").sliderArc(start: 190, sweep: 340)), "as quiet as ever"),
        ] {
            let frames = await frames(view)
            let minimum = try #require(frames[text])
            let maximum = try #require(frames["loud"])
            #expect(abs(minimum.minX) <= 1 && abs(maximum.maxX - 200) <= 1)
            #expect(abs(minimum.maxY - 200) <= 1 && abs(maximum.maxY - 200) <= 1)
        }
    }
}
