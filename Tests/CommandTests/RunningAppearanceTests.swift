import TestSupport
import Testing

/// How a running class looks in the dark, where its code asks for the appearance.
@Suite(.onlyInFullLane, .serialized)
struct RunningAppearanceTests {
  private static let source =
    RunningProject.controller(
      """
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 24))
      label.text = "Tea"
      view.addSubview(label)
      let isDark = traitCollection.userInterfaceStyle == .dark
      var height: CGFloat = 64
      switch UserDefaults.standard.string(forKey: "shape") ?? "" {
      case "branch":
        label.layer.borderWidth = 1
        label.layer.borderColor = UIColor(named: "NoColor")?.cgColor
          ?? (isDark ? UIColor.systemYellow : .purple).cgColor
        if isDark {
          label.textColor = .yellow
          label.backgroundColor = .blue
        }
      case "veil":
        label.backgroundColor = UIColor {
          $0.userInterfaceStyle == .dark ? .white.withAlphaComponent(0.25) : .black.withAlphaComponent(0.5)
        }
      case "components":
        var red: CGFloat = 0
        UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil)
        label.textColor = UIColor(red: 1 - red, green: 0, blue: 0, alpha: 1)
      case "hosted":
        let host = UIHostingController(rootView: Leaf())
        addChild(host)
        host.view.frame = CGRect(x: 0, y: 44, width: 100, height: 20)
        view.addSubview(host.view)
      case "words": label.text = isDark ? "Black tea" : "White tea"
      case "pale":
        label.alpha = isDark ? 0.5 : 1
        label.textColor = isDark ? .yellow : .purple
      case "size": height = isDark ? 80 : 64
      case "always":
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        panel.overrideUserInterfaceStyle = .dark
        panel.backgroundColor = .systemBackground
        view.addSubview(panel)
        panel.addSubview(label)
        let note = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))
        note.text = panel.traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light"
        note.textColor = UIColor.white.withAlphaComponent(0.5)
        panel.addSubview(note)
      case "never":
        overrideUserInterfaceStyle = .light
        label.text = traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light"
      case "glow":
        label.layer.shadowColor = UIColor.label.cgColor
        label.layer.shadowOpacity = 0.5
      case "unused":
        view.addSubview(UIView())
        label.font = .systemFont(ofSize: 30)
        label.font = nil
      default: break
      }
      completion(true, parameters, CGSize(width: 320, height: height))
      """)
      + """

      import SwiftUI

      struct Leaf: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text("Leaf").foregroundColor(scheme == .dark ? .white : .red) }
      }
      """

  private static let folder = Result {
    try RunningProject.folder(
      source,
      shapes: [
        "branch", "veil", "components", "hosted", "words", "size", "pale", "always", "never",
        "unused", "glow",
      ])
  }

  private func shapes(_ shape: String) throws -> String {
    try RunningProject.dump("card", shape, of: Self.folder.get())
  }

  @Test func eachAppearanceHasItsColors() throws {
    let card = try shapes("branch")
    #expect(card.contains(/<text[^>]*class="cp-f-000000-FFFF00"[^>]*>Tea</), "\(card)")
    #expect(card.contains(/class="cp-s-800080-FFD60A"/), "\(card)")
    #expect(
      card.contains(/<g class="cp-only-dark">\s*<rect[^>]*fill="#0000FF"\/>\s*<\/g>/), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func aColorHidesAsMuchAsItsAppearanceSays() throws {
    let card = try shapes("veil")
    let pattern =
      /<g class="cp-only-(\w+)">\s*<rect[^>]*class="cp-f-000000-FFFFFF" fill-opacity="([\d.]+)"/
    #expect(
      card.matches(of: pattern).map { "\($0.1) \($0.2)" } == ["light 0.5", "dark 0.25"], "\(card)")
  }

  @Test func theComponentsOfAColorAreThoseOfTheAppearance() throws {
    let card = try shapes("components")
    #expect(card.contains(/<text[^>]*class="cp-f-FF0000-000000"[^>]*>Tea</), "\(card)")
  }

  @Test func swiftUIHasTheSchemeOfTheCard() throws {
    let card = try shapes("hosted")
    #expect(card.contains(/<text[^>]*class="cp-f-FF3B30-FFFFFF"[^>]*>Leaf</), "\(card)")
  }

  /// One drawing stands for both appearances: other words and other sizes have no place in it.
  @Test(arguments: ["words", "size"])
  func anotherViewInTheDarkIsNamed(shape: String) throws {
    let card = try shapes(shape)
    #expect(card.contains("Not drawn: what differs in the dark but for colors"), "\(card)")
  }

  @Test func aShadowHasTheColorOfTheAppearance() throws {
    let card = try shapes("glow")
    #expect(card.contains("light-dark(rgb(0 0 0/0.5),rgb(255 255 255/0.5))"), "\(card)")
  }

  @Test func aViewKeepsTheAppearanceThatCodeGivesIt() throws {
    let dark = try shapes("always")
    #expect(dark.contains(/<text[^>]*fill="#FFFFFF"[^>]*>Tea</), "\(dark)")
    #expect(dark.contains(/<text[^>]*fill="#FFFFFF80"[^>]*>Dark</), "\(dark)")
    #expect(dark.contains(/<rect[^>]*fill="#1C1C1E"/), "\(dark)")
    let light = try shapes("never")
    #expect(light.contains(/<text[^>]*fill="#000000"[^>]*>Light</), "\(light)")
    #expect(!(dark + light).contains("Not drawn"), "\(dark)\(light)")
  }

  @Test func theColorsOfTheDarkStayWhereMoreDiffers() throws {
    let card = try shapes("pale")
    #expect(card.contains(/<text[^>]*class="cp-f-800080-FFFF00"[^>]*>Tea</), "\(card)")
    #expect(card.contains("Not drawn: what differs in the dark but for colors"), "\(card)")
  }

  @Test func sameViewsInTheDarkAreNotNamed() throws {
    let card = try shapes("unused")
    #expect(!card.contains("in the dark") && !card.contains("cp-only"), "\(card)")
    #expect(card.contains(/<text[^>]*font-size="17"[^>]*>Tea</), "\(card)")
  }
}
