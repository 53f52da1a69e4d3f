import SlidersCore
import Testing

/// The springs of held thumbs.
@Suite struct HeldThumbTests {
    @Test func aSpringSwingsInItsResponseAndIsCriticalAtARatioOfOne() {
        for response in [0.2, 0.4, 2] {
            let spring = SliderHeldThumb.Spring(dampingRatio: 1, response: response)
            #expect(abs(2 * Double.pi / spring.stiffness.squareRoot() - response) < 1e-12)
            #expect(abs(spring.damping * spring.damping - 4 * spring.stiffness) < 1e-9 * spring.stiffness)
            let loose = SliderHeldThumb.Spring(dampingRatio: 0.5, response: response)
            #expect(loose.stiffness == spring.stiffness && loose.damping == spring.damping / 2)
        }
    }
}
