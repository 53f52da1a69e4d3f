import SwiftUI

#if !canImport(UIKit)
import AppKit
#endif

@main
struct Gallery: App {
    #if !canImport(UIKit)
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    #endif

    var body: some Scene {
        WindowGroup {
            #if canImport(UIKit)
            Showcase()
            #else
            Showcase().frame(minHeight: 480)
            #endif
        }
    }
}

#if !canImport(UIKit)
/// Makes an app of an executable without a bundle, which has neither a menu nor keyboard input by itself.
private final class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.setActivationPolicy(.regular)
        NSApp.activate(ignoringOtherApps: true)
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}
#endif
