/// The families of fonts that are part of iOS (documented in Apple's list of system fonts).
enum SystemFonts {
  /// Whether a font of a name, such as `HelveticaNeue-Bold`, is of one of the families.
  static func has(_ name: String) -> Bool {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let family = String(parts[0].filter { $0 != " " })
    return name.hasPrefix(".")
      || families.contains(family) && (parts.count < 2 || isFace(parts[1]))
  }

  /// Whether a name is made of the words that Apple's list has for faces, as `CondensedBold` and `BoldMT` are.
  private static func isFace(_ name: Substring) -> Bool {
    var rest = name
    while !rest.isEmpty {
      guard let word = faces.first(where: { rest.hasPrefix($0) }) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return !name.isEmpty
  }

  private static let faces = [
    "Regular", "Roman", "Book", "Text", "Medium", "Semibold", "SemiBold", "DemiBold", "Demi",
    "Bold",
    "Heavy", "Black", "ExtraBold", "ExtraBlack", "UltraLight", "Ultralight", "Ultra", "Thin",
    "Light", "Condensed",
    "Compressed", "Wide", "Italic", "Oblique", "Ita", "It", "Bd", "PSMT", "PS", "MT", "BT", "ITC",
    "TT",
    "W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "Md", "Lt", "Rg", "Plain", "LET",
  ]

  private static let families = Set(
    """
    AcademyEngravedLetPlain AlNile AmericanTypewriter AppleColorEmoji AppleSDGothicNeo AppleSymbols \
    Arial ArialHebrew ArialMT ArialRoundedMTBold Avenir AvenirNext AvenirNextCondensed Baskerville \
    BodoniOrnamentsITCTT BodoniSvtyTwoITCTT BodoniSvtyTwoOSITCTT BodoniSvtyTwoSCITCTT \
    BradleyHandITCTT ChalkboardSE Chalkduster Charter Cochin Copperplate Courier CourierNew \
    CourierNewPS CourierNewPSMT DINAlternate DINCondensed Damascus DamascusBold DevanagariSangamMN \
    Didot EuphemiaUCAS Farah Futura Galvji GeezaPro Georgia GillSans GranthaSangamMN Helvetica \
    HelveticaNeue HiraKakuProN HiraMaruProN HiraMinProN HiraginoSans HoeflerText Impact Kailasa \
    Kefa KhmerSangamMN KohinoorBangla KohinoorDevanagari KohinoorGujarati KohinoorTelugu \
    LaoSangamMN MalayalamSangamMN MarkerFelt Menlo Mishafi MuktaMahee MyanmarSangamMN Noteworthy \
    NotoNastaliqUrdu NotoSansKannada NotoSansMyanmar NotoSansOriya Optima Palatino Papyrus \
    PartyLetPlain PingFangHK PingFangMO PingFangSC PingFangTC Rockwell STIXTwoText SavoyeLetPlain \
    SinhalaSangamMN SnellRoundhand Symbol TamilSangamMN Thonburi TimesNewRoman TimesNewRomanPS \
    TimesNewRomanPSMT TrebuchetMS Verdana ZapfDingbatsITC Zapfino
    """.split(separator: " ").map { String($0) })
}
