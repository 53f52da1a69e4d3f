// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-sliders",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [
        .library(name: "Sliders", targets: ["Sliders"]),
        .library(name: "SlidersLooks", targets: ["SlidersLooks"]),
        .executable(name: "slider", targets: ["SliderTool"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .target(name: "Sliders"),
        .target(name: "SlidersLooks", dependencies: ["Sliders"]),
        .target(name: "SlidersRender", dependencies: ["Sliders", "SlidersLooks"]),
        .target(name: "SlidersReplay", dependencies: ["Sliders", "SlidersRender"]),
        .executableTarget(
            name: "SliderTool",
            dependencies: [
                "Sliders", "SlidersLooks", "SlidersRender", "SlidersReplay",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(name: "SlidersTests", dependencies: ["Sliders", "SlidersRender"]),
        .testTarget(name: "SlidersLooksTests", dependencies: ["Sliders", "SlidersLooks", "SlidersRender"], exclude: ["Goldens"]),
        .testTarget(name: "SlidersRenderTests", dependencies: ["Sliders", "SlidersRender"], exclude: ["Goldens"]),
        .testTarget(name: "SlidersReplayTests", dependencies: ["SlidersReplay"]),
        .testTarget(name: "PeersTests", dependencies: ["Sliders", "SlidersReplay"], exclude: ["peers.json"]),
    ]
)

#if os(Linux)
// Here the hosts are compiled and driven against doubles of Apple's frameworks, which tests alone see.
let frameworks: [Target.Dependency] = ["QuartzCore", "UIKit", "Accessibility", "SwiftUI"]
let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]
package.targets += [
    .target(name: "QuartzCore", path: "Tests/Doubles/QuartzCore"),
    .target(name: "Accessibility", path: "Tests/Doubles/Accessibility"),
    .target(name: "UIKit", dependencies: ["QuartzCore"], path: "Tests/Doubles/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit", "Accessibility"], path: "Tests/Doubles/SwiftUI"),
    .target(name: "Allocations", path: "Tests/Doubles/Allocations"),
    .target(name: "LayerPicture", dependencies: ["QuartzCore", "UIKit"], path: "Tests/Doubles/LayerPicture"),
    .testTarget(
        name: "UIKitTests",
        dependencies: ["SlidersUIKit", "SlidersLooks", "SlidersRender", "SlidersReplay", "LayerPicture", "Allocations"] + frameworks,
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .target(
        name: "GalleryApp", dependencies: ["SlidersLooks", "SlidersUIKit", "SlidersSwiftUI"] + frameworks, path: "Examples/Gallery.swiftpm/Sources",
        exclude: ["App.swift"], resources: [.process("Pictures")], swiftSettings: testable),
    .target(
        name: "UIKitSnippets", dependencies: ["SlidersUIKit", "SlidersLooks"] + frameworks, path: "Examples/Snippets/UIKit",
        swiftSettings: testable),
    .target(
        name: "SwiftUISnippets", dependencies: ["SlidersSwiftUI", "SlidersLooks"] + frameworks, path: "Examples/Snippets/SwiftUI",
        swiftSettings: testable),
    .testTarget(
        name: "SnippetTests", dependencies: ["UIKitSnippets", "SwiftUISnippets", "SliderTool", "SlidersUIKit"] + frameworks,
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .executableTarget(
        name: "uikit-live",
        dependencies: [
            "GalleryApp", "LayerPicture", .product(name: "FlyingFox", package: "FlyingFox"),
            .product(name: "FlyingSocks", package: "FlyingFox"),
        ] + frameworks, path: "Tests/Live"),
    .executableTarget(name: "uikit-writes", dependencies: ["SlidersUIKit", "Allocations"] + frameworks, path: "Benchmarks/Layers"),
    .testTarget(
        name: "SwiftUITests", dependencies: ["SlidersSwiftUI", "SlidersLooks", "GalleryApp", "uikit-live"] + frameworks,
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
]
#else
let frameworks: [Target.Dependency] = []
let testable: [SwiftSetting] = []
package.products += [
    .library(name: "SlidersUIKit", targets: ["SlidersUIKit"]),
    .library(name: "SlidersSwiftUI", targets: ["SlidersSwiftUI"]),
]
#endif
package.targets += [
    .target(name: "SlidersLayers", dependencies: ["Sliders"] + frameworks.prefix(1)),
    .target(
        name: "SlidersUIKit", dependencies: ["Sliders", "SlidersLayers"] + frameworks.prefix(3),
        resources: [.process("Resources")], swiftSettings: testable),
    .target(name: "SlidersSwiftUI", dependencies: ["Sliders", "SlidersUIKit"] + frameworks),
]
