// Checked against: developer.apple.com/design/human-interface-guidelines/typography (sizes of text styles on macOS,
// which do not grow), developer.apple.com/documentation/swiftui/form (aligned stacks on macOS), …/groupedformstyle
// ("with scrolling, grouped rows"), …/view/formstyle(_:), …/toggle, …/segmentedpickerstyle. No page has the measures of
// rows and controls: they are near those of System Settings on macOS 15.
@_spi(Double) import AppKit

extension Font.TextStyle {
    /// The size, twice: nothing on a Mac grows.
    var ends: (standard: CGFloat, largest: CGFloat) {
        let size: CGFloat =
            switch self {
            case .largeTitle: 26
            case .title: 22
            case .title2: 17
            case .title3: 15
            case .headline, .body: 13
            case .callout: 12
            case .subheadline: 11
            case .footnote, .caption, .caption2: 10
            }
        return (size, size)
    }
}

/// The rows of forms.
enum SystemRow {
    static let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    static let textInsets = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    static let minimum: CGFloat = 36, radius: CGFloat = 6, side: CGFloat = 20
    static let footerFont = Font.subheadline

    /// Whether rows are in groups, and scroll, for which a form has to ask.
    @MainActor static func areGrouped(in form: Node) -> Bool { form.environment.hasGroupedForms }
}

/// The text above a section, which is smaller in a sidebar.
struct HeaderText: EnvironmentChange {
    func change(_ environment: inout EnvironmentValues) {
        let isInSidebar = environment.isInSidebar
        environment.font = isInSidebar ? .subheadline.weight(.semibold) : .headline
        environment.foreground = isInSidebar ? .secondary : .primary
    }
}

/// Buttons, switches and segments.
enum SystemControl {
    static let toggle = CGSize(width: 26, height: 15)
    static let button: ButtonFace? = ButtonFace(
        color: SystemColor.button, border: SystemColor.buttonBorder,
        insets: EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10), radius: 5)
    static let buttonText = Color.primary
    static let segmentFont = Font.body
    static let segmentHeight: CGFloat = 22, segmentRadius: CGFloat = 5
    static let segmentsHaveLabels = true
}

@available(iOS 16, macOS 13, *) public struct GroupedFormStyle: Sendable {
    nonisolated public init() {}
}
@available(iOS 16, macOS 13, *) extension GroupedFormStyle {
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private enum GroupedFormsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var hasGroupedForms: Bool {
        get { self[GroupedFormsKey.self] }
        set { self[GroupedFormsKey.self] = newValue }
    }
}

extension View {
    @available(iOS 16, macOS 13, *) nonisolated public func formStyle(_ style: GroupedFormStyle) -> some View {
        environment(\.hasGroupedForms, true)
    }
}
