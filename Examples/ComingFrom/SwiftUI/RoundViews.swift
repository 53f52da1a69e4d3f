import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

// The snippets of docs/coming-from with circular sliders in SwiftUI.

// snippet.tenclock
struct Night: View {
    private static let midnight = Calendar.current.startOfDay(for: Date())

    @State private var night = CircularRange(start: Self.midnight + 22 * 3600, length: 8 * 3600)

    var body: some View {
        CircularSlider(value: $night, in: Self.midnight...Self.midnight + 24 * 3600, step: 5 * 60) {
            Text("Night")
        }
        .span(atLeast: 3600)
        .thumbNames("Start", "End")
        .sliderLook(.bedtime)
        .sliderReadout { _ in "\(night.length / 3600) hr" }
    }
}
// snippet.end
