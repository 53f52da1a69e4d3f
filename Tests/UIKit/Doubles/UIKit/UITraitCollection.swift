// Checked against: developer.apple.com/documentation/uikit/uitraitcollection,
// …/uitraitcollection/systemtraitsaffectingcolorappearance-64z7q, …/uitraitenvironment, …/uitraitchangeobservable,
// …/uitraitchangeregistration, …/uitraitdefinition, …/uitrait, …/uitraituserinterfacestyle, …/uitraitlayoutdirection,
// …/uitraitaccessibilitycontrast, …/uitraitpreferredcontentsizecategory, …/uitraitlegibilityweight,
// …/uitraitdisplayscale, …/uitraituserinterfacelevel, …/uitraitdisplaygamut, …/uitraitactiveappearance,
// …/uiuserinterfacestyle, …/uitraitenvironmentlayoutdirection, …/uiaccessibilitycontrast, …/uilegibilityweight,
// …/uiuserinterfacelevel, …/uidisplaygamut, …/uiuserinterfaceactiveappearance, …/uicontentsizecategory;
// madsmtm/objc2 `objc2-ui-kit` UITraitCollection.rs (thread-safe), UIInterface.rs; dotnet/macios src/uikit.cs.
// What the two lists of system traits hold was read at run time by others; idiom and size classes are left out.

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let small = Self(rawValue: "UICTContentSizeCategoryS"),
        medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let order = [small, medium, large, accessibilityMedium, accessibilityExtraExtraExtraLarge]
    public static func < (a: Self, b: Self) -> Bool { (order.firstIndex(of: a) ?? 2) < (order.firstIndex(of: b) ?? 2) }
    @available(iOS 11, *) public var isAccessibilityCategory: Bool { .large < self }

    /// The factor by which body text grows, roughly as on an iPhone.
    var factor: CGFloat {
        switch self {
        case .small: 0.88
        case .medium: 0.94
        case .accessibilityMedium: 1.65
        case .accessibilityExtraExtraExtraLarge: 3.1
        default: 1
        }
    }
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let accessibilityContrast: UIAccessibilityContrast
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let legibilityWeight: UILegibilityWeight
    public let displayScale: CGFloat
    @available(iOS 13, *) public var userInterfaceLevel: UIUserInterfaceLevel { level }
    @available(iOS 10, *) public var displayGamut: UIDisplayGamut { gamut }
    @available(iOS 14, *) public var activeAppearance: UIUserInterfaceActiveAppearance { activity }
    private let level: UIUserInterfaceLevel
    private let gamut: UIDisplayGamut
    private let activity: UIUserInterfaceActiveAppearance

    // …/uitraitcollection/init(userinterfacestyle:): the others are unspecified, as the contrast is here.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle, contrast: .unspecified)
    }
    @_spi(Double) public init(
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        contrast: UIAccessibilityContrast = .normal, category: UIContentSizeCategory = .large,
        weight: UILegibilityWeight = .regular, scale: CGFloat = 2, level: UIUserInterfaceLevel = .base,
        gamut: UIDisplayGamut = .SRGB, activity: UIUserInterfaceActiveAppearance = .active
    ) {
        (self.level, self.gamut, self.activity) = (level, gamut, activity)
        userInterfaceStyle = style
        layoutDirection = direction
        accessibilityContrast = contrast
        preferredContentSizeCategory = category
        legibilityWeight = weight
        displayScale = scale
    }

    nonisolated(unsafe) private static var present = UITraitCollection()
    @available(iOS 13, *) public class var current: UITraitCollection { present }
    @available(iOS 13, *) public func performAsCurrent(_ actions: () -> Void) {
        let before = Self.present
        Self.present = self
        defer { Self.present = before }
        actions()
    }
    @available(iOS 13, *) public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?)
        -> Bool
    {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
    }

    func with(style: UIUserInterfaceStyle, _ minimum: UIContentSizeCategory?, _ maximum: UIContentSizeCategory?)
        -> UITraitCollection
    {
        guard style != .unspecified || minimum != nil || maximum != nil else { return self }
        var category = preferredContentSizeCategory
        if let minimum, category < minimum { category = minimum }
        if let maximum, maximum < category { category = maximum }
        return UITraitCollection(
            style: style == .unspecified ? userInterfaceStyle : style, direction: layoutDirection,
            contrast: accessibilityContrast,
            category: category, weight: legibilityWeight, scale: displayScale, level: level, gamut: gamut,
            activity: activity)
    }

    @available(iOS 17, *) public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
            UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }
    @available(iOS 17, *) public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]
    }

    /// The value of a trait.
    @available(iOS 17, *) func value(of trait: UITrait) -> AnyHashable {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
        case is UITraitLayoutDirection.Type: layoutDirection
        case is UITraitAccessibilityContrast.Type: accessibilityContrast
        case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
        case is UITraitLegibilityWeight.Type: legibilityWeight
        case is UITraitDisplayScale.Type: displayScale
        case is UITraitUserInterfaceLevel.Type: level
        case is UITraitDisplayGamut.Type: gamut
        case is UITraitActiveAppearance.Type: activity
        default: preconditionFailure("The double does not know this trait")
        }
    }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@available(iOS 17, *) public protocol UITraitDefinition {}
@available(iOS 17, *) public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17, *) public struct UITraitUserInterfaceStyle: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitLayoutDirection: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitAccessibilityContrast: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitLegibilityWeight: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitDisplayScale: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitUserInterfaceLevel: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitDisplayGamut: UITraitDefinition {}
@available(iOS 17, *) public struct UITraitActiveAppearance: UITraitDefinition {}

@available(iOS 17, *) @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17, *) @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment
    @discardableResult func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}
