/// Options by their numbers, for pages and recordings. What isn't stored is compiled into these alone, so that apps are
/// smaller.
extension SliderOption {
    /// The value of an option as numbers.
    ///
    /// - A flag is its `choice`: 1 for on, 0 for off.
    /// - A number, or a number of steps, is that number.
    /// - A choice is the number of the case, from 0. A choice that can be `nil` counts from 1, and 0 means `nil`.
    /// - A scale is linear, logarithmic, power with its exponent, piecewise with the fraction, value, and step of each
    ///   stop (NaN is no step), or list with its values.
    /// - A step is none, a distance, or values.
    /// - A range is both ends, and ranges are both ends of each. Where one can be `nil`, it's two NaNs.
    /// - Lists are their numbers.
    @usableFromInline package struct Value: Equatable, Sendable {
        /// The number of the case, for an option that has cases.
        @usableFromInline package var choice: Int
        /// The numbers.
        @usableFromInline package var numbers: [Double]

        /// Creates a value.
        package init(choice: Int = 0, numbers: [Double] = []) {
            self.choice = choice
            self.numbers = numbers
        }
    }
}

extension SliderOption.Value {
    /// The first number as a count of steps, or `nil` if there is no number. If the number is NaN or too large, the
    /// count is 0, which options treat as 1.
    @_alwaysEmitIntoClient package var steps: Int? { numbers.first.map { abs($0) < 1e9 ? Int($0) : 0 } }

    /// The numbers as ranges, each from one number to the next; `nil` for a pair that isn't in ascending order.
    @_alwaysEmitIntoClient package var ranges: [ClosedRange<Double>?] {
        (0..<numbers.count / 2).map { index in
            let (lower, upper) = (numbers[2 * index], numbers[2 * index + 1])
            return lower <= upper ? lower...upper : nil
        }
    }
}

extension SliderScale {
    @_alwaysEmitIntoClient package init(_ value: SliderOption.Value) {
        let numbers = value.numbers
        switch value.choice {
        case 1: self = .logarithmic
        case 2: self = .power(numbers.first ?? 1)
        case 3:
            let stops = (0..<numbers.count / 3).map { index in
                let step = numbers[3 * index + 2]
                return Stop(fraction: numbers[3 * index], value: numbers[3 * index + 1], step: step.isNaN ? nil : step)
            }
            self = .piecewise(stops)
        case 4: self = .list(numbers)
        default: self = .linear
        }
    }
}

extension SliderStep {
    @_alwaysEmitIntoClient package init(_ value: SliderOption.Value) {
        switch value.choice {
        case 1: self = .every(value.numbers.first ?? 0)
        case 2: self = .values(value.numbers)
        default: self = .none
        }
    }
}
