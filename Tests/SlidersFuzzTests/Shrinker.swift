import SlidersCore

/// Makes a story that breaks a law as short and plain as it can, as long as it breaks the same law.
struct Shrinker {
    private(set) var opening: Opening
    private(set) var operations: [Operation]
    /// The law that is broken, without its numbers.
    private let law: String

    init?(_ opening: Opening, _ operations: [Operation]) {
        self.opening = opening
        self.operations = operations
        guard let fault = Self.fault(opening, operations) else { return nil }
        law = Self.law(fault)
    }

    /// The first fault of a story; laws that take long are looked at after each operation too.
    static func fault(_ opening: Opening, _ operations: [Operation]) -> String? {
        var story = Story(opening)
        for operation in operations {
            story.perform(operation)
            if let fault = story.brokenLaw() { return fault }
        }
        return story.finish()
    }

    private static func law(_ fault: String) -> String { fault.filter { !$0.isNumber && !"-.e+ ".contains($0) } }

    private func fails(_ opening: Opening, _ operations: [Operation]) -> Bool {
        Self.fault(opening, operations).map(Self.law) == law
    }

    mutating func shrink() {
        var isSmaller = true
        while isSmaller {
            isSmaller = removeOperations()
            if simplifyOperations() { isSmaller = true }
            if simplifyOpening() { isSmaller = true }
        }
    }

    /// Leaves out runs of operations, long ones first.
    private mutating func removeOperations() -> Bool {
        var hasRemoved = false
        var length = max(1, operations.count / 2)
        while length > 0 {
            var start = 0
            while start < operations.count {
                var fewer = operations
                fewer.removeSubrange(start..<min(operations.count, start + length))
                if fails(opening, fewer) {
                    operations = fewer
                    hasRemoved = true
                } else {
                    start += length
                }
            }
            length /= 2
        }
        return hasRemoved
    }

    private mutating func simplifyOperations() -> Bool {
        var isSimpler = false
        for index in operations.indices {
            for simpler in operations[index].simpler {
                var others = operations
                others[index] = simpler
                guard fails(opening, others) else { continue }
                operations = others
                isSimpler = true
                break
            }
        }
        return isSimpler
    }

    private mutating func simplifyOpening() -> Bool {
        var simpler = opening.configuration.simpler.map { configuration in
            var simpler = opening
            simpler.configuration = configuration
            return simpler
        }
        for values in opening.values.simpler {
            var other = opening
            other.values = values
            simpler.append(other)
        }
        if opening.metrics != SliderMetrics() {
            var other = opening
            other.metrics = SliderMetrics()
            simpler.append(other)
        }
        guard let found = simpler.first(where: { fails($0, operations) }) else { return false }
        opening = found
        return true
    }
}

extension Operation {
    /// The same with plainer options and numbers.
    fileprivate var simpler: [Operation] {
        switch self {
        case .assign(let values): values.simpler.map { .assign($0) }
        case .configure(let configuration, let values):
            configuration.simpler.map { .configure($0, values) }
                + (values == nil ? [] : [.configure(configuration, nil)])
        case .layOut: []
        case .move(let thumb, let value): value.simpler.map { .move(thumb, to: $0) }
        case .input(let input, let answer):
            input.simpler.map { .input($0, answer) } + (answer.isAccept ? [] : [.input(input, .accept)])
        }
    }
}

extension Operation.Answer {
    fileprivate var isAccept: Bool { if case .accept = self { true } else { false } }
}

extension SliderInput {
    fileprivate var simpler: [SliderInput] {
        switch self {
        case .press(let point, let pointer, let waits):
            point.simpler.map { .press(at: $0, pointer: pointer, waits: waits) }
                + (waits ? [.press(at: point, pointer: pointer)] : [])
        case .drag(let point, let pointer, let isFine):
            point.simpler.map { .drag(to: $0, pointer: pointer, isFine: isFine) }
                + (isFine ? [.drag(to: point, pointer: pointer)] : [])
        case .type(let value, let thumb): value.simpler.map { .type($0, thumb: thumb) }
        default: []
        }
    }
}

extension SIMD2<Double> {
    fileprivate var simpler: [Self] {
        let whole = SIMD2(x.rounded(), y.rounded())
        return whole.x.isFinite && whole.y.isFinite && whole != self ? [whole] : []
    }
}

extension Double {
    fileprivate var simpler: [Double] { rounded() != self && isFinite ? [rounded()] : [] }
}

extension [Double] {
    fileprivate var simpler: [[Double]] {
        indices.flatMap { index in
            self[index].simpler.map { simpler in
                var values = self
                values[index] = simpler
                return values
            }
        }
    }
}

extension SliderConfiguration {
    /// The same with one option set back to its default.
    fileprivate var simpler: [SliderConfiguration] {
        let plain = SliderConfiguration(bounds: bounds)
        let changes: [(inout SliderConfiguration) -> Void] = [
            { $0.scale = plain.scale }, { $0.step = plain.step }, { $0.minimumSpan = 0 },
            { $0.maximumSpan = .infinity },
            { $0.minimumSeparation = 0 }, { $0.enabledRange = nil }, { $0.thumbLimits = [] },
            { $0.forbiddenRanges = [] }, { $0.disabledThumbs = [] },
            { $0.isEnabled = true }, { $0.keepsValuesBetweenSteps = false }, { $0.collision = .stop },
            { $0.wraps = false },
            { $0.pressTarget = .thumb }, { $0.spanDrag = .neighbors }, { $0.hasFineControl = false },
            { $0.dragsVertically = false },
            { $0.detents = [] }, { $0.detentDistance = 8 }, { $0.snapsWhileDragging = true },
            { $0.isContinuous = true },
            { $0.resetsOnDoubleTap = false }, { $0.resetValues = [] },
            { $0.accessibilityStep = nil }, { $0.bounds = 0...100 },
        ]
        return changes.compactMap { change in
            var simpler = self
            change(&simpler)
            return "\(simpler)" == "\(self)" ? nil : simpler
        }
    }
}
