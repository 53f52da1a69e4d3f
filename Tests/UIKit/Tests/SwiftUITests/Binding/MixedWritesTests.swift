@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersSwiftUI

/// Writes of one turn with and without an animation.
@MainActor @Suite(.serialized, .eachComparison)
struct MixedWritesTests: Showing {
    let window = TestWindow.make()

    private struct Pair: View {
        @State private var lower = 20.0
        @State private var upper = 80.0
        var body: some View {
            RangeSlider(lower: $lower, upper: $upper, in: 0...100)
            Button("Animated first") {
                withAnimation(.linear(duration: 0.5)) { lower = 60 }
                upper = 90
            }
            Button("Animated last") {
                lower = 10
                withAnimation(.linear(duration: 0.5)) { upper = 95 }
            }
        }
    }

    private struct Values: View {
        @State private var prices = 20.0...80.0
        @State private var marks = [20.0, 50, 80]
        let hasMarks: Bool

        var body: some View {
            if hasMarks {
                RangeSlider(value: $marks, in: 0...100).sliderThumb { Text("thumb \($0.index)") }
            } else {
                RangeSlider(value: $prices, in: 0...100)
            }
            Button("Range") {
                withAnimation(.linear(duration: 0.5)) { prices = 60...80 }
                prices = 60...90
            }
            Button("Array") {
                withAnimation(.linear(duration: 0.5)) { marks[0] = 30 }
                marks[2] = 90
            }
        }
    }

    private struct Tinted: View {
        @State private var price = 20.0...80.0
        @State private var isRed = false
        var body: some View {
            RangeSlider(value: $price, in: 0...100).sliderTint(isRed ? .plainRed : .plainGreen)
            Button("Sale") {
                withAnimation(.linear(duration: 0.5)) {
                    price = 30...90
                    isRed.toggle()
                }
            }
        }
    }

    private struct Points: View {
        @State private var points = [CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)]
        var body: some View {
            PlaneSlider(value: $points, in: CGRect(x: 0, y: 0, width: 100, height: 100))
            Button("Move") {
                withAnimation(.linear(duration: 0.5)) { points[0].x = 60 }
                points[1].y = 10
            }
        }
    }

    private func glides(_ control: SliderControl) -> [Double?] {
        control.values.indices.map { control.glide(ofThumb: $0)?.duration }
    }

    @Test func ofTwoBindingsTheOneWrittenWithAnAnimationGlides() throws {
        let stage = Stage(on: window)
        let control = try show(Pair(), on: stage)
        stage.tap("Animated first")
        #expect(control.values == [60, 90] && glides(control) == [0.5, nil])
        stage.tap("Animated last")
        #expect(control.values == [10, 95] && glides(control) == [nil, 0.5])
    }

    @Test func ofOneBindingTheValueWrittenWithAnAnimationGlides() throws {
        let stage = Stage(on: window)
        let control = try show(Values(hasMarks: false), on: stage)
        stage.tap("Range")
        #expect(control.values == [60, 90] && glides(control) == [0.5, nil])
    }

    @Test func aViewInsteadOfAThumbGlidesWithIt() async throws {
        let stage = Stage(on: window)
        let control = try show(Values(hasMarks: true), on: stage)
        await settle(stage)
        let before = stage.middles()
        stage.tap("Array")
        await settle(stage)
        #expect(glides(control) == [0.5, nil, nil] && stage.animations == [.easeInOut(duration: 0.5)])
        let start = stage.middles(after: 0)
        #expect(start["thumb 0"] == before["thumb 0"] && start["thumb 2"] == stage.middles()["thumb 2"])
    }

    @Test func theLayoutForANewColorEndsNoGlide() throws {
        let stage = Stage(on: window)
        let control = try show(Tinted(), on: stage)
        stage.tap("Sale")
        #expect(control.spanTint == .red && control.values == [30, 90] && glides(control) == [0.5, 0.5])
    }

    @Test func onAPlaneThePointWrittenWithAnAnimationGlides() throws {
        let stage = Stage(on: window)
        stage.show(Points())
        let control = try #require(stage.views.first as? PlaneSliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 228, height: 228)
        window.layOut()
        stage.tap("Move")
        #expect(control.values == [CGPoint(x: 60, y: 20), CGPoint(x: 80, y: 10)])
        #expect([0, 1].map { control.layer(ofThumb: $0).animation(forKey: "position")?.duration } == [0.5, nil])
    }
}
