import SlidersCore
import Testing

/// docs/behavior.md §1.6: the minimum separation in points, which limits movements only.
@Suite struct SeparationTests {
    @Test func theMinimumSeparationStopsADragEdgeToEdge() throws {
        var slider = try Stage([20, 60]) { $0.minimumSeparation = 28 }
        slider.drag(from: 20, to: 90)
        #expect(slider.values[0].isNear(57.2))
    }

    @Test func theMinimumSeparationChangesNoValueFromCode() throws {
        var slider = try Stage([50, 50]) { $0.minimumSeparation = 28 }
        #expect(slider.values == [50, 50])
        try slider.state.assign([20, 21])
        #expect(slider.values == [20, 21])
        slider.state.layOut(on: .line(from: .zero, to: SIMD2(100, 0)))
        #expect(slider.values == [20, 21])
    }

    @Test func thumbsTooNearMayStayOrMoveApartButNeverJump() throws {
        var slider = try Stage([20, 21]) { $0.minimumSeparation = 28 }
        slider.key(.step(1))
        #expect(slider.values == [20, 21])
        slider.key(.step(-1))
        #expect(slider.values == [19, 21])
        slider.key(.step(1), thumb: 1)
        #expect(slider.values == [19, 22])
        slider.key(.step(-1), thumb: 1)
        #expect(slider.values[1].isNear(21.8))
    }

    @Test(arguments: [14.5, 29]) func roundingDoesNotMoveABarWhoseThumbsAreTooNear(value: Double) throws {
        var slider = try Stage([10, value, value], on: .line(from: SIMD2(20, 30), to: SIMD2(250, 190))) {
            $0.minimumSeparation = 28
        }
        slider.drag(from: (10 + value) / 2, to: 100)
        #expect(slider.values == [10, value, value])
    }

    @Test func theMinimumSeparationPushesNeighborsInPoints() throws {
        var slider = try Stage([20, 40]) {
            $0.collision = .push
            $0.minimumSeparation = 30
        }
        slider.drag(from: 20, to: 50)
        #expect(slider.values.isNear([50, 53]))
        slider.drag(100)
        #expect(slider.values.isNear([97, 100]))
    }
}
