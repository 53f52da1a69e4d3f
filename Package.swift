// swift-tools-version: 6.2
import PackageDescription

/// Optimizing tests, or reading them twice, costs more than it saves: what they test is optimized, with `-c release`.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

let package = Package(
    name: "swift-sliders",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [
        .library(name: "SlidersCore", targets: ["SlidersCore"]),
        .library(name: "SlidersLooks", targets: ["SlidersLooks"]),
        .library(name: "SlidersLookImages", targets: ["SlidersLookImages"]),
        .library(name: "SlidersControls", targets: ["SlidersControls"]),
        .library(name: "SlidersSwiftUI", targets: ["SlidersSwiftUI"]),
        .library(name: "SlidersRender", targets: ["SlidersRender"]),
        .library(name: "SlidersReplay", targets: ["SlidersReplay"]),
    ],
    targets: [
        .target(name: "SlidersCore", exclude: ["README.md"]),
        .target(name: "SlidersLooks", dependencies: ["SlidersCore"]),
        .target(name: "SlidersLookImages", dependencies: ["SlidersLooks"], resources: [.process("Resources")]),
        .target(
            name: "SlidersControls", dependencies: ["SlidersCore", "SlidersLooks", "SlidersLookImages"],
            exclude: ["README.md"], resources: [.process("Resources")]),
        .target(
            name: "SlidersSwiftUI",
            dependencies: ["SlidersCore", "SlidersLooks", "SlidersLookImages", "SlidersControls"],
            exclude: ["README.md"]),
        .target(name: "SlidersRender", dependencies: ["SlidersCore", "SlidersLooks"]),
        .target(name: "SlidersReplay", dependencies: ["SlidersCore", "SlidersRender"]),
        .testTarget(
            name: "SlidersCoreTests", dependencies: ["SlidersCore", "SlidersRender"], swiftSettings: plain),
        // Optimized, as it plays as much as there is time for.
        .testTarget(name: "SlidersFuzzTests", dependencies: ["SlidersCore"]),
        .testTarget(
            name: "SlidersLooksTests", dependencies: ["SlidersCore", "SlidersLooks", "SlidersRender"],
            exclude: ["Goldens"], swiftSettings: plain),
        .testTarget(
            name: "SlidersRenderTests", dependencies: ["SlidersCore", "SlidersRender"], exclude: ["Goldens"],
            swiftSettings: plain),
        // Empty where there is no AppKit; Tests/AppKit has the rest of the host's tests.
        .testTarget(
            name: "SlidersControlsTests", dependencies: ["SlidersControls", "SlidersSwiftUI"], swiftSettings: plain),
        .testTarget(name: "SlidersReplayTests", dependencies: ["SlidersReplay"], swiftSettings: plain),
        .testTarget(
            name: "PeersTests", dependencies: ["SlidersCore", "SlidersReplay"], exclude: ["peers.json"],
            swiftSettings: plain),
    ]
)
