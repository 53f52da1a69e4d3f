import Testing

@testable import SlidersCore

/// The solver against brute force: on small grids every chain of values is listed, and the rules pick from the list.
@Suite struct SolverTests {
    /// A solver, and all chains of values that its constraints allow.
    private struct Case {
        var solver: Solver
        let grid: [Double]
        let configuration: SliderConfiguration
        /// All chains, in lexical order.
        let chains: [[Double]]

        /// `nil` if the constraints allow no chain.
        init?(_ configuration: SliderConfiguration, grid: [Double], count: Int) {
            self.configuration = configuration
            self.grid = grid
            chains = Self.chains(configuration, grid, count)
            let constraints = Constraints(configuration, count: count, on: .plain)
            guard !chains.isEmpty else { return nil }
            solver = Solver(constraints: constraints, separation: 0)
            solver.thumbs = chains[0].map { Thumb(at: ThumbValue(value: $0, origin: .user)) }
        }

        private static func chains(
            _ configuration: SliderConfiguration, _ grid: [Double], _ count: Int, after chain: [Double] = []
        ) -> [[Double]] {
            guard chain.count < count else { return [chain] }
            let allowed = grid.filter { value in
                let limits =
                    chain.count < configuration.thumbLimits.count ? configuration.thumbLimits[chain.count] : nil
                guard limits?.contains(value) != false else { return false }
                guard let last = chain.last else { return true }
                return value - last >= configuration.minimumSpan && value - last <= configuration.maximumSpan
            }
            return allowed.flatMap { chains(configuration, grid, count, after: chain + [$0]) }
        }

        /// Puts the thumbs on a chain.
        mutating func position(_ chain: [Double]) {
            for index in chain.indices {
                solver.thumbs[index].current = ThumbValue(value: chain[index], origin: .user)
                solver.thumbs[index].proposed = solver.thumbs[index].current
            }
        }

        var proposed: [Double] { solver.thumbs.map(\.proposed.value) }
    }

    /// The number nearest to a request; ties go up.
    private static func nearest(_ request: Double, _ values: [Double]) -> Double? {
        values.min { a, b in abs(a - request) != abs(b - request) ? abs(a - request) < abs(b - request) : a > b }
    }

    /// Even and uneven steps, and forbidden ranges, with spans and limits, for one to four thumbs; those that cannot be
    /// met are left out. Without steps whole numbers are as good as all: every bound of the rules is one.
    private func cases(_ collision: SliderCollision) -> [Case] {
        let grids: [(values: [Double], forbidden: [ClosedRange<Double>], hasSteps: Bool)] = [
            ([0, 1, 2, 3, 4, 5], [], true), ([0, 2, 4, 6, 7], [], true), ([0, 1, 4, 5, 9], [], true),
            ([0, 2, 4, 8, 9], [4.5...7], true), ([0, 1, 2, 5, 6, 7], [2...5], false),
            ([0, 1, 4, 5, 6, 8], [1...3, 2...4, 6...8], false),
        ]
        let spans = [(0, Double.infinity), (1, .infinity), (2, 3), (0, 2), (1.5, 4)] as [(Double, Double)]
        let limits: [[ClosedRange<Double>?]] = [[], [nil, 2...5], [0...4, nil, 4...9]]
        var cases: [Case] = []
        for (grid, forbidden, hasSteps) in grids {
            for (minimum, maximum) in spans where hasSteps || minimum.rounded() == minimum {
                for limit in limits {
                    for count in max(1, limit.count)...4 {
                        var configuration = SliderConfiguration(bounds: grid[0]...grid[grid.count - 1])
                        configuration.step =
                            !hasSteps ? .none : .values(grid + (forbidden.isEmpty ? [] : [5, 6]))
                        configuration.forbiddenRanges = forbidden
                        configuration.minimumSpan = minimum
                        configuration.maximumSpan = maximum
                        configuration.thumbLimits = limit
                        configuration.collision = collision
                        if let item = Case(configuration, grid: grid, count: count) { cases.append(item) }
                    }
                }
            }
        }
        return cases
    }

    /// Requests on, between and beyond the values of a grid; without steps whole numbers.
    private func requests(_ item: Case) -> [Double] {
        let grid = item.grid
        if item.configuration.step == .none { return (-2...12).map { Double($0) } }
        var requests = [grid[0] - 2]
        for value in grid { requests += [value, value + 0.5, value + 0.8] }
        requests.append(grid[grid.count - 1] + 3)
        return requests
    }

    // MARK: Constraints

