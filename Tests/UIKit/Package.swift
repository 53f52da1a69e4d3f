// swift-tools-version: 6.2
import PackageDescription

// Compiles the UIKit and SwiftUI hosts against doubles of Apple's frameworks, and tests them where there is no Mac. All
// that it needs of the project is linked into Sources, so that it depends on no other package of the project. What apps
// would write has no access to the package, so that it sees only what is public.

let frameworks: [Target.Dependency] = ["QuartzCore", "CoreText", "UIKit", "Accessibility", "SwiftUI"]

let articleViews = [
    "ArticleViews.swift", "BasicViewsCode.swift", "ColorViewsCode.swift", "ControlViewsCode.swift",
    "PlaneViewsCode.swift", "ReaderViewsCode.swift", "StepByStepViewsCode.swift",
]

/// What the program needs that scripts/weight weighs, beside a slider with two thumbs.
let modulesOfWeight: [Target.Dependency] =
    switch Context.environment["WEIGHT"] {
    case "PLANE": ["SlidersPlaneControls"]
    case "RULER": ["SlidersRulerControls"]
    case "IMAGES": ["SlidersLookImages"]
    default: []
    }

let package = Package(
    name: "UIKitHosts",
    defaultLocalization: "en",
    products: [
        .executable(name: "uikit-live", targets: ["uikit-live"]),
        .executable(name: "uikit-writes", targets: ["uikit-writes"]),
    ],
    targets: [
        .target(name: "QuartzCore", path: "Doubles/QuartzCore"),
        .target(name: "CoreText", dependencies: ["QuartzCore"], path: "Doubles/CoreText"),
        .target(name: "Accessibility", path: "Doubles/Accessibility"),
        .target(name: "UIKit", dependencies: ["QuartzCore", "CoreText"], path: "Doubles/UIKit"),
        .target(name: "SwiftUI", dependencies: ["UIKit", "Accessibility"], path: "Doubles/SwiftUI"),
        .target(name: "Allocations", path: "Doubles/Allocations"),
        .target(name: "LayerPicture", dependencies: ["QuartzCore", "CoreText"], path: "Doubles/LayerPicture"),

        .target(name: "SlidersCore", exclude: ["README.md"]),
        .target(name: "SlidersPlane", dependencies: ["SlidersCore"]),
        .target(name: "SlidersRuler", dependencies: ["SlidersCore"]),
        .target(name: "SlidersLooks", dependencies: ["SlidersCore"]),
        .target(
            name: "SlidersLookImages", dependencies: ["SlidersCore", "SlidersLooks", "UIKit"],
            resources: [.process("Resources")]),
        .target(name: "SlidersRender", dependencies: ["SlidersCore", "SlidersLooks", "SlidersLookImages", "UIKit"]),
        .target(
            name: "SlidersReplay", dependencies: ["SlidersCore", "SlidersPlane", "SlidersRuler", "SlidersRender"]),
        .target(
            name: "SlidersControls",
            dependencies: ["SlidersCore", "SlidersLooks", "QuartzCore", "CoreText", "UIKit", "Accessibility"],
            exclude: ["README.md"], resources: [.process("Resources")]),
        .target(
            name: "SlidersSwiftUI",
            dependencies: ["SlidersCore", "SlidersLooks", "SlidersControls"] + frameworks,
            exclude: ["README.md"],
            // In release builds, too, warnings of debug builds are tested; they aren't weighed.
            swiftSettings: Context.environment["FIGURES"] == nil ? [.define("DEBUG")] : []),
        .target(
            name: "SlidersPlaneControls",
            dependencies: ["SlidersCore", "SlidersPlane", "SlidersControls"] + ["QuartzCore", "CoreText", "UIKit"]),
        .target(
            name: "SlidersRulerControls",
            dependencies: ["SlidersCore", "SlidersRuler", "SlidersLooks", "SlidersControls"] + [
                "QuartzCore", "CoreText", "UIKit",
            ]),
        .target(
            name: "SlidersPlaneSwiftUI",
            dependencies: [
                "SlidersCore", "SlidersPlane", "SlidersControls", "SlidersPlaneControls", "SlidersSwiftUI",
            ] + frameworks),
        .target(
            name: "SlidersRulerSwiftUI",
            dependencies: [
                "SlidersCore", "SlidersRuler", "SlidersControls", "SlidersRulerControls", "SlidersSwiftUI",
            ] + frameworks),
        .target(
            name: "AllSliders",
            dependencies: ["SlidersLookImages", "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI"] + frameworks),

        .target(
            name: "GalleryApp",
            dependencies: [
                "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI", "SlidersCore", "SlidersLookImages", "SlidersControls",
                "SlidersSwiftUI",
            ] + frameworks,
            exclude: ["App.swift"], packageAccess: false),
        .target(
            name: "ControlsSnippets",
            dependencies: ["SlidersPlaneControls", "SlidersRulerControls", "SlidersControls", "SlidersLookImages"]
                + frameworks, packageAccess: false),
        .target(
            name: "SwiftUISnippets",
            dependencies: ["SlidersSwiftUI", "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI", "SlidersLookImages"]
                + frameworks, packageAccess: false),
        .target(name: "SnippetReader"),
        // The code of the pages in docs/coming-from.
        .target(
            name: "ComingFrom", dependencies: ["SlidersLookImages", "SlidersControls", "SlidersSwiftUI"] + frameworks,
            packageAccess: false),
        // Compiled with and without the feature, they show what a file that imports a host sees.
        .target(name: "ClashingNames"),
        .target(
            name: "HostImports", dependencies: ["ClashingNames", "SlidersControls", "SlidersSwiftUI"] + frameworks,
            packageAccess: false),
        .target(
            name: "HostImportsOfMembers",
            dependencies: ["ClashingNames", "SlidersControls", "SlidersSwiftUI"] + frameworks,
            packageAccess: false, swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),

        // What UI tests drive on a Mac. Its app needs more of SwiftUI than the double has.
        .target(
            name: "AppleScreens", dependencies: ["SlidersCore", "SlidersControls"] + frameworks,
            exclude: ["App.swift"], packageAccess: false),

        // The code of articles that they show with a picture.
        .target(
            name: "ArticleViews",
            dependencies: [
                "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI", "SlidersLookImages", "SlidersSwiftUI",
            ] + frameworks,
            path: "Tests/ArticleTests", sources: articleViews, packageAccess: false),
        .executableTarget(
            name: "uikit-live",
            dependencies: ["ArticleViews", "GalleryApp", "LayerPicture", "SlidersControls"] + frameworks),
        .executableTarget(
            name: "uikit-writes", dependencies: ["SlidersControls", "SlidersLooks", "Allocations"] + frameworks),

        // What sliders cost; see scripts/base and scripts/weight.
        .executableTarget(
            name: "uikit-figures", dependencies: ["SlidersControls", "SlidersLooks", "Allocations"] + frameworks),
        .executableTarget(
            name: "uikit-slider", dependencies: ["SlidersControls"] + modulesOfWeight + frameworks,
            swiftSettings: Context.environment["WEIGHT"].map { [.define($0)] } ?? []),
        .executableTarget(name: "swiftui-slider", dependencies: ["SlidersSwiftUI"] + frameworks),

        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "SlidersPlane", "SlidersRuler", "SlidersPlaneControls", "SlidersRulerControls",
                "SlidersControls", "SlidersLooks", "SlidersLookImages", "SlidersRender", "SlidersReplay",
                "LayerPicture", "Allocations",
            ] + frameworks, exclude: ["Layers/AllocationTests.swift"]),
        // Linked, and optimized: a test that is not would allocate by itself.
        .testTarget(
            name: "CostTests",
            dependencies: [
                "SlidersPlane", "SlidersPlaneControls", "SlidersRulerControls", "SlidersCore", "SlidersControls",
                "SlidersLooks", "Allocations",
            ] + frameworks,
            path: "CostTests"),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SlidersRuler", "SlidersPlaneControls", "SlidersRulerControls", "SlidersPlaneSwiftUI",
                "SlidersRulerSwiftUI", "ArticleViews", "SlidersSwiftUI", "SlidersLookImages", "GalleryApp",
                "uikit-live",
            ] + frameworks),
        .testTarget(name: "ImportTests", dependencies: ["HostImports", "HostImportsOfMembers"]),
        .testTarget(
            name: "SnippetTests",
            dependencies: [
                "SlidersPlane", "SlidersPlaneControls", "SlidersRulerControls", "ControlsSnippets", "SwiftUISnippets",
                "SnippetReader", "SlidersLookImages", "SlidersControls",
            ] + frameworks),
        .testTarget(
            name: "ArticleTests",
            dependencies: [
                "SlidersPlane", "SlidersRuler", "SlidersPlaneControls", "SlidersRulerControls", "SlidersPlaneSwiftUI",
                "SlidersRulerSwiftUI", "SlidersCore", "SlidersLooks", "SlidersLookImages", "SlidersControls",
                "SlidersSwiftUI", "ArticleViews",
            ] + frameworks, exclude: articleViews, packageAccess: false),
        .testTarget(
            name: "ComingFromTests",
            dependencies: ["ComingFrom", "SnippetReader", "SlidersControls", "SlidersSwiftUI"] + frameworks),
        // The tests that ask a Mac, here on the doubles.
        .testTarget(
            name: "AppleTests", dependencies: ["SlidersLookImages", "SlidersControls", "SlidersSwiftUI"] + frameworks,
            packageAccess: false),
        .testTarget(name: "AppleProjectTests", dependencies: ["AppleScreens", "SlidersControls"] + frameworks),
    ]
)

