import SlidersRulerControls

@MainActor
enum Rulers {
    static let all: Makers = ["exposure": exposure, "weight": weight]

    static func exposure() -> BaseSliderControl {
        // snippet.exposure
        let ruler = RulerSliderControl()
        (ruler.minimumValue, ruler.maximumValue) = (-2, 2)
        ruler.step = 0.1
        ruler.value = 0.7
        ruler.detents = [0]
        ruler.resetsOnDoubleTap = true
        ruler.configuration.resetValues = [0]
        ruler.bendRadius = 240
        // snippet.end
        return ruler
    }

    static func weight() -> BaseSliderControl {
        // snippet.weight
        let ruler = RulerSliderControl()
        (ruler.minimumValue, ruler.maximumValue) = (30, 150)
        ruler.step = 0.1
        ruler.value = 70.5
        ruler.metrics.hasLabel = true
        ruler.allowsTextEntry = true
        // snippet.end
        return ruler
    }
}
