import Foundation
import TestSupport
import Testing

/// Texts of running classes: pictures in them, room between letters, and the styles of their runs.
@Suite(.onlyInFullLane, .serialized)
struct RunningTextsTests {
  private static let uiKit =
    RunningProject.controller(
      """
          let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 60))
          view.addSubview(label)
          switch UserDefaults.standard.string(forKey: "shape") {
          case "attached":
            let text = NSMutableAttributedString(string: "Tea ")
            text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star.fill")!)))
            let large = NSTextAttachment()
            large.image = UIImage(systemName: "heart.fill")?.withTintColor(.red)
            large.bounds = CGRect(x: 0, y: -5, width: 40, height: 30)
            text.append(NSAttributedString(attachment: large))
            text.append(NSAttributedString(string: " for two"))
            label.attributedText = text
            label.sizeToFit()
          case "spaced":
            label.attributedText = NSAttributedString(string: "TEA", attributes: [.kern: 10])
            label.sizeToFit()
          case "plain":
            label.text = "TEA"
            label.sizeToFit()
          case "blank":
            label.text = "  TEA  "
            label.textAlignment = .center
            label.sizeToFit()
          case "colored":
            let text = UITextView(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
            text.attributedText = NSAttributedString(string: "Purple")
            text.textColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
            text.textAlignment = .justified
            view.addSubview(text)
          case "high", "low", "multiple", "apart":
          let style = NSMutableParagraphStyle()
          switch UserDefaults.standard.string(forKey: "shape") {
          case "high": (style.minimumLineHeight, style.maximumLineHeight) = (30, 30)
          case "low": style.maximumLineHeight = 18
          case "multiple": style.lineHeightMultiple = 1.5
          default: style.paragraphSpacing = 12
          }
          let copy = style.mutableCopy() as! NSMutableParagraphStyle
          label.numberOfLines = 0
          label.attributedText = NSAttributedString(string: "One\\nTwo", attributes: [.paragraphStyle: copy])
          label.sizeToFit()
        case "initialized":
            let made = UILabel(words: "Made", size: 20)
            let column = UIStackView(column: [made, UILabel(words: "Below", size: 12)])
            column.frame = CGRect(x: 20, y: 20, width: 200, height: 80)
            view.addSubview(column)
          case "paragraphs":
            let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
            (first.lineBreakMode, second.lineBreakMode) = (.byWordWrapping, .byCharWrapping)
            let text = NSMutableAttributedString(string: "One\\n", attributes: [.paragraphStyle: first])
            text.append(NSAttributedString(string: "Two", attributes: [.paragraphStyle: second]))
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: text.length))
            label.numberOfLines = 0
            label.attributedText = text
          case "digits":
            let digits = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
              .featureSettings: [[UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]]
            ])
            label.font = UIFont(descriptor: digits, size: 0)
            label.text = "11:11"
          default: break
          }
          completion(true, parameters, CGSize(width: 320, height: 120))
      """)
      // Observers of properties are silent in initializers of one module.
      + """
      extension UILabel {
        convenience init(words: String, size: CGFloat) {
          self.init(frame: .zero)
          text = words
          font = .systemFont(ofSize: size)
        }
      }
      extension UIStackView {
        convenience init(column views: [UIView]) {
          self.init(arrangedSubviews: views)
          (axis, distribution) = (.vertical, .fillEqually)
        }
      }

      """

