import SwiftUI
import UIKit

/// Shows the screen that a UI test asks for with the launch argument `-screen`.
@main
struct Screens: App {
    var body: some Scene { WindowGroup { Screen().ignoresSafeArea() } }
}

private struct Screen: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        switch UserDefaults.standard.string(forKey: "screen") {
        case "ring": RingScreen(frame: .zero)
        case "system": SystemScreen(frame: .zero)
        default: LineScreen(frame: .zero)
        }
    }
    func updateUIView(_ view: UIView, context: Context) {}
}