/// What the tests of costs measure, and what it is made of. With `-c release` nothing else is optimized, since that
/// costs more than it saves.
let measured: Set = [
    "QuartzCore", "CoreText", "UIKit", "Accessibility", "Allocations", "SlidersCore", "SlidersLooks",
    "SlidersLookImages", "SlidersControls", "SlidersPlane", "SlidersRuler", "SlidersPlaneControls",
    "SlidersRulerControls", "CostTests", "uikit-writes",
]
/// Whether the programs are built that show what sliders cost: as apps build them, without what tests need.
let isOfFigures = Context.environment["FIGURES"] != nil
for target in package.targets {
    // Testing has an overlay of its own for Apple's UIKit, which the double has not.
    let needed = target.type == .test ? ["-Xfrontend", "-disable-cross-import-overlays"] : []
    // Tests import targets with `@testable`, and a debugger is for debug builds.
    var quick = isOfFigures ? [] : ["-enable-testing", "-Xfrontend", "-gnone"]
    // SwiftPM finds tests by an index, which need not have what they import.
    if target.type == .test { quick += ["-index-ignore-system-modules"] }
    if !isOfFigures && !measured.contains(target.name) { quick += ["-Onone", "-no-emit-module-separately-wmo"] }
    if target.name.hasPrefix("Sliders") { target.swiftSettings = (target.swiftSettings ?? []) + [.define("APPLE_UI")] }
    target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(needed), .unsafeFlags(quick, .when(configuration: .release))]
}
