/// Types that the system declares.
///
/// Source: Apple documentation, "System-declared uniform type identifiers".
extension UTType {
    /// `public.item`.
    public static let item = UTType(declared: "public.item")
    /// `public.content`.
    public static let content = UTType(declared: "public.content")
    /// `public.composite-content`.
    public static let compositeContent = UTType(declared: "public.composite-content")
    /// `public.disk-image`.
    public static let diskImage = UTType(declared: "public.disk-image")
    /// `public.data`.
    public static let data = UTType(declared: "public.data")
    /// `public.directory`.
    public static let directory = UTType(declared: "public.directory")
    /// `com.apple.resolvable`.
    public static let resolvable = UTType(declared: "com.apple.resolvable")
    /// `public.symlink`.
    public static let symbolicLink = UTType(declared: "public.symlink")
    /// `public.executable`.
    public static let executable = UTType(declared: "public.executable")
    /// `com.apple.mount-point`.
    public static let mountPoint = UTType(declared: "com.apple.mount-point")
    /// `com.apple.alias-file`.
    public static let aliasFile = UTType(declared: "com.apple.alias-file")
    /// `com.apple.bookmark`.
    public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
    /// `public.url`.
    public static let url = UTType(declared: "public.url")
    /// `public.file-url`.
    public static let fileURL = UTType(declared: "public.file-url")
    /// `public.text`.
    public static let text = UTType(declared: "public.text")
    /// `public.plain-text`.
    public static let plainText = UTType(declared: "public.plain-text")
    /// `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    /// `public.utf16-external-plain-text`.
    public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
    /// `public.utf16-plain-text`.
    public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
    /// `public.delimited-values-text`.
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    /// `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    /// `public.tab-separated-values-text`.
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    /// `public.utf8-tab-separated-values-text`.
    public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
    /// `public.rtf`.
    public static let rtf = UTType(declared: "public.rtf")
    /// `public.html`.
    public static let html = UTType(declared: "public.html")
    /// `public.xml`.
    public static let xml = UTType(declared: "public.xml")
    /// `public.yaml`.
    public static let yaml = UTType(declared: "public.yaml")
    /// `public.source-code`.
    public static let sourceCode = UTType(declared: "public.source-code")
    /// `public.assembly-source`.
    public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
    /// `public.c-source`.
    public static let cSource = UTType(declared: "public.c-source")
    /// `public.objective-c-source`.
    public static let objectiveCSource = UTType(declared: "public.objective-c-source")
    /// `public.swift-source`.
    public static let swiftSource = UTType(declared: "public.swift-source")
    /// `public.c-plus-plus-source`.
    public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
    /// `public.objective-c-plus-plus-source`.
    public static let objectiveCPlusPlusSource = UTType(declared: "public.objective-c-plus-plus-source")
    /// `public.c-header`.
    public static let cHeader = UTType(declared: "public.c-header")
    /// `public.c-plus-plus-header`.
    public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
    /// `public.script`.
    public static let script = UTType(declared: "public.script")
    /// `com.netscape.javascript-source`.
    public static let javaScript = UTType(declared: "com.netscape.javascript-source")
    /// `public.shell-script`.
    public static let shellScript = UTType(declared: "public.shell-script")
    /// `public.python-script`.
    public static let pythonScript = UTType(declared: "public.python-script")
    /// `public.ruby-script`.
    public static let rubyScript = UTType(declared: "public.ruby-script")
    /// `public.json`.
    public static let json = UTType(declared: "public.json")
    /// `com.apple.property-list`.
    public static let propertyList = UTType(declared: "com.apple.property-list")
    /// `com.apple.xml-property-list`.
    public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
    /// `com.apple.binary-property-list`.
    public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
    /// `com.adobe.pdf`.
    public static let pdf = UTType(declared: "com.adobe.pdf")
    /// `com.apple.rtfd`.
    public static let rtfd = UTType(declared: "com.apple.rtfd")
    /// `com.apple.flat-rtfd`.
    public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
    /// `public.image`.
    public static let image = UTType(declared: "public.image")
    /// `public.jpeg`.
    public static let jpeg = UTType(declared: "public.jpeg")
    /// `public.tiff`.
    public static let tiff = UTType(declared: "public.tiff")
    /// `com.compuserve.gif`.
    public static let gif = UTType(declared: "com.compuserve.gif")
    /// `public.png`.
    public static let png = UTType(declared: "public.png")
    /// `com.apple.icns`.
    public static let icns = UTType(declared: "com.apple.icns")
    /// `com.microsoft.bmp`.
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    /// `com.microsoft.ico`.
    public static let ico = UTType(declared: "com.microsoft.ico")
    /// `public.camera-raw-image`.
    public static let rawImage = UTType(declared: "public.camera-raw-image")
}
