import UIKit

#if canImport(ObjectiveC)
import SwiftUI
#else
@_spi(Double) import SwiftUI
#endif

/// Runs a test of SwiftUI: on the double, with each method by which it can compare closures, which SwiftUI leaves open.
@MainActor
func inEachDirection(_ test: @MainActor () async throws -> Void) async throws {
    #if canImport(ObjectiveC)
    try await test()
    #else
    for distance in ClosureComparison.allCases {
        try await ClosureComparison.$current.withValue(distance) { try await test() }
    }
    #endif
}

/// A view of SwiftUI on a window.
@MainActor
final class Shown<Content: View> {
    let window: UIWindow
    #if canImport(ObjectiveC)
    let host: UIHostingController<Content>

    init(_ content: Content, width: CGFloat = 400, height: CGFloat = 800) async throws {
        window = try await makeWindow(width: width, height: height)
        host = UIHostingController(rootView: content)
        window.rootViewController = host
        window.appear()
        try await update()
    }

    /// Lets SwiftUI update what the state changed.
    func update() async throws {
        window.layoutIfNeeded()
        try await settle()
        window.layoutIfNeeded()
    }
    #else
    private let stage: Stage

    init(_ content: Content, width: CGFloat = 400, height: CGFloat = 800) async throws {
        window = try await makeWindow(width: width, height: height)
        stage = Stage(on: window)
        stage.show(content)
        try await update()
    }

    /// Lets SwiftUI update what the state changed.
    func update() async throws {
        try await settle()
        stage.flush()
        for view in stage.views where view.bounds.width == 0 {
            view.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        }
        window.layoutIfNeeded()
    }
    #endif

    /// The first view of UIKit of a type.
    func first<Found: UIView>(_ type: Found.Type = Found.self) -> Found? { window.first(type) }
}
