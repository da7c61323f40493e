import Diagnostics
import Testing
import Views

@testable import CardLayout

/// Tables with their headers, and collections with their cells.
struct TableTests {
  private func cell(_ id: String, _ height: Int = 30) -> String {
    framed(
      id, "tableViewCell", "0 0 300 \(height)", "rowHeight=\"\(height)\"",
      "<tableViewCellContentView key=\"contentView\" id=\"\(id)c\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"\(height)\"/>"
        + "</tableViewCellContentView>")
  }

  private func table(_ attributes: String, _ inside: String) throws -> String {
    try SampleInterface(views: framed("t", "tableView", "10 0 300 150", attributes, inside)).dump()
  }

  @Test func headersAndFootersStandAroundTheRows() throws {
    let dump = try table(
      "",
      framed("h", "view", "0 0 300 40", "key=\"tableHeaderView\"")
        + framed("f", "view", "0 0 300 20", "key=\"tableFooterView\"")
        + "<prototypes>\(cell("a"))\(cell("b"))</prototypes>")
    #expect(
      dump == """
        table (10, 0) 300×150
          row (10, 0) 300×40
          row (10, 40) 300×30
          separator (26, 69.5) 284×0.5
          row (10, 70) 300×30
          row (10, 100) 300×20
        """)
  }

  /// A cell has margins of its own, a smaller one beside a sign (observed in files of Xcode 12).
  @Test(arguments: [
    ("", "(26, 11) 268×10"), ("accessoryType=\"disclosureIndicator\"", "(26, 11) 250.5×10"),
  ])
  func aCellHasMargins(attributes: String, frame: String) throws {
    let cell = """
      <tableViewCell id="a" \(attributes) rowHeight="50"><rect key="frame" x="0" y="0" width="300" height="50"/>
      <tableViewCellContentView key="contentView" id="ac"><rect key="frame" x="0" y="0" width="300" height="50"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="ac" secondAttribute="leadingMargin" id="1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="ac" secondAttribute="topMargin" id="2"/>
      <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="3"/>
      <constraint firstItem="v" firstAttribute="height" constant="10" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let dump = try table("", "<prototypes>\(cell)</prototypes>")
    #expect(dump.contains("view \(frame)"), "\(dump)")
  }

  @Test func linesHaveTheDistancesAndTheColorOfTheFile() throws {
    let inset = "<inset key=\"separatorInset\" minX=\"40\" minY=\"0\" maxX=\"20\" maxY=\"0\"/>"
    let own = inset.replacing("40", with: "5").replacing("20", with: "0")
    let first = cell("a").replacing("</tableViewCell>", with: own + "</tableViewCell>")
    let views = framed(
      "t", "tableView", "10 0 300 150", "",
      inset + "<color key=\"separatorColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        + "<prototypes>\(first)\(cell("b"))\(cell("c"))</prototypes>")
    let interface = try SampleInterface(views: views)
    let dump = interface.dump()
    #expect(dump.contains("separator (15, 29.5) 295×0.5"), "\(dump)")
    #expect(dump.contains("separator (50, 59.5) 240×0.5"), "\(dump)")
    guard case .table(let table) = interface.view("t")?.content else {
      Issue.record("There is no table")
      return
    }
    #expect(table.separatorColor == .hex(light: 0xFF0000, dark: 0xFF0000))
  }

  @Test func sectionsHaveTitles() throws {
    let section = """
      <sections><tableViewSection headerTitle="Soups" footerTitle="All hot" id="s"><cells>
      \(cell("a"))</cells></tableViewSection></sections>
      """
    #expect(
      try table("style=\"grouped\"", section) == """
        table (10, 0) 300×150
          row (10, 0) 300×38
            label (26, 16) 268×18 "SOUPS"
          separator (10, 37.5) 300×0.5
          row (10, 38) 300×30
          separator (10, 67.5) 300×0.5
          row (10, 68) 300×38
            label (26, 74) 268×18 "All hot"
        """)
    #expect(
      try table("", section).contains("row (10, 0) 300×28\n    label (26, 0) 268×28 \"Soups\""))
  }

  @Test(arguments: [
    ("disclosureIndicator", "274.5×30", "(284.5, 8) 9.5×14 symbol chevron.right"),
    ("checkmark", "267×30", "(280, 8) 14×14 symbol checkmark"),
    ("detailButton", "267×30", "(280, 8) 14×14 symbol info"),
  ]) func aCellHasASignAtItsEnd(type: String, size: String, sign: String) throws {
    let cell = cell("a").replacing("id=\"a\"", with: "id=\"a\" accessoryType=\"\(type)\"")
    #expect(
      try table("", "<prototypes>\(cell)</prototypes>") == """
        table (10, 0) 300×150
          row (10, 0) 300×30
            view (10, 0) \(size)
            accessory \(sign)
        """)
  }

  /// UIKit places the labels of its own cells, whatever the frames of the file are.
  @Test(arguments: [
    ("Default", "5", nil, "label (26, 11.75) 268×20.5 \"A long title of a row\""),
    (
      "Value1", "5", "258 5",
      """
      label (26, 11.75) 146.5×20.5 "A long title of a row"
      label (259.5, 11.75) 38.5×20.5 "Price"
      """
    ),
    (
      "Value2", "5", "76 5",
      """
      label (26, 11.75) 40×20.5 "A l…" (cut off)
      label (86, 11.75) 208×20.5 "Price"
      """
    ),
    (
      "Subtitle", "2", "16 23",
      """
      label (26, 2) 268×20.5 "A long title of a row"
      label (26, 23.5) 268×20.5 "Price"
      """
    ),
  ])
  func aCellOfUIKitsOwnPlacesItsLabels(
    style: String, y: String, detail: String?, labels: String
  ) throws {
    let text = framed("t", "label", "16 \(y) 40 20", "text=\"A long title of a row\"")
    let other = detail.map { framed("d", "label", "\($0) 30 20", "text=\"Price\"") } ?? ""
    let cell = framed(
      "a", "tableViewCell", "0 0 300 44",
      "rowHeight=\"44\" style=\"IBUITableViewCellStyle\(style)\" textLabel=\"t\" detailTextLabel=\"d\"",
      """
      <tableViewCellContentView key="contentView" id="ac">
      <rect key="frame" x="0" y="0" width="300" height="44"/><subviews>\(text)\(other)</subviews>
      </tableViewCellContentView>
      """)
    let lines = try table("", "<prototypes>\(cell)</prototypes>").split(separator: "\n")
    #expect(
      lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("label") }
        .joined(separator: "\n") == labels)
  }

  /// Where no row height is given, a cell is as high as its labels need with the room around them that
  /// the file has.
  @Test(arguments: [
    ("Default", "16 12 40 20", nil, 44), ("Default", "16 0 288 44", nil, 44),
    ("Subtitle", "16 10 40 20", "16 31 30 14", 62), ("Value1", "16 12 40 20", "258 12 30 20", 44),
    ("Subtitle", "16 10 40 20", "16 31 30 14 pointSize=30", 77),
  ])
  func aCellOfUIKitsOwnIsAsHighAsItsLabels(
    style: String, text: String, detail: String?, height: Int
  ) throws {
    func label(_ id: String, _ place: String) -> String {
      let parts = place.split(separator: " ").map { String($0) }
      return framed(
        id, "label", parts.prefix(4).joined(separator: " "), "text=\"Tea\"",
        parts.count > 4
          ? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"30\"/>" : "")
    }
    let cellHeight = style == "Subtitle" ? 55 : 44
    let cell = framed(
      "a", "tableViewCell", "0 0 300 \(cellHeight)",
      "style=\"IBUITableViewCellStyle\(style)\" textLabel=\"t\" detailTextLabel=\"d\"",
      """
      <tableViewCellContentView key="contentView" id="ac">
      <rect key="frame" x="0" y="0" width="300" height="\(cellHeight)"/>
      <subviews>\(label("t", text))\(detail.map { label("d", $0) } ?? "")</subviews>
      </tableViewCellContentView>
      """)
    let dump = try table("rowHeight=\"-1\"", "<prototypes>\(cell)</prototypes>")
    let row = dump.split(separator: "\n").first { $0.contains("row ") } ?? ""
    let found = row.split(separator: "×").last.flatMap { Double($0) } ?? 0
    #expect(abs(found - Double(height)) < 1, "\(dump)")
  }

  @Test func cellsHaveTheBackgroundOfTheirTablesStyle() throws {
    func background(_ style: String) throws -> ColorRequest? {
      let sample = try SampleInterface(
        views: framed(
          "t", "tableView", "0 0 320 150", "style=\"\(style)\"",
          "<prototypes>\(cell("a"))</prototypes>"))
      return sample.view("ac")?.style.background
    }
    #expect(try background("grouped") == .semantic(.secondaryGroupedBackground))
    #expect(try background("plain") == .semantic(.background))
  }

  /// A layout that sets the rows keeps the header.
  @Test func otherRowsKeepTheHeader() throws {
    let sample = try SampleInterface(
      views: framed(
        "t", "tableView", "0 0 320 150", "",
        framed("h", "view", "0 0 320 40", "key=\"tableHeaderView\"")
          + "<prototypes>\(cell("a"))</prototypes>"))
    guard case .table(let table)? = sample.view("t")?.content else {
      Issue.record("no table")
      return
    }
    #expect(table.shownRows.count == 2 && table.rows.count == 1)
    #expect(sample.view("h") != nil)
  }

  private func collection(
    _ layout: String, _ sizes: [String], _ frame: String = "10 0 200 150"
  ) throws -> SampleInterface {
    let cells = sizes.enumerated().map { index, size in
      framed("c\(index)", "collectionViewCell", "0 0 \(size)", "reuseIdentifier=\"Dish\"")
    }
    return try SampleInterface(
      views: framed(
        "l", "collectionView", frame, "",
        """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" \(layout)><size key="itemSize" width="60" height="40"/>
        <inset key="sectionInset" minX="5" minY="5" maxX="5" maxY="5"/></collectionViewFlowLayout>
        <cells>\(cells.joined())</cells>
        """))
  }

  @Test func cellsFlowIntoLines() throws {
    let sample = try collection("", Array(repeating: "50 40", count: 5))
    // Three of 50 points leave 40 of 190, half between each two; the last line goes on as the first.
    #expect(
      sample.dump() == """
        collection (10, 0) 200×150
          box (15, 5) 50×40 placeholder "Dish"
          box (85, 5) 50×40 placeholder "Dish"
          box (155, 5) 50×40 placeholder "Dish"
          box (15, 55) 50×40 placeholder "Dish"
          box (85, 55) 50×40 placeholder "Dish"
        """)
    #expect(sample.diagnostics.allSatisfy { $0.message.contains("drawn as boxes") })
  }

  @Test func cellsFlowToTheSide() throws {
    let sample = try collection(
      "scrollDirection=\"horizontal\"", ["50 60", "50 60", "50 60", "50 60", "50 60"])
    #expect(
      sample.dump().split(separator: "\n").dropFirst().map { $0.prefix { $0 != ")" } } == [
        "  box (15, 5", "  box (15, 85", "  box (75, 5", "  box (75, 85", "  box (135, 5",
      ])
  }

  @Test func aCellThatFillsItsLineStandsInTheMiddle() throws {
    let sample = try collection("", ["150 40", "150 40"])
    #expect(
      sample.dump().split(separator: "\n").dropFirst().map { $0.prefix { $0 != ")" } } == [
        "  box (35, 5", "  box (35, 55",
      ])
  }

  /// A cell that holds views shows them.
  @Test func cellsShowWhatTheyHold() throws {
    let content = framed(
      "v", "collectionViewCellContentView", "0 0 60 40", "key=\"contentView\"",
      "<subviews>\(framed("n", "label", "4 4 50 20", "text=\"Soup\""))</subviews>")
    let sample = try SampleInterface(
      views: framed(
        "l", "collectionView", "0 0 320 150", "",
        "<cells>\(framed("c", "collectionViewCell", "0 0 60 40", "", content))</cells>"))
    #expect(sample.dump().contains("label (4, 4) 50×20 \"Soup\""))
    #expect(sample.diagnostics.isEmpty)
  }
}
