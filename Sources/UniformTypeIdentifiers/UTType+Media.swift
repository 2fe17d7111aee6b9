/// Types that the system declares.
///
/// Source: Apple documentation, "System-declared uniform type identifiers".
extension UTType {
    /// `public.svg-image`.
    public static let svg = UTType(declared: "public.svg-image")
    /// `com.apple.live-photo`.
    public static let livePhoto = UTType(declared: "com.apple.live-photo")
    /// `public.heif`.
    public static let heif = UTType(declared: "public.heif")
    /// `public.heic`.
    public static let heic = UTType(declared: "public.heic")
    /// `org.webmproject.webp`.
    public static let webP = UTType(declared: "org.webmproject.webp")
    /// `public.3d-content`.
    public static let threeDContent = UTType(declared: "public.3d-content")
    /// `com.pixar.universal-scene-description-mobile`.
    public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
    /// `public.audiovisual-content`.
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    /// `public.movie`.
    public static let movie = UTType(declared: "public.movie")
    /// `public.video`.
    public static let video = UTType(declared: "public.video")
    /// `public.audio`.
    public static let audio = UTType(declared: "public.audio")
    /// `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    /// `public.mpeg`.
    public static let mpeg = UTType(declared: "public.mpeg")
    /// `public.mpeg-2-video`.
    public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
    /// `public.mpeg-2-transport-stream`.
    public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
    /// `public.mp3`.
    public static let mp3 = UTType(declared: "public.mp3")
    /// `public.mpeg-4`.
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    /// `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    /// `com.apple.protected-mpeg-4-audio`.
    public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
    /// `com.apple.protected-mpeg-4-video`.
    public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
    /// `public.avi`.
    public static let avi = UTType(declared: "public.avi")
    /// `public.aiff-audio`.
    public static let aiff = UTType(declared: "public.aiff-audio")
    /// `com.microsoft.waveform-audio`.
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    /// `public.midi-audio`.
    public static let midi = UTType(declared: "public.midi-audio")
    /// `public.playlist`.
    public static let playlist = UTType(declared: "public.playlist")
    /// `public.m3u-playlist`.
    public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
    /// `public.folder`.
    public static let folder = UTType(declared: "public.folder")
    /// `public.volume`.
    public static let volume = UTType(declared: "public.volume")
    /// `com.apple.package`.
    public static let package = UTType(declared: "com.apple.package")
    /// `com.apple.bundle`.
    public static let bundle = UTType(declared: "com.apple.bundle")
    /// `com.apple.plugin`.
    public static let pluginBundle = UTType(declared: "com.apple.plugin")
    /// `com.apple.framework`.
    public static let framework = UTType(declared: "com.apple.framework")
    /// `com.apple.application`.
    public static let application = UTType(declared: "com.apple.application")
    /// `com.apple.application-bundle`.
    public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
    /// `com.apple.application-and-system-extension`.
    public static let applicationExtension = UTType(declared: "com.apple.application-and-system-extension")
    /// `public.unix-executable`.
    public static let unixExecutable = UTType(declared: "public.unix-executable")
    /// `com.microsoft.windows-executable`.
    public static let exe = UTType(declared: "com.microsoft.windows-executable")
    /// `public.spreadsheet`.
    public static let spreadsheet = UTType(declared: "public.spreadsheet")
    /// `public.presentation`.
    public static let presentation = UTType(declared: "public.presentation")
    /// `public.database`.
    public static let database = UTType(declared: "public.database")
    /// `public.message`.
    public static let message = UTType(declared: "public.message")
    /// `public.contact`.
    public static let contact = UTType(declared: "public.contact")
    /// `public.vcard`.
    public static let vCard = UTType(declared: "public.vcard")
    /// `public.to-do-item`.
    public static let toDoItem = UTType(declared: "public.to-do-item")
    /// `public.calendar-event`.
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    /// `public.email-message`.
    public static let emailMessage = UTType(declared: "public.email-message")
    /// `com.apple.internet-location`.
    public static let internetLocation = UTType(declared: "com.apple.internet-location")
    /// `public.font`.
    public static let font = UTType(declared: "public.font")
    /// `public.bookmark`.
    public static let bookmark = UTType(declared: "public.bookmark")
    /// `com.rsa.pkcs-12`.
    public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
    /// `public.x509-certificate`.
    public static let x509Certificate = UTType(declared: "public.x509-certificate")
    /// `org.idpf.epub-container`.
    public static let epub = UTType(declared: "org.idpf.epub-container")
    /// `public.log`.
    public static let log = UTType(declared: "public.log")
    /// `public.archive`.
    public static let archive = UTType(declared: "public.archive")
    /// `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    /// `public.bzip2-archive`.
    public static let bz2 = UTType(declared: "public.bzip2-archive")
    /// `public.zip-archive`.
    public static let zip = UTType(declared: "public.zip-archive")
    /// `com.apple.archive`.
    public static let appleArchive = UTType(declared: "com.apple.archive")
}
