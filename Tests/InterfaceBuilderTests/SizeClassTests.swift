import Testing
import Views

@testable import CardLayout

/// What a file says for the size classes of a card: compact width, regular height.
struct SizeClassTests {
  private func label(_ inside: String) throws -> View<String>? {
    try SampleInterface(
      views: """
        <label id="a" text="A" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="10" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\(inside)</label>
        <label id="b" text="B" translatesAutoresizingMaskIntoConstraints="NO"/>
        """,
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="8" id="c">
        <variation key="widthClass=compact" constant="16"/>
        <variation key="heightClass=regular-widthClass=compact" constant="24"/>
        <variation key="heightClass=compact" constant="32"/></constraint>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
        id="d"/>
        """,
      root: """
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="d"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask>
        </variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="d"/></mask>
        </variation>
        """
    ).view("root")
  }

  @Test func theMostPreciseVariationCounts() throws {
    let root = try label("")
    #expect(root?.constraints.map(\.id) == ["c"])
    #expect(root?.constraints.first?.constant == 24)
  }

  @Test func whatIsLeftOutByDefaultMayBeThereOnACard() throws {
    #expect(try label("")?.subviews.map(\.id) == ["a", "b"])
  }

  @Test func aFontOfAClassTakesThePlaceOfTheUsualOne() throws {
    let root = try label(
      """
      <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" \
      pointSize="12"/></variation>
      """)
    guard case .label(let label)? = root?.subviews.first?.content else {
      Issue.record("no label")
      return
    }
    #expect(label.font == .system(size: 12, weight: .regular, design: .standard))
  }
}
