#if !canImport(UIKit)
import SlidersSwiftUI
import SwiftUI

/// The window of a Mac: all pages in a sidebar, and the one that is chosen beside them.
struct Showcase: View {
    @State private var settings: DisplaySettings
    @State private var page: Page?

    init(settings: DisplaySettings = DisplaySettings(), page: Page = .basics) {
        _settings = State(initialValue: settings)
        _page = State(initialValue: page)
    }

    var body: some View {
        NavigationView {
            List(selection: $page) {
                ForEach(PageGroup.allCases) { group in
                    Section {
                        ForEach(group.pages) { Text($0.title).tag($0) }
                    } header: {
                        Text(group.title)
                    }
                }
            }
            .listStyle(.sidebar)
            .frame(minWidth: 180)
            shown.screen.page(shown.title, $settings)
                .navigationSubtitle(shown.subtitle)
                .frame(minWidth: 460)
                // The pages show their own labels.
                .sliderLabelsVisibility(.hidden)
        }
        .preferredColorScheme(settings.isDark ? .dark : .light)
    }

    /// The page that is chosen, or the first.
    private var shown: Page { page ?? .basics }
}

struct ShowcasePreviews: PreviewProvider {
    static var previews: some View { Showcase() }
}
#endif