  @Test func textsOfUIKit() throws {
    let folder = try RunningProject.folder(
      Self.uiKit,
      shapes: [
        "attached", "spaced", "plain", "blank", "colored", "digits", "initialized", "paragraphs",
        "high", "low", "multiple", "apart",
      ])
    // Lines of 20.5 points, with a font of 17 points, in other heights; letters stay at their lower edge.
    for (shape, height, first) in [
      ("high", 60.0, 30.0), ("low", 36, 18), ("multiple", 61, 30.5), ("apart", 53, 20.5),
    ] {
      let card = try RunningProject.dump("layout", shape, of: folder)
      let label = try #require(
        card.firstMatch(of: /label \(28, ([\d.]+)\) [\d.]+×([\d.]+) "One⏎Two"/), "\(card)")
      #expect(try abs(#require(Double(label.2)) - height) <= 1, "\(shape): \(card)")
      let drawn = try RunningProject.dump("card", shape, of: folder)
      let texts = drawn.matches(of: /<text x="28" y="([\d.]+)"[^>]*>(?:One|Two)</).compactMap {
        Double($0.1)
      }
      #expect(texts.count == 2, "\(drawn)")
      let top = try #require(Double(label.1))
      // The baseline is 4 to 5 points above the lower edge of a line.
      #expect((3.5...5.5).contains(top + first - (texts.first ?? 0)), "\(shape): \(texts), \(top)")
      #expect(!drawn.contains("Not drawn"), "\(drawn)")
    }
    let made = try RunningProject.dump("layout", "initialized", of: folder)
    #expect(made.contains(/200×40 "Made"/) && made.contains(/200×40 "Below"/), "\(made)")
    let paragraphs = try RunningProject.dump("layout", "paragraphs", of: folder)
    #expect(paragraphs.contains("\"One⏎Two\""), "\(paragraphs)")
    let attached = try RunningProject.dump("card", "attached", of: folder)
    #expect(attached.contains("<text x=\"121.81\" y=\"135.5\""))
    #expect(attached.contains("40×30") && attached.contains("stroke=\"#FF0000\""))
    #expect(attached.contains("Symbol: star\nSymbol: heart") && !attached.contains("\u{FFFC}"))
    // Each letter has its room after it.
    let spaced = try RunningProject.dump("card", "spaced", of: folder)
    #expect(spaced.contains("letter-spacing=\"10\" textLength=\"61.14\""))
    let plain = try RunningProject.dump("card", "plain", of: folder)
    #expect(plain.contains("textLength=\"31.16\""), "\(plain)")
    // Blanks are room on both sides.
    let blank = try RunningProject.dump("card", "blank", of: folder)
    #expect(blank.contains("x=\"28.06\"") && blank.contains(">  TEA<"), "\(blank)")
    let colored = try RunningProject.dump("card", "colored", of: folder)
    #expect(colored.contains("fill=\"#FF00FF\">Purple"))
    #expect(colored.contains("Not drawn: NSTextAlignment.justified"))
    #expect(
      try RunningProject.dump("card", "digits", of: folder).contains(
        "font-size=\"20\" font-variant=\"tabular-nums\""))
  }

  private static let swiftUI =
    """
    import IntentsUI
    import SwiftUI

    struct ShapeView: View {
      let shape: String
      var years: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return formatter
      }
      var styled: AttributedString {
        var text = AttributedString("Sencha for two")
        if let range = text.range(of: "for") {
          text[range].font = .title.bold()
          text[range].foregroundColor = .red
        }
        return text
      }
      var body: some View {
        switch shape {
        case "styled": Text(styled)
        case "inside": Text("“\\(styled)”")
        case "marks": Text((try? AttributedString(markdown: "Very **hot** ~~cold~~ [tea](https://tea.example)")) ?? "none")
        case "image": Text(Image(systemName: "star.fill")).foregroundColor(.orange) + Text(" 4.8")
        case "spaced": HStack { Text("TEA").tracking(10); Text("TEA") }
        case "timer": Text(timerInterval: Date()...Date().addingTimeInterval(5025))
        default: Text("\\(Date(timeIntervalSince1970: 86400), formatter: years)")
        }
      }
    }
    """ + RunningProject.hostingClass

  @Test func textsOfSwiftUI() throws {
    let folder = try RunningProject.folder(
      Self.swiftUI, shapes: ["styled", "inside", "marks", "image", "spaced", "timer", "date"])
    for shape in ["styled", "inside"] {
      let styled = try RunningProject.dump("card", shape, of: folder)
      #expect(styled.contains("font-size=\"28\" font-weight=\"700\""))
      #expect(styled.contains("class=\"cp-f-FF3B30-FF453A\">for<"))
    }
    let marks = try RunningProject.dump("card", "marks", of: folder)
    #expect(marks.contains("Very hot cold tea</desc>"))
    #expect(marks.contains("line-through") && marks.contains("class=\"cp-f-007AFF-0A84FF\">tea<"))
    let image = try RunningProject.dump("card", "image", of: folder)
    #expect(image.contains("class=\"cp-s-FF9500-FF9F0A\"") && image.contains("> 4.8<"))
    #expect(try RunningProject.dump("card", "spaced", of: folder).contains("letter-spacing=\"10\""))
    #expect(try RunningProject.dump("card", "timer", of: folder).contains(">1:23:45<"))
    #expect(try RunningProject.dump("card", "date", of: folder).contains(">1970<"))
  }
}