    @Test func whatCanBeMetIsKeptAndTheLowestChainIsTheFirst() {
        for item in cases(.stop) {
            let constraints = item.solver.constraints
            #expect(constraints.error == nil, "\(item.configuration)")
            let hasSpans = item.solver.count > 1
            #expect(constraints.minimumSpan == (hasSpans ? item.configuration.minimumSpan : 0))
            let hasMaximum = hasSpans && item.configuration.maximumSpan < constraints.scale.length
            #expect(constraints.maximumSpan == (hasMaximum ? item.configuration.maximumSpan : .infinity))
            #expect(constraints.lowestValues() == item.chains[0], "\(item.configuration)")
        }
    }

    // MARK: Assignment

    /// docs/behavior.md §1.7: going up from the lowest, each thumb takes the value nearest to its request that keeps
    /// its distances to the thumb below and leaves the thumbs above room.
    @Test func assignmentsTakeTheGreedyChain() {
        var generator = Generator(seed: 97)
        var seen = 0
        for var item in cases(.stop) {
            for _ in 0..<60 {
                let requested = (0..<item.solver.count).map { _ in generator.pick(requests(item)) }
                var chains = item.chains
                for index in requested.indices {
                    let value = Self.nearest(requested[index], chains.map { $0[index] })
                    chains.removeAll { $0[index] != value }
                }
                item.solver.withdraw()
                item.solver.propose(requests: requested.map { ThumbValue(value: $0, origin: .user) })
                #expect([item.proposed] == chains, "\(requested) \(item.configuration)")
                seen += 1
            }
        }
        #expect(seen > 5000, "\(seen)")
    }

    // MARK: Limits

    /// The values that a thumb can take while the fixed thumbs stay and the others yield.
    private func reachable(_ index: Int, from chain: [Double], in item: Case, fixed: (Int) -> Bool) -> [Double] {
        item.chains.filter { other in
            other.indices.allSatisfy { $0 == index || !fixed($0) || other[$0] == chain[$0] }
        }.map { $0[index] }
    }

