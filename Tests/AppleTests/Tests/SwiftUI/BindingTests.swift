import SlidersControls
import SlidersSwiftUI
import SwiftUI
import UIKit
import XCTest

/// A binding that changes outside, and one that a drag changes.
@MainActor
final class BindingTests: XCTestCase {
    /// Reaches the state of a view from a test.
    @MainActor
    fileprivate final class Remote {
        var price: Binding<ClosedRange<Double>>?
        var bodies = 0
    }

    /// Passes its state on, and never reads it: SwiftUI has no reason to run this body again.
    private struct Owner: View {
        let remote: Remote
        @State private var price = 20.0...80.0

        init(remote: Remote) { self.remote = remote }

        var body: some View {
            let _ = remember()
            SlidersSwiftUI.RangeSlider(value: $price, in: 0...100)
        }

        private func remember() {
            remote.price = $price
            remote.bodies += 1
        }
    }

    /// Passes a binding on that is made of closures.
    private struct ClosureOwner: View {
        let remote: Remote
        @State private var price = 20.0...80.0

        init(remote: Remote) { self.remote = remote }

        var body: some View {
            let _ = remember()
            SlidersSwiftUI.RangeSlider(
                value: Binding(get: { @MainActor in price }, set: { @MainActor in price = $0 }), in: 0...100)
        }

        private func remember() {
            remote.price = $price
            remote.bodies += 1
        }
    }

    func testABindingThatOnlyPassesThrough() async throws {
        try await inEachDirection {
            let remote = Remote()
            let bodies = try await ask("binding", Owner(remote: remote), remote)
            XCTAssertEqual(bodies, 0, "The owner reads no value")
        }
    }

    func testABindingOfClosures() async throws {
        try await inEachDirection {
            let remote = Remote()
            try await ask("binding-of-closures", ClosureOwner(remote: remote), remote)
        }
    }

    /// Changes the price from outside, then drags the first thumb. Answers and returns how often the body of the owner
    /// ran.
    @discardableResult
    private func ask(_ question: String, _ view: some View, _ remote: Remote) async throws -> Int {
        let shown = try await Shown(view)
        let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
        XCTAssertEqual(slider.values, [20, 80])
        let first = remote.bodies

        remote.price?.wrappedValue = 40...60
        try await shown.update()
        XCTAssertEqual(slider.values, [40, 60], "A change from outside moves the thumbs")
        let afterChange = remote.bodies

        let touch = Touch(on: slider)
        let start = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.first).center
        touch.press(start)
        for step in 1...10 {
            touch.move(CGPoint(x: start.x - CGFloat(2 * step), y: start.y))
            try await shown.update()
        }
        touch.lift()
        try await shown.update()
        let dragged = try XCTUnwrap(remote.price?.wrappedValue)
        XCTAssertLessThan(dragged.lowerBound, 40, "A drag sets the binding")
        XCTAssertEqual(slider.values, [dragged.lowerBound, dragged.upperBound])
        answer(
            question,
            "the owner's body ran \(first) time(s) at first, \(afterChange - first) for the change from outside, "
                + "\(remote.bodies - afterChange) in a drag of 10 events")
        return remote.bodies - first
    }

    #if canImport(ObjectiveC)
    func testABindingOfAnObservableObject() async throws {
        guard #available(iOS 17, *) else {
            return answer("binding-of-observable", "no answer: Observation came with iOS 17")
        }
        let shop = Shop()
        let shown = try await Shown(ShopView(shop: shop))
        let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
        XCTAssertEqual(slider.values, [20, 80])
        shop.price = 40...60
        try await shown.update()
        XCTAssertEqual(slider.values, [40, 60])
        let before = shop.bodies
        shop.price = 30...60
        try await shown.update()
        XCTAssertEqual(slider.values, [30, 60])
        answer(
            "binding-of-observable", "the owner's body ran \(shop.bodies - before) time(s) for a change from outside")
    }
    #endif
}

#if canImport(ObjectiveC)
// The double has neither Observation's macro nor `@Bindable`.
@available(iOS 17, *) @MainActor @Observable
private final class Shop {
    var price = 20.0...80.0
    @ObservationIgnored var bodies = 0
}

@available(iOS 17, *)
private struct ShopView: View {
    @Bindable var shop: Shop

    var body: some View {
        let _ = count()
        let price: Binding<ClosedRange<Double>> = $shop.price
        SlidersSwiftUI.RangeSlider(value: price, in: 0...100)
    }

    private func count() { shop.bodies += 1 }
}
#endif
