// Checked against: developer.apple.com/design/human-interface-guidelines/typography (sizes of text styles in each text
// size), developer.apple.com/documentation/swiftui/form (grouped lists on iOS), …/toggle, …/segmentedpickerstyle. Rows
// and controls are as on iOS 18.
import UIKit

extension Font.TextStyle {
    /// The sizes in the standard text size and in the largest one.
    var ends: (standard: CGFloat, largest: CGFloat) {
        switch self {
        case .largeTitle: (34, 60)
        case .title: (28, 58)
        case .title2: (22, 56)
        case .title3: (20, 55)
        case .headline, .body: (17, 53)
        case .callout: (16, 51)
        case .subheadline: (15, 49)
        case .footnote: (13, 44)
        case .caption: (12, 43)
        case .caption2: (11, 40)
        }
    }
}

/// The rows of forms.
enum SystemRow {
    static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    static let textInsets = EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    static let minimum: CGFloat = 44, radius: CGFloat = 12, side: CGFloat = 16
    static let footerFont = Font.footnote

    /// Whether rows are in groups, and scroll: all are.
    @MainActor static func areGrouped(in form: Node) -> Bool { true }
}

/// The text above a section.
struct HeaderText: EnvironmentChange {
    func change(_ environment: inout EnvironmentValues) {
        (environment.font, environment.foreground) = (.footnote, .secondary)
    }
}

/// Buttons, switches and segments.
enum SystemControl {
    static let toggle = CGSize(width: 51, height: 31)
    /// A button is its label.
    static let button: ButtonFace? = nil
    static let buttonText = Color.accentColor
    static let segmentFont = Font.footnote.weight(.medium)
    static let segmentHeight: CGFloat = 32, segmentRadius: CGFloat = 8
    static let segmentsHaveLabels = false
}
