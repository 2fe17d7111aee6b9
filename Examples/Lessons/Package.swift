// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Lessons",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Lessons", targets: ["Lessons"])],
    targets: [
        .target(name: "Lessons"),
        .testTarget(name: "LessonsTests", dependencies: ["Lessons"]),
    ]
)
