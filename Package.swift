// swift-tools-version: 6.2
import PackageDescription

/// Says where controls and views are compiled. Elsewhere, such as on tvOS, their modules are empty.
let hosts: [SwiftSetting] = [.define("APPLE_UI", .when(platforms: [.iOS, .macCatalyst, .visionOS, .macOS]))]

let package = Package(
    name: "swift-sliders",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [
        .library(name: "SlidersCore", targets: ["SlidersCore"]),
        .library(name: "SlidersPlane", targets: ["SlidersPlane"]),
        .library(name: "SlidersRuler", targets: ["SlidersRuler"]),
        .library(name: "SlidersLooks", targets: ["SlidersLooks"]),
        .library(name: "SlidersLookImages", targets: ["SlidersLookImages"]),
        .library(name: "SlidersControls", targets: ["SlidersControls"]),
        .library(name: "SlidersSwiftUI", targets: ["SlidersSwiftUI"]),
        .library(name: "SlidersPlaneControls", targets: ["SlidersPlaneControls"]),
        .library(name: "SlidersRulerControls", targets: ["SlidersRulerControls"]),
        .library(name: "SlidersPlaneSwiftUI", targets: ["SlidersPlaneSwiftUI"]),
        .library(name: "SlidersRulerSwiftUI", targets: ["SlidersRulerSwiftUI"]),
        .library(name: "AllSliders", targets: ["AllSliders"]),
    ],
    targets: [
        .target(name: "SlidersCore", exclude: ["README.md"]),
        .target(name: "SlidersPlane", dependencies: ["SlidersCore"]),
        .target(name: "SlidersRuler", dependencies: ["SlidersCore"]),
        .target(name: "SlidersLooks", dependencies: ["SlidersCore"]),
        .target(
            name: "SlidersLookImages", dependencies: ["SlidersCore", "SlidersLooks"],
            resources: [.process("Resources")],
            swiftSettings: hosts),
        .target(
            name: "SlidersControls", dependencies: ["SlidersCore", "SlidersLooks"],
            exclude: ["README.md"], resources: [.process("Resources")], swiftSettings: hosts),
        .target(
            name: "SlidersSwiftUI",
            dependencies: ["SlidersCore", "SlidersLooks", "SlidersControls"],
            exclude: ["README.md"], swiftSettings: hosts),
        .target(
            name: "SlidersPlaneControls", dependencies: ["SlidersCore", "SlidersPlane", "SlidersControls"],
            swiftSettings: hosts),
        .target(
            name: "SlidersRulerControls",
            dependencies: ["SlidersCore", "SlidersRuler", "SlidersLooks", "SlidersControls"], swiftSettings: hosts),
        .target(
            name: "SlidersPlaneSwiftUI",
            dependencies: ["SlidersCore", "SlidersPlane", "SlidersControls", "SlidersPlaneControls", "SlidersSwiftUI"],
            swiftSettings: hosts),
        .target(
            name: "SlidersRulerSwiftUI",
            dependencies: ["SlidersCore", "SlidersRuler", "SlidersControls", "SlidersRulerControls", "SlidersSwiftUI"],
            swiftSettings: hosts),
        // All of them by one import.
        .target(
            name: "AllSliders",
            dependencies: ["SlidersLookImages", "SlidersSwiftUI", "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI"]),
        // For the tests, and for the tool, which compiles them itself.
        .target(name: "SlidersRender", dependencies: ["SlidersCore", "SlidersLooks", "SlidersLookImages"]),
        .target(
            name: "SlidersReplay", dependencies: ["SlidersCore", "SlidersPlane", "SlidersRuler", "SlidersRender"]),
        .testTarget(
            name: "SlidersCoreTests",
            dependencies: ["SlidersCore", "SlidersPlane", "SlidersRuler", "SlidersRender", "SlidersReplay"]),
        // Optimized below, as it plays as much as there is time for.
        .testTarget(name: "SlidersFuzzTests", dependencies: ["SlidersCore", "SlidersReplay"]),
        .testTarget(
            name: "SlidersLooksTests",
            dependencies: ["SlidersCore", "SlidersRuler", "SlidersLooks", "SlidersLookImages", "SlidersRender"],
            exclude: ["Goldens"]),
        .testTarget(name: "SlidersRenderTests", dependencies: ["SlidersCore", "SlidersRender"], exclude: ["Goldens"]),
        // Empty where there is no AppKit; Tests/AppKit has the rest of the host's tests.
        .testTarget(name: "SlidersControlsTests", dependencies: ["SlidersControls", "SlidersSwiftUI"]),
        .testTarget(name: "SlidersReplayTests", dependencies: ["SlidersReplay"]),
        .testTarget(name: "PeersTests", dependencies: ["SlidersCore", "SlidersReplay"], exclude: ["peers.json"]),
    ]
)

// Release builds test what is optimized. To optimize the tests as well, to read them twice, and to note what they are
// made of, for a debugger and in an index, costs more than it saves.
for target in package.targets where target.type == .test {
    let optimization = target.name == "SlidersFuzzTests" ? [] : ["-Onone"]
    target.swiftSettings = [
        .unsafeFlags(
            optimization
                + ["-no-emit-module-separately-wmo", "-Xfrontend", "-gnone", "-index-ignore-system-modules"],
            .when(configuration: .release))
    ]
}
