// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SliderTool",
    platforms: [.macOS(.v12)],
    products: [.executable(name: "slider", targets: ["slider"])],
    dependencies: [
        .package(name: "swift-sliders", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "slider",
            dependencies: [
                .product(name: "SlidersCore", package: "swift-sliders"),
                .product(name: "SlidersLooks", package: "swift-sliders"),
                .product(name: "SlidersRender", package: "swift-sliders"),
                .product(name: "SlidersReplay", package: "swift-sliders"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "SliderToolTests",
            dependencies: [
                "slider",
                .product(name: "SlidersLooks", package: "swift-sliders"),
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
    ]
)
