import Testing

@testable import LiveControllers

/// The constants that Xcode generates for asset catalogs.
struct AssetSymbolsTests {
  @Test(arguments: [
    ("Logo", "logo"), ("ic_done_enable", "icDoneEnable"), ("bubble-chat", "bubbleChat"),
    ("Hero image", "hero"), ("Image", "image"), ("Top Shelf Image Wide", "topShelfImageWide"),
    ("HBO GO Logo", "hboGOLogo"), ("AM-AI-iOS-Dark-1024x1024", "amAIIOSDark1024X1024"),
    ("dp1", "dp1"), ("1", "_1"), ("globe-20pt", "globe20Pt"), ("U-Crunches", "uCrunches"),
    ("0b3b21ff27", "_0B3B21Ff27"), ("URLIcon", "urlIcon"),
  ]) func imagesAreNamedAsXcodeNamesThem(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, kind: "Image").symbol == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("tabbarBackgroundColor", "tabbarBackground"),
    ("accent_color1", "accentColor1"), ("color_000000", "color000000"), ("HeroImage", "heroImage"),
  ]) func colorsAreNamedAsXcodeNamesThem(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, kind: "Color").symbol == symbol)
  }

  @Test func onlyWhatTheCodeMentionsIsWritten() {
    let assets = AssetSymbols(
      colors: ["Brand", "red", "Own"], images: ["Icons/star", "Icons/sun", "moon"])
    #expect(
      assets.source(naming: ["brand", "red", "own", "star", "sun"], besides: ["own"]) == """
        import SwiftUI
        extension ColorResource { static let `brand` = ColorResource(name: "Brand", bundle: .main) }
        extension UIColor { static var `brand`: UIColor { .init(resource: ColorResource.`brand`) } }
        extension SwiftUI.Color { static var `brand`: SwiftUI.Color { .init(ColorResource.`brand`) } }
        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var `brand`: SwiftUI.Color { .init(ColorResource.`brand`) } }
        extension ColorResource { static let `own` = ColorResource(name: "Own", bundle: .main) }
        extension ColorResource { static let `red` = ColorResource(name: "red", bundle: .main) }
        extension ImageResource { enum Icons {} }
        extension ImageResource.Icons { static let `star` = ImageResource(name: "Icons/star", bundle: .main) }
        extension ImageResource.Icons { static let `sun` = ImageResource(name: "Icons/sun", bundle: .main) }

        """)
    #expect(assets.source(naming: ["moon"], besides: ["ImageResource"]).isEmpty)
  }
}
