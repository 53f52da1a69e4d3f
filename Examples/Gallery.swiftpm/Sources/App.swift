import SwiftUI

@main
struct Gallery: App {
    var body: some Scene {
        WindowGroup { Showcase() }
    }
}
