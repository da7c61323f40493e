/// The families of fonts that are part of iOS (documented in Apple's list of system fonts).
enum SystemFonts {
  /// Whether a font of a name, such as `HelveticaNeue-Bold`, is of one of the families.
  static func has(_ name: String) -> Bool {
    let family = name.prefix { $0 != "-" }.filter { $0 != " " }
    return name.hasPrefix(".") || families.contains(String(family))
  }

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
