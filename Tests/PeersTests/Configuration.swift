import SlidersCore

extension SliderConfiguration {
    /// The options that most peers have: `min`, `max`, `step`, and a minimum span in steps.
    init(_ config: JSON, min lower: Double = 0, max upper: Double = 100, step: Double? = nil) {
        self.init()
        lowerBound = config["min"].number ?? lower
        upperBound = config["max"].number ?? upper
        if let step = config["step"].number ?? step {
            self.step = .every(step)
            minimumSpan = (config["minSteps"].number ?? 0) * step
        }
        pressTarget = .track
    }
}
