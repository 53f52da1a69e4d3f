import SlidersUIKit
import SwiftUI
import UIKit

@main
struct Gallery: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Page(title: "UIKit") {
                    ForEach(UIKitSlider.all) { slider in
                        Section(slider.title) { Live(slider: slider).frame(height: slider.height) }
                    }
                }
                .tabItem { Label("UIKit", systemImage: "slider.horizontal.3") }
                Page(title: "SwiftUI") {
                    SwiftUISliders()
                    SwiftUIClassics()
                }
                .tabItem { Label("SwiftUI", systemImage: "swift") }
            }
        }
    }
}

/// A scrolling list with a title.
private struct Page<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        NavigationView { List { content }.navigationTitle(title) }.navigationViewStyle(.stack)
    }
}

/// A control of UIKit in a row.
private struct Live: UIViewRepresentable {
    let slider: UIKitSlider

    func makeUIView(context: Context) -> SliderControl { slider.make() }
    func updateUIView(_ control: SliderControl, context: Context) {}
}
