#if canImport(UIKit)
import SlidersSwiftUI
import SwiftUI

/// The first page: all others, and how they are shown.
struct Showcase: View {
    @State private var settings: DisplaySettings
    @State private var span = 25.0...75.0

    init(settings: DisplaySettings = DisplaySettings()) { _settings = State(initialValue: settings) }

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TitledRow("Drag me", RangeText(span, format: .number.precision(.fractionLength(0))).string) {
                        RangeSlider(value: $span, in: 0...100) { Text("Drag me") }
                    }
                }
                ForEach(PageGroup.allCases) { group in
                    Section {
                        ForEach(group.pages) { page in link(to: page) }
                    } header: {
                        Text(group.title)
                    }
                }
            }
            .page("Sliders", $settings)
        }
        .navigationViewStyle(.stack)
        .preferredColorScheme(settings.isDark ? .dark : .light)
    }

    private func link(to page: Page) -> some View {
        NavigationLink {
            page.screen.page(page.title, $settings)
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                Text(page.title)
                Text(page.subtitle).font(.footnote).foregroundColor(.secondary)
            }
        }
    }
}

struct ShowcasePreviews: PreviewProvider {
    static var previews: some View { Showcase() }
}
#endif
