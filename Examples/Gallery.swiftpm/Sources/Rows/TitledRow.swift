import SwiftUI

/// A title and a value above a slider, which announces both by itself. Large text takes two lines.
struct TitledRow<Content: View>: View {
    private let title: String
    private let value: String
    private let content: Content
    @Environment(\.dynamicTypeSize) private var textSize

    init(_ title: String, _ value: String, @ViewBuilder content: () -> Content) {
        (self.title, self.value, self.content) = (title, value, content())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Toolkit.rowSpacing) {
            if textSize.isAccessibilitySize {
                name
                number
            } else {
                HStack {
                    name
                    Spacer()
                    number
                }
            }
            content
        }
    }

    private var name: some View { Text(title).accessibilityHidden(true) }
    private var number: some View {
        Text(value).font(.body.monospacedDigit()).foregroundColor(.secondary).accessibilityHidden(true)
    }
}

/// A ring in the middle of a row, under a title and a value.
struct DialRow<Content: View>: View {
    private let title: String
    private let value: String
    private let side: CGFloat
    private let content: Content

    init(_ title: String, _ value: String, side: CGFloat, @ViewBuilder content: () -> Content) {
        (self.title, self.value, self.side, self.content) = (title, value, side, content())
    }

    var body: some View {
        TitledRow(title, value) {
            // A ring has no room for texts that grow; the value above it grows.
            content.dynamicTypeSize(...DynamicTypeSize.large)
                .frame(width: side, height: side)
                .frame(maxWidth: .infinity)
        }
    }
}
