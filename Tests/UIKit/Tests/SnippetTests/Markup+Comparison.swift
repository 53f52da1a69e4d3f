import SlidersControls
import SlidersCore
import SlidersLookImages
import SlidersPlane
import SlidersPlaneControls
import SlidersRulerControls
import Testing

/// Comparisons of planes and rulers with what HTML asks for, as all hosts make them.
@MainActor
extension Markup {
    func compare(_ plane: PlaneSliderControl) {
        #expect(plane.configurationError == nil)
        let values = plane.values.flatMap { [Double($0.x), Double($0.y)] }
        #expect(values == numbers("values", "value") ?? [0, 0])
        for (letter, axis) in [("x", SliderPlane.Axis.x), ("y", .y)] {
            let options = axis == .x ? plane.configuration.x : plane.configuration.y
            #expect(options.bounds == number("\(letter)-min", 0)...number("\(letter)-max", 100))
            #expect("\(options.scale)" == attributes["\(letter)-scale"] ?? "linear")
            #expect(options.wraps == (attributes["\(letter)-wraps"] != nil))
            #expect(plane.axisName(axis) == attributes["\(letter)-label"])
            let ticks = axis == .x ? plane.xTicks : plane.yTicks
            #expect(ticks == numbers("\(letter)-ticks").map { .values($0) } ?? .none)
        }
        #expect(plane.allowsTextEntry == (attributes["text-entry"] != nil))
        if let look = SliderLook.all.first(where: { $0.name == attributes["look"] }) {
            #expect(plane.style.paints == look.style().paints)
        }
        let isDisc = if case .disc = plane.shape { true } else { false }
        #expect(isDisc == (attributes["shape"] == "disc"))
    }

    func compare(_ ruler: RulerSliderControl) {
        #expect(ruler.configurationError == nil)
        #expect(ruler.value == number("value", 0))
        #expect(ruler.minimumValue == number("min", 0) && ruler.maximumValue == number("max", 100))
        #expect(ruler.step == number("step", 0))
        #expect(ruler.detents == numbers("detents") ?? [])
        #expect(ruler.resetsOnDoubleTap == (attributes["resets-on-double-tap"] != nil))
        #expect(ruler.configuration.resetValues == numbers("reset-values") ?? [])
        #expect(Double(ruler.bendRadius) == number("bend-radius", 0))
        #expect(ruler.metrics.hasLabel == (attributes["labels"] != nil))
        #expect(ruler.allowsTextEntry == (attributes["text-entry"] != nil))
    }
}
