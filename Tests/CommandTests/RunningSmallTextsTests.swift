import TestSupport
import Testing

/// Texts that become smaller, that have no room, and emoji.
struct RunningSmallTextsTests {
  @Test func textsShrinkOnlyWhereTheyHaveNoRoom() throws {
    let folder = try RunningProject.folder(
      RunningProject.controller(
        """
        let host = UIHostingController(
              rootView: VStack { Text("Lone").minimumScaleFactor(0.5).frame(width: 200, height: 40) })
            host.view.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            view.addSubview(host.view)
            for (number, adjustment) in [UIBaselineAdjustment.alignBaselines, .alignCenters].enumerated() {
              let label = UILabel(frame: CGRect(x: 0, y: 40 + 40 * number, width: 60, height: 40))
              label.text = "Shrinks \\(number)"
              label.font = .systemFont(ofSize: 30)
              label.adjustsFontSizeToFitWidth = true
              label.baselineAdjustment = adjustment
              view.addSubview(label)
            }
            let none = UILabel(frame: CGRect(x: 100, y: 40, width: 0, height: 20))
            none.text = "Nothing"
            view.addSubview(none)
            let emoji = UILabel()
            emoji.text = "🍵"
            emoji.font = .systemFont(ofSize: 12)
            emoji.sizeToFit()
            emoji.frame.origin.y = 130
            view.addSubview(emoji)
            completion(true, parameters, CGSize(width: 320, height: 200))
        """)
        + "import SwiftUI\n", shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    #expect(layout.contains("0×20 \"\""), "\(layout)")
    #expect(layout.contains("15×14.5 \"🍵\""), "\(layout)")
    let card = try RunningProject.dump("card", "a", of: folder)
    // The second one stands in the middle of its 40 points, the first one where its baseline was.
    for text in [
      "y=\"116.53\" font-size=\"17\"", "y=\"161.17\" font-size=\"14\"",
      "y=\"195.66\" font-size=\"14.5\"",
    ] { #expect(card.contains(text), "\(text) in \(card)") }
  }

  /// Where several lines have room for all of a text, it is as large as it may be there.
  @Test func textsOfSeveralLinesShrinkUntilNothingIsCut() throws {
    let folder = try RunningProject.folder(
      RunningProject.controller(
        """
        let host = UIHostingController(
              rootView: Text("Long title text that wraps").font(.title).lineLimit(2)
                .minimumScaleFactor(0.5).frame(width: 120, height: 40))
            host.view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
            view.addSubview(host.view)
            let label = UILabel(frame: CGRect(x: 0, y: 50, width: 120, height: 40))
            label.text = "Long title text that wraps"
            label.font = .systemFont(ofSize: 28)
            label.numberOfLines = 0
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            view.addSubview(label)
            let first = UILabel()
            first.text = "First"
            let second = UILabel()
            second.text = "Second"
            for part in [first, second] {
              part.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(part)
              part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 200).isActive = true
            }
            first.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            second.firstBaselineAnchor.constraint(
              equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1).isActive = true
            completion(true, parameters, CGSize(width: 320, height: 100))
        """)
        + "import SwiftUI\n", shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    let whole = layout.matches(of: /label \(.*\) 120×40 "Long title text⏎that wraps"\n/)
    #expect(whole.count == 2, "\(layout)")
    #expect(layout.contains("(208, 110.78) 58.5×20.5 \"Second\""), "\(layout)")
    #expect(layout.contains("Estimated: equalToSystemSpacingBelow"), "\(layout)")
  }
}
