import SwiftUI

/// An app with a scene and without contents around the tests. It links no sliders, because the tests do.
@main
struct Host: App {
    var body: some Scene { WindowGroup { Text("Tests") } }
}
