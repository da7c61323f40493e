import Testing

@testable import LiveControllers

/// Where the files of a project are in the bundle.
struct CopiedFileTests {
  @Test(arguments: [
    ("Tea/Data/teas.json", "teas.json"), ("teas.json", "teas.json"),
    ("Tea/de.lproj/Teas.strings", "de.lproj/Teas.strings"),
    ("Tea/Settings.bundle/Root.plist", "Settings.bundle/Root.plist"),
    ("Tea/Assets.xcassets/Teas.dataset/teas.json", "Teas.dataset/teas.json"),
    ("Tea/Assets.xcassets/Cup.imageset/cup.png", nil),
  ])
  func aFileIsWhereXcodeCopiesIt(_ path: String, _ copied: String?) {
    #expect(CopiedFile(ofBundle: path, [])?.path == copied)
  }
}
