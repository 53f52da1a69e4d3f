// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.iOS(.v15)],
    products: [
        .iOSApplication(
            name: "Gallery", targets: ["AppModule"], bundleIdentifier: "org.example.sliders.gallery",
            displayVersion: "1.0",
            bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ],
    dependencies: [.package(name: "swift-sliders", path: "../..")],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [
                .product(name: "SlidersCore", package: "swift-sliders"),
                .product(name: "SlidersControls", package: "swift-sliders"),
                .product(name: "AllSliders", package: "swift-sliders"),
            ],
            path: "Sources")
    ]
)
