// swift-tools-version: 6.2
import PackageDescription

// Compiles the AppKit host against doubles of Apple's frameworks, and tests it where there is no Mac. All that it needs
// of the project is linked into Sources, and the doubles that it has in common with UIKit's into Doubles, so that it
// depends on no other package of the project. What apps would write has no access to the package, so that it sees only
// what is public.

let frameworks: [Target.Dependency] = ["QuartzCore", "CoreText", "AppKit"]

let package = Package(
    name: "AppKitHost",
    defaultLocalization: "en",
    products: [.executable(name: "appkit-live", targets: ["appkit-live"])],
    targets: [
        .target(name: "QuartzCore", path: "Doubles/QuartzCore"),
        .target(name: "CoreText", dependencies: ["QuartzCore"], path: "Doubles/CoreText"),
        .target(name: "AppKit", dependencies: ["QuartzCore", "CoreText"], path: "Doubles/AppKit"),
        .target(name: "Accessibility", path: "Doubles/Accessibility"),
        // Linked except for the part that is UIKit's.
        .target(
            name: "SwiftUI", dependencies: ["QuartzCore", "CoreText", "AppKit", "Accessibility"],
            path: "Doubles/SwiftUI", exclude: ["Shared/Toolkit"]),
        .target(name: "Allocations", path: "Doubles/Allocations"),
        .target(name: "LayerPicture", dependencies: ["QuartzCore", "CoreText"], path: "Doubles/LayerPicture"),

        .target(name: "SlidersCore", exclude: ["README.md"]),
        .target(name: "SlidersPlane", dependencies: ["SlidersCore"]),
        .target(name: "SlidersRuler", dependencies: ["SlidersCore"]),
        .target(name: "SlidersLooks", dependencies: ["SlidersCore"]),
        .target(
            name: "SlidersLookImages", dependencies: ["SlidersCore", "SlidersLooks", "AppKit", "QuartzCore"],
            resources: [.process("Resources")]),
        .target(name: "SlidersRender", dependencies: ["SlidersCore", "SlidersLooks", "SlidersLookImages"]),
        .target(
            name: "SlidersReplay", dependencies: ["SlidersCore", "SlidersPlane", "SlidersRuler", "SlidersRender"]),
        .target(
            name: "SlidersControls",
            dependencies: ["SlidersCore", "SlidersLooks"] + frameworks,
            exclude: ["README.md"], resources: [.process("Resources")]),
        .target(
            name: "SlidersSwiftUI",
            dependencies: [
                "SlidersCore", "SlidersLooks", "SlidersControls", "Accessibility", "SwiftUI",
            ] + frameworks,
            exclude: ["README.md"],
            // In release builds, too, warnings of debug builds are tested; they aren't weighed.
            swiftSettings: Context.environment["FIGURES"] == nil ? [.define("DEBUG")] : []),

        .target(
            name: "SlidersPlaneControls",
            dependencies: ["SlidersCore", "SlidersPlane", "SlidersControls"] + frameworks),
        .target(
            name: "SlidersRulerControls",
            dependencies: ["SlidersCore", "SlidersRuler", "SlidersLooks", "SlidersControls"] + frameworks),
        .target(
            name: "SlidersPlaneSwiftUI",
            dependencies: [
                "SlidersCore", "SlidersPlane", "SlidersControls", "SlidersPlaneControls", "SlidersSwiftUI", "SwiftUI",
            ] + frameworks),
        .target(
            name: "SlidersRulerSwiftUI",
            dependencies: [
                "SlidersCore", "SlidersRuler", "SlidersControls", "SlidersRulerControls", "SlidersSwiftUI", "SwiftUI",
            ] + frameworks),
        .target(
            name: "AllSliders",
            dependencies: ["SlidersLookImages", "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI", "SwiftUI"] + frameworks),

        .target(
            name: "GalleryApp",
            dependencies: [
                "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI", "SlidersCore", "SlidersLookImages", "SlidersControls",
                "SlidersSwiftUI", "SwiftUI",
            ] + frameworks,
            exclude: ["App.swift"], packageAccess: false),
        .target(
            name: "ControlsSnippets",
            dependencies: ["SlidersPlaneControls", "SlidersRulerControls", "SlidersControls", "SlidersLookImages"]
                + frameworks, packageAccess: false),
        .target(
            name: "SwiftUISnippets",
            dependencies: [
                "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI", "SlidersSwiftUI", "SlidersLookImages", "SwiftUI",
            ]
                + frameworks, packageAccess: false),
        .target(name: "SnippetReader"),
        .executableTarget(
            name: "appkit-live",
            dependencies: ["GalleryApp", "LayerPicture", "SlidersControls", "SwiftUI"] + frameworks),

        // What sliders cost; see scripts/base and scripts/weight.
        .executableTarget(
            name: "appkit-figures", dependencies: ["SlidersControls", "SlidersLooks", "Allocations"] + frameworks),
        .executableTarget(name: "appkit-slider", dependencies: ["SlidersControls"] + frameworks),

        .testTarget(
            name: "SnippetTests",
            dependencies: [
                "SlidersPlane", "SlidersPlaneControls", "SlidersRulerControls",
                "ControlsSnippets", "SwiftUISnippets", "SnippetReader", "SlidersLookImages", "SlidersControls",
                "SlidersSwiftUI", "SwiftUI",
            ] + frameworks),
        // Linked except for what is UIKit's alone, for the test of the sources, which tests both, and for rules of
        // views that call neither toolkit: Tests/UIKit tests these.
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SlidersRuler", "SlidersPlaneControls", "SlidersRulerControls", "SlidersPlaneSwiftUI",
                "SlidersRulerSwiftUI",
                "SlidersSwiftUI", "SlidersLooks", "SlidersLookImages", "SwiftUI", "GalleryApp", "appkit-live",
            ] + frameworks,
            exclude: [
                "Binding", "CircularRangeTests.swift", "Doubles/ObservedObjectTests.swift", "Doubles/StateTests.swift",
                "Initializers", "Modifiers/LocalesTests.swift", "Modifiers/MeasureChoicesTests.swift",
                "Modifiers/MetricsChangeTests.swift", "Modifiers/SliderEventsTests.swift",
                "Modifiers/SliderTicksTests.swift", "SliderReaderTests.swift", "Support/EachComparisonTests.swift",
                "Toolkit", "Values",
            ].map { "Shared/\($0)" }),
        // The tests that ask a Mac, here on the double.
        .testTarget(
            name: "SlidersControlsTests",
            dependencies: ["SlidersLookImages", "SlidersControls", "SlidersSwiftUI", "SwiftUI"] + frameworks),
        .testTarget(
            name: "AppKitTests",
            dependencies: [
                "SlidersPlane", "SlidersRuler", "SlidersPlaneControls", "SlidersRulerControls",
                "SlidersControls", "SlidersLooks", "SlidersLookImages", "SlidersRender", "SlidersReplay",
                "LayerPicture",
                "Allocations",
            ] + frameworks, exclude: ["Layers/AllocationTests.swift"]),
        // Linked, and optimized: a test that is not would allocate by itself.
        .testTarget(
            name: "CostTests", dependencies: ["SlidersControls", "SlidersLooks", "Allocations"] + frameworks,
            path: "CostTests"),
    ]
)

