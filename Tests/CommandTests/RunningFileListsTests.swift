import TestSupport
import Testing

/// Lists of a storyboard that code changes.
@Suite(.onlyInFullLane, .serialized)
struct RunningFileListsTests {
  private static let source =
    RunningProject.controller(
      """
      tap.numberOfTapsRequired = 2
      (cups.dataSource, cups.delegate) = (self, self)
      (teas.dataSource, teas.delegate) = (self, self)
      if shape == "layout" {
        flow.itemSize = CGSize(width: 80, height: 36)
        flow.minimumInteritemSpacing = 2
        flow.scrollDirection = .vertical
      }
      completion(true, parameters, CGSize(width: 320, height: 300))
      """,
      members: """
          @IBOutlet weak var flow: UICollectionViewFlowLayout!
          @IBOutlet weak var cups: UICollectionView!
          @IBOutlet weak var teas: UITableView!
          @IBOutlet var tap: UITapGestureRecognizer!
          var shape: String { UserDefaults.standard.string(forKey: "shape") ?? "" }
        """)
      + """
      extension TeaViewController: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
      {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cup", for: path)
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
          label.text = "Cup \\(path.item)"
          cell.contentView.addSubview(label)
          return cell
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0) }

        func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          path.row == 1 ? 0 : path.row == 2 ? .leastNormalMagnitude : 40
        }
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = view.dequeueReusableCell(withIdentifier: "tea", for: path)
          cell.textLabel?.text = "Row \\(path.row)"
          cell.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
          cell.accessoryType = .checkmark
          return cell
        }
      }

      /// The layout that the storyboard names.
      final class CupLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let all = super.layoutAttributesForElements(in: rect)
          guard UserDefaults.standard.string(forKey: "shape") == "stairs" else { return all }
          for one in all ?? [] { one.frame.origin.y += CGFloat(10 * one.indexPath.item) }
          return all
        }
      }
      """

  private static let storyboard = RunningProject.storyboard(
    """
    <collectionView contentMode="scaleToFill" dataMode="prototypes" id="cups">
    <rect key="frame" x="0" y="0" width="320" height="100"/>
    <collectionViewFlowLayout customClass="CupLayout" key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
    <size key="itemSize" width="50" height="50"/>
    <inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="cup" id="cup"><rect key="frame" x="0" y="0" width="50" height="50"/>
    <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="cupView"><rect key="frame" x="0" y="0" width="50" height="50"/></collectionViewCellContentView>
    </collectionViewCell></cells></collectionView>
    <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="44" id="teas">
    <rect key="frame" x="0" y="100" width="320" height="200"/>
    <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="tea" textLabel="text" style="IBUITableViewCellStyleDefault" id="cell">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="cellView"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews><label opaque="NO" contentMode="left" text="Title" id="text"><rect key="frame" x="16" y="0" width="288" height="44"/>
    <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    </tableViewCellContentView></tableViewCell></prototypes></tableView>
    """,
    outlets: """
      <outlet property="flow" destination="flow"/><outlet property="cups" destination="cups"/>
      <outlet property="teas" destination="teas"/><outlet property="tap" destination="tap"/>
      """,
    objects: "<tapGestureRecognizer id=\"tap\"/>")

  private static let folder = Result {
    let folder = try RunningProject.folder(source, shapes: ["file", "layout", "stairs"])
    try RunningProject.add(storyboard: storyboard, to: folder)
    return folder
  }
  private static func labels(_ shape: String) throws -> [Substring] {
    let layout = try RunningProject.dump("layout", shape, of: folder.get())
    return layout.matches(of: /label (\([\d., ]+\)) [\d.]+×[\d.]+ "(?:C|Row)/).map(\.1)
  }

  /// A row of no height is not there, whichever way code says so.
  @Test func aFlowLayoutIsWhatCodeMakesOfIt() throws {
    #expect(
      try Self.labels("file") == [
        "(13, 117)", "(73, 117)", "(133, 117)", "(24, 200.25)", "(24, 240.25)",
      ])
    #expect(
      try Self.labels("layout") == [
        "(13, 93.5)", "(130.5, 93.5)", "(248, 93.5)", "(24, 200.25)", "(24, 240.25)",
      ])
  }

  @Test func aFileMayNameTheLayout() throws {
    #expect(
      try Self.labels("stairs").prefix(3) == ["(13, 117)", "(73, 127)", "(133, 137)"])
  }

  @Test func anEmptyCellOfTheFileHasWhatCodeAdds() throws {
    let layout = try RunningProject.dump("layout", "file", of: Self.folder.get())
    #expect(!layout.contains("placeholder"), "\(layout)")
  }

  @Test func aCellHasItsColorBehindItsText() throws {
    let card = try RunningProject.dump("card", "file", of: Self.folder.get())
    let ground = try #require(card.firstRange(of: "#FFFF00"))
    let text = try #require(card.firstRange(of: ">Row 0<"))
    let between = card[ground.upperBound..<text.lowerBound]
    #expect(!between.contains("<rect"), "\(card)")
  }
}
