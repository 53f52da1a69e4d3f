import SlidersCore
import Testing

@Suite struct SliderOptionTests {
    @Test func everyPropertyOfTheConfigurationIsAnOption() {
        let properties = Mirror(reflecting: SliderConfiguration()).children.compactMap { $0.label }
        #expect(Set(properties) == Set(SliderOption.allCases.map { "\($0)" }))
        #expect(properties.count == SliderOption.allCases.count)
    }

    @Test func valuesThatAreReadSetEqualOnes() {
        for configuration in configurations {
            var copy = SliderConfiguration(bounds: -7...7)
            for option in SliderOption.allCases { copy[option] = configuration[option] }
            #expect(copy == configuration)
        }
    }

    @Test func nilSetsTheDefault() {
        let defaults = SliderConfiguration()
        for option in SliderOption.allCases {
            var copy = everything
            copy[option] = nil
            #expect(copy[option] == defaults[option], "\(option)")
        }
    }

    /// An option whose value were another's would not change here, or change too much.
    @Test func anOptionChangesItsPropertyAlone() {
        for option in SliderOption.allCases {
            var configuration = SliderConfiguration()
            configuration[option] = everything[option]
            let other = Mirror(reflecting: SliderConfiguration()).children
            let changed = zip(Mirror(reflecting: configuration).children, other).filter {
                String(describing: $0.value) != String(describing: $1.value)
            }
            #expect(changed.compactMap { $0.0.label } == ["\(option)"], "\(option)")
        }
    }

    @Test func numbersThatNoOptionHasAreRepaired() {
        let odd: [SliderOption.Value] = [
            .init(), .init(choice: -1), .init(choice: 99, numbers: [.nan]), .init(choice: 3, numbers: [1]),
            .init(numbers: [5, 1, .nan, 4, 2]), .init(numbers: [.infinity, -.infinity]), .init(choice: 2),
        ]
        for option in SliderOption.allCases {
            for value in odd {
                var configuration = SliderConfiguration()
                configuration[option] = value
                let state = SliderState(
                    repairing: configuration, values: [0.2, 0.8], on: .line(from: .zero, to: SIMD2(100, 0)))
                #expect(state.values.allSatisfy { $0.isFinite })
            }
        }
    }

    /// A configuration of which no property has its default.
    private var everything: SliderConfiguration {
        var all = SliderConfiguration(bounds: 2...50)
        (all.scale, all.step) = (
            .piecewise([.init(fraction: 0, value: 2, step: 3), .init(fraction: 1, value: 50)]), .every(4)
        )
        (all.minimumSpan, all.maximumSpan, all.minimumSeparation) = (1, 30, 12)
        (all.enabledRange, all.thumbLimits, all.disabledThumbs) = (4...40, [nil, 5...20], [1, 3])
        all.forbiddenRanges = [10...12, 30...55]
        (all.isEnabled, all.isReadOnly, all.keepsValuesBetweenSteps, all.wraps) = (false, true, true, true)
        (all.collision, all.pressTarget, all.spanDrag) = (.cross, .thumb, .all)
        (all.hasFineControl, all.dragsVertically, all.detents) = (true, true, [7, 9])
        all.detentDistance = 12
        (all.snapsWhileDragging, all.isContinuous) = (false, false)
        (all.arrowSteps, all.pageSteps, all.accessibilityStep) = (2, 5, 3)
        (all.resetsOnDoubleTap, all.resetValues) = (true, [9, 20])
        return all
    }

    private var configurations: [SliderConfiguration] {
        let scales: [SliderScale] = [.linear, .logarithmic, .power(2), .piecewise([]), .list([1, 5, 9])]
        let steps: [SliderStep] = [.none, .every(2), .values([3, 1])]
        var all = [SliderConfiguration(), everything]
        for index in 0..<15 {
            var next = everything
            (next.scale, next.step) = (scales[index % 5], steps[index % 3])
            next.collision = SliderCollision.allCases[index % 3]
            next.pressTarget = index == 0 ? nil : SliderPressTarget.allCases[index % 5]
            all.append(next)
        }
        return all
    }
}