/// What the tests of costs measure, and what it is made of. With `-c release` nothing else is optimized, since that
/// costs more than it saves.
let measured: Set = [
    "QuartzCore", "CoreText", "AppKit", "Accessibility", "Allocations", "SlidersCore", "SlidersLooks",
    "SlidersLookImages", "SlidersControls", "SlidersPlane", "SlidersRuler", "SlidersPlaneControls",
    "SlidersRulerControls", "CostTests",
]
/// Whether the programs are built that show what sliders cost: as apps build them, without what tests need.
let isOfFigures = Context.environment["FIGURES"] != nil
for target in package.targets {
    // Testing has an overlay of its own for Apple's AppKit, which the double has not.
    let needed = target.type == .test ? ["-Xfrontend", "-disable-cross-import-overlays"] : []
    // Tests import targets with `@testable`, and a debugger is for debug builds.
    var quick = isOfFigures ? [] : ["-enable-testing", "-Xfrontend", "-gnone"]
    // SwiftPM finds tests by an index, which need not have what they import.
    if target.type == .test { quick += ["-index-ignore-system-modules"] }
    if !isOfFigures && !measured.contains(target.name) { quick += ["-Onone", "-no-emit-module-separately-wmo"] }
    if target.name.hasPrefix("Sliders") {
        // The doubles have what the SDKs of 27 added, though no compiler of theirs builds them.
        target.swiftSettings = (target.swiftSettings ?? []) + [.define("APPLE_UI"), .define("APPLE_UI_27")]
    }
    target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(needed), .unsafeFlags(quick, .when(configuration: .release))]
}
