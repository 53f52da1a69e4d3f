// swift-tools-version: 6.2
import PackageDescription

// What it needs of the project is linked into Sources: it calls what only modules of one package see.

let package = Package(
    name: "SliderTool",
    platforms: [.macOS(.v12)],
    products: [.executable(name: "slider", targets: ["slider"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: [
        .target(name: "SlidersCore", exclude: ["README.md"]),
        .target(name: "SlidersPlane", dependencies: ["SlidersCore"]),
        .target(name: "SlidersRuler", dependencies: ["SlidersCore"]),
        .target(name: "SlidersLooks", dependencies: ["SlidersCore"]),
        .target(
            name: "SlidersLookImages", dependencies: ["SlidersCore", "SlidersLooks"],
            exclude: ["Resources"]),
        .target(name: "SlidersRender", dependencies: ["SlidersCore", "SlidersLooks", "SlidersLookImages"]),
        .target(
            name: "SlidersReplay", dependencies: ["SlidersCore", "SlidersPlane", "SlidersRuler", "SlidersRender"]),
        .executableTarget(
            name: "slider",
            dependencies: [
                "SlidersCore", "SlidersLooks", "SlidersLookImages", "SlidersRender", "SlidersReplay",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "SliderToolTests",
            dependencies: [
                "slider", "SlidersLookImages",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
    ]
)
