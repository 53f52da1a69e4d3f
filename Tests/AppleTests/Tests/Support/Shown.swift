import UIKit

#if canImport(ObjectiveC)
import SwiftUI
#else
@_spi(Double) import SwiftUI
#endif

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
    private let content: Content

    init(_ content: Content, width: CGFloat = 400, height: CGFloat = 800) async throws {
        window = try await makeWindow(width: width, height: height)
        stage = Stage(on: window)
        self.content = content
        try await update()
    }

    /// Lets SwiftUI update what the state changed.
    func update() async throws {
        try await settle()
        stage.show(content)
        for view in stage.views where view.bounds.width == 0 {
            view.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        }
        window.layoutIfNeeded()
    }
    #endif

    /// The first view of UIKit of a type.
    func first<Found: UIView>(_ type: Found.Type = Found.self) -> Found? { window.first(type) }
}
