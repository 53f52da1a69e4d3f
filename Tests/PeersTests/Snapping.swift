import SlidersCore

/// Helpers of several projects that snap, add a step, or position a neutral value.
enum Snapping {
    static func map(_ record: PeerRecord) throws -> Outcome {
        let action = record.action
        let config = record.config
        if action["roundToStepPrecision"] != .null { return .leftOut(.text) }
        guard let step = config["step"].number else { throw Unread(config) }
        if let value = action["snap"].number {
            // Without a lower bound steps count from 0; without an upper bound there is no limit.
            let low = config["min"].number ?? 0
            let configuration = SliderConfiguration(config, min: 0, max: low + 1000 * step)
            return .compared(theirs: record.expected, ours: .number(try Bench(configuration, [value]).values[0]))
        }
        let direction: Double = action["increment"] != .null ? 1 : -1
        guard let value = action["increment"].number ?? action["decrement"].number else { throw Unread(action) }
        // The peer adds a step to any value; here steps count from the lower bound, so the bound is chosen to fit.
        var configuration = SliderConfiguration(bounds: decimal(value - 100 * step)...decimal(value + 100 * step))
        configuration.step = .every(step)
        var bench = try Bench(configuration, [value])
        bench.handle(.key(.step(Int(direction)), thumb: 0))
        return .compared(theirs: record.expected, ours: .number(bench.values[0]))
    }

    private static func decimal(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
}