    @Test func limitsWithStopAreTheEndsOfWhatTheNeighborsLeave() {
        var seen = 0
        for var item in cases(.stop) {
            for chain in item.chains {
                item.position(chain)
                for index in chain.indices {
                    let values = reachable(index, from: chain, in: item) { _ in true }
                    let limits = item.solver.limits(of: index)
                    #expect(
                        [limits.low] == values.min().map { [$0] }, "thumb \(index) of \(chain) \(item.configuration)")
                    #expect(
                        [limits.high] == values.max().map { [$0] }, "thumb \(index) of \(chain) \(item.configuration)")
                    seen += 1
                }
            }
        }
        #expect(seen > 3000, "\(seen)")
    }

    @Test func limitsWithPushAreTheEndsOfWhatAllOtherThumbsCanMakeRoomFor() {
        var generator = Generator(seed: 98)
        var seen = 0
        for var item in cases(.push) {
            for chain in item.chains where generator.chance(0.4) {
                item.position(chain)
                let held = generator.int(-1..<chain.count)
                if held >= 0 { item.solver.thumbs[held].holder = Holder(pointer: 7, isSpan: false) }
                for index in chain.indices where index != held {
                    let values = reachable(index, from: chain, in: item) { $0 == held }
                    let limits = item.solver.limits(of: index)
                    let story = "thumb \(index) of \(chain), \(held) held, \(item.configuration)"
                    #expect([limits.low] == values.min().map { [$0] }, "\(story)")
                    #expect([limits.high] == values.max().map { [$0] }, "\(story)")
                    seen += 1
                }
                if held >= 0 { item.solver.thumbs[held].holder = nil }
            }
        }
        #expect(seen > 1000, "\(seen)")
    }

    // MARK: Movements

    /// The chain after a push: the thumb takes the value nearest to the request; then, going outward, each neighbor
    /// stays if it can, and otherwise takes the value nearest to its own.
    private func pushed(_ index: Int, from chain: [Double], to request: Double, in item: Case) -> [Double] {
        var chains = item.chains
        let value = Self.nearest(request, chains.map { $0[index] })
        chains.removeAll { $0[index] != value }
        for other in [Array(index + 1..<chain.count), Array((0..<index).reversed())].flatMap({ $0 }) {
            let value = Self.nearest(chain[other], chains.map { $0[other] })
            chains.removeAll { $0[other] != value }
        }
        return chains[0]
    }

    @Test func movementsWithPushMoveNeighborsNoFartherThanTheyMust() {
        var generator = Generator(seed: 99)
        var seen = 0
        for var item in cases(.push) {
            for chain in item.chains where generator.chance(0.3) {
                let index = generator.int(0..<chain.count)
                let request = generator.pick(requests(item))
                item.position(chain)
                let movement = Movement(of: index)
                item.solver.move(index, to: request, in: item.solver.limits(of: movement), movement)
                let expected = pushed(index, from: chain, to: request, in: item)
                #expect(item.proposed == expected, "thumb \(index) of \(chain) to \(request) \(item.configuration)")
                item.solver.withdraw()
                seen += 1
            }
        }
        #expect(seen > 300, "\(seen)")
    }

    @Test func movementsWithCrossTakeTheNearestSortedChain() {
        var seen = 0
        for var item in cases(.cross) where item.configuration.thumbLimits.isEmpty {
            for chain in item.chains {
                for index in chain.indices {
                    var others = chain
                    others.remove(at: index)
                    let values = item.chains.compactMap { other -> Double? in
                        other.indices.lazy.compactMap { target -> Double? in
                            var rest = other
                            let value = rest.remove(at: target)
                            return rest == others ? value : nil
                        }.first
                    }
                    for request in requests(item) {
                        item.position(chain)
                        let movement = Movement(of: index)
                        let target = item.solver.move(
                            index, to: request, in: item.solver.limits(of: movement), movement)
                        let proposed = item.proposed
                        let value = target.map { proposed[$0] } ?? .infinity
                        let expected = values.sorted(by: >).min { abs($0 - request) < abs($1 - request) }
                        #expect(value == expected, "thumb \(index) of \(chain) to \(request) \(item.configuration)")
                        var rest = proposed
                        if let target { rest.remove(at: target) }
                        #expect(rest == others && item.chains.contains(proposed))
                        item.solver.withdraw()
                        seen += 1
                    }
                }
            }
        }
        #expect(seen > 10_000, "\(seen)")
    }

    // MARK: Rings

    /// All chains on a wrapping circle of this period, as unwrapped values; the first one lies in three laps.
    private func ringChains(
        _ configuration: SliderConfiguration, _ grid: [Double], _ period: Double, _ count: Int,
        after chain: [Double] = []
    ) -> [[Double]] {
        guard chain.count < count else { return [chain] }
        let values = [-2.0, -1, 0, 1, 2, 3].flatMap { lap in grid.map { $0 + lap * period } }
        let allowed = values.filter { value in
            guard let first = chain.first, let last = chain.last else { return value >= -period && value < 2 * period }
            return value - last >= configuration.minimumSpan && value - last <= configuration.maximumSpan
                && value - first <= period
        }
        return allowed.flatMap { ringChains(configuration, grid, period, count, after: chain + [$0]) }
    }

    @Test func assignmentsOnAWrappingCircleTakeTheGreedyChain() throws {
        var generator = Generator(seed: 100)
        var seen = 0
        let spans = [(0, Double.infinity), (1, .infinity), (2, 3), (0, 2)] as [(Double, Double)]
        let rings: [(grid: [Double], period: Double, forbidden: [ClosedRange<Double>])] = [
            ([0, 1, 2, 3, 4, 5], 6, []), ([0, 1, 4, 5, 7], 9, []), ([2, 3, 5, 6, 7], 9, [7...11, 3...5]),
            ([0, 4, 5, 6], 8, [-2...0, 0...4]),
        ]
        for (grid, period, forbidden) in rings {
            for (minimum, maximum) in spans {
                for count in 1...3 {
                    var configuration = SliderConfiguration(bounds: 0...period)
                    configuration.step = forbidden.isEmpty ? .values(grid) : .none
                    configuration.forbiddenRanges = forbidden
                    configuration.minimumSpan = minimum
                    configuration.maximumSpan = maximum
                    configuration.wraps = true
                    let all = ringChains(configuration, grid, period, count)
                    let constraints = Constraints(configuration, count: count, on: .ring)
                    guard !all.isEmpty, constraints.error == nil else { continue }
                    for _ in 0..<60 {
                        let parts = forbidden.isEmpty ? 4 : 1
                        let values = (0..<count).map { _ in
                            Double(generator.int(0..<parts * Int(period))) / Double(parts)
                        }
                        var solver = Solver(constraints: constraints, separation: 0)
                        solver.thumbs = values.map { _ in Thumb(at: ThumbValue(value: 0, origin: .user)) }
                        var chains = all
                        var request = values[0]
                        for index in 0..<count {
                            if index > 0 {
                                let distance = values[index] - values[index - 1]
                                request += distance < 0 ? distance + period : distance
                            }
                            let value = Self.nearest(request, chains.map { $0[index] })
                            chains.removeAll { $0[index] != value }
                        }
                        solver.propose(requests: values.map { ThumbValue(value: $0, origin: .user) })
                        let unwrapped = solver.thumbs.map { constraints.unwrapped($0.proposed) }
                        #expect([unwrapped] == chains, "\(values) \(configuration)")
                        seen += 1
                    }
                }
            }
        }
        #expect(seen > 1000, "\(seen)")
    }
}
