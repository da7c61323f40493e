import SiteComparison

/// Edits to the storyboard, the xib and their texts of the bakery.
extension Edit {
  private static let board = "BakeryIntentsUI/Base.lproj/MainInterface.storyboard"
  private static let texts = "BakeryIntentsUI/de.lproj/MainInterface.strings"
  private static let first = "scene: the scene BakeryViewController of MainInterface"
  /// The states that show the first scene; the German one has no loaves, so it is closed.
  private static let offers = ["ShowBakery/scenes/handle/*/*", "ShowBakery/in-german/handle/*/*"]

  static let sceneEdits: [Edit] = [
    Edit(
      "a view of a scene gets another colour", board, "systemGray5Color", "systemGray4Color",
      because: [first], on: offers, says: [.color]),
    Edit(
      "a constraint of a scene changes", board,
      "secondAttribute=\"leading\" constant=\"20\" id=\"con-01-001\"",
      "secondAttribute=\"leading\" constant=\"24\" id=\"con-01-001\"", because: [first], on: offers,
      says: [.moved, .resized]),
    Edit(
      "a button of another scene gets another title", board, "title=\"More\"", "title=\"All\"",
      because: ["scene: the scene rows of MainInterface"], on: ["ShowBakery/scenes/handle-2/*/*"],
      says: [.text]),
    Edit(
      "a view of a xib gets another colour", "BakeryIntentsUI/Badge.xib", "red=\"0.7\"",
      "red=\"0.2\"", because: ["scene: Badge"], on: ["ShowBakery/scenes/handle-3/*/*"],
      says: [.color]),
    Edit(
      "the translation of a scene changes", texts, "Heute geschlossen", "Heute zu",
      because: ["translation: the texts of MainInterface"], on: ["ShowBakery/in-german/handle/*/*"],
      says: [.text]),
    Edit(
      "a scene is moved in Xcode", board, "        <scene sceneID=\"sc2-ro-001\">",
      "\n        <scene  sceneID=\"sc2-ro-001\"><point key=\"canvasLocation\" x=\"9\" y=\"8\"/>",
      because: [], on: [], says: []),
  ]

  private static let leaf = "Colors.xcassets/Leaf.colorset/Contents.json"
  private static let catalogue = "OrchardIntentsUI/mul.lproj/MainInterface.xcstrings"

  /// Edits to what a scene of the orchard takes from catalogues.
  static let catalogueEdits: [Edit] = [
    Edit(
      "a colour of an asset catalogue changes", leaf, "0.180", "0.980",
      because: ["color: the color Leaf"], on: ["*/*/*/*/*"], says: [.color]),
    Edit(
      "a text of a string catalogue changes", catalogue, "Ankunft", "Kommt um",
      because: ["translation: the texts of MainInterface in de"], on: ["*/kiste-mit-birnen/*/*/*"],
      says: [.text]),
    Edit(
      "another language of a string catalogue changes", catalogue, "Arrivée", "Arrive",
      because: [], on: [], says: []),
  ]
}
