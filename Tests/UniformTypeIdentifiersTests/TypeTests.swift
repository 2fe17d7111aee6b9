import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// Source: Apple documentation, "UTType" and "System-declared uniform type identifiers".
@Suite struct TypeTests {
    @Test func typesConformToThoseAbove() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.mpeg4Movie.supertypes.contains(.audiovisualContent))
    }

    @Test func tagsNameTypes() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
    }

    @Test func unknownIdentifiersAreNoTypes() {
        #expect(UTType("com.example.nothing") == nil)
        #expect(UTType("public.image") == .image)
        let own = UTType(exportedAs: "com.example.own", conformingTo: .text)
        #expect(own.conforms(to: .text) && own.isDeclared)
    }

    @Test func unknownExtensionsAreDynamic() {
        let type = UTType(filenameExtension: "qqq")
        #expect(type?.isDynamic == true && type?.preferredFilenameExtension == "qqq" && type?.conforms(to: .data) == true)
    }

    @Test func addressesGetExtensions() {
        let folder = URL(fileURLWithPath: "/a")
        #expect(folder.appendingPathComponent("b", conformingTo: .png).lastPathComponent == "b.png")
        #expect(folder.appendingPathComponent("b.png", conformingTo: .png).lastPathComponent == "b.png")
    }

    @Test func theOlderInterfaceAgrees() {
        #expect(kUTTypeImage as String == UTType.image.identifier)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
        #expect(png == "public.png")
        let mime = UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue()
        #expect(mime == "image/png")
    }
}
