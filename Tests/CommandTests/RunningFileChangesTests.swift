import TestSupport
import Testing

/// What code changes of the views of a storyboard.
@Suite(.onlyInFullLane)
struct RunningFileChangesTests {
  private func folder(
    _ body: String, members: String, _ views: String, outlets: [String]
  ) throws -> TemporaryFolder {
    let folder = try RunningProject.folder(
      RunningProject.controller(body, members: members), shapes: ["a"])
    try RunningProject.add(
      storyboard: RunningProject.storyboard(
        views,
        outlets: outlets.map { "<outlet property=\"\($0)\" destination=\"\($0)\"/>" }.joined()),
      to: folder)
    return folder
  }

  @Test func codeTakesPicturesAndTitlesAway() throws {
    let folder = try folder(
      """
          icon.image = nil
          order.configuration?.image = nil
          order.configuration?.title = nil
          old.setImage(nil, for: .normal)
          more.configuration?.subtitle = "now"
          completion(true, parameters, CGSize(width: 320, height: 300))
      """,
      members: """
          @IBOutlet weak var icon: UIImageView!
          @IBOutlet weak var order: UIButton!
          @IBOutlet weak var old: UIButton!
          @IBOutlet weak var more: UIButton!
        """,
      """
      <imageView image="star" catalog="system" id="icon"><rect key="frame" x="20" y="10" width="40" height="40"/></imageView>
      <button buttonType="system" id="order"><rect key="frame" x="20" y="60" width="120" height="40"/>
      <buttonConfiguration key="configuration" style="plain" title="Order" image="heart" catalog="system"/></button>
      <button buttonType="system" id="old"><rect key="frame" x="20" y="110" width="120" height="40"/>
      <state key="normal" title="Old" image="bell" catalog="system"/></button>
      <button buttonType="system" id="more"><rect key="frame" x="20" y="160" width="120" height="50"/>
      <buttonConfiguration key="configuration" style="filled" title="More"/></button>
      """, outlets: ["icon", "order", "old", "more"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    for gone in ["star", "heart", "bell", "\"Order\""] {
      #expect(!layout.contains(gone), "\(gone) in \(layout)")
    }
    #expect(layout.contains("\"Old\"") && layout.contains("\"More⏎now\""), "\(layout)")
  }

  @Test func codeShowsSymbolsAndTextsAsTheFileSays() throws {
    let folder = try folder(
      """
          icon.image = UIImage(systemName: "star.fill")
          note.textContainerInset = .zero
          note.textContainer.lineFragmentPadding = 0
          long.adjustsFontSizeToFitWidth = false
          completion(true, parameters, CGSize(width: 320, height: 300))
      """,
      members: """
          @IBOutlet weak var icon: UIImageView!
          @IBOutlet weak var note: UITextView!
          @IBOutlet weak var long: UILabel!
        """,
      """
      <imageView contentMode="center" image="star" catalog="system" id="icon"><rect key="frame" x="20" y="10" width="40" height="40"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="34"/></imageView>
      <textView text="Note" id="note"><rect key="frame" x="20" y="60" width="120" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textView>
      <label text="A text that has no room at all" minimumFontSize="5" id="long"><rect key="frame" x="20" y="110" width="80" height="24"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """, outlets: ["icon", "note", "long"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    #expect(layout.contains("41×41 symbol star"), "\(layout)")
    #expect(layout.contains("\"A text th…\" (cut off)"), "\(layout)")
    let card = try RunningProject.dump("card", "a", of: folder)
    #expect(card.contains("<text x=\"28\" y=\"166.69\""), "\(card)")
  }
}
