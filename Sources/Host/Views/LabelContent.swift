/// A text, and how it looks.
package struct LabelContent<Text: ViewText>: Hashable, Sendable {
  package var text: Text
  package var font: FontRequest
  package var color: ColorRequest
  package var marks: TextMarks = []
  /// The most lines; 0 for as many as it takes.
  package var lines: Int
  package var lineBreak: LineBreakMode
  package var alignment: TextAlignment
  package var lineHeights = LineHeights()
  /// How small a text of so many lines may become to fit, as a share of its font's size:
  /// `minimumScaleFactor` with `adjustsFontSizeToFitWidth`.
  package var minimumScale = 1.0
  /// Whether a text of one line that became smaller keeps its baseline: `baselineAdjustment`.
  package var keepsBaseline = true
  /// How far below the middle of its room a text stands that became smaller.
  package var drop = Points.zero
  /// The name of a font of the app's own, for which the system's stands here.
  package var standInFont: String?
  /// The width at which a text of several lines breaks by itself: `preferredMaxLayoutWidth`.
  package var preferredWidth: Points?
  /// Whether a text view is as large as its text, because it does not scroll.
  package var isFitted = false
  /// The parts of the text with styles of their own, from its beginning to its end; none where all of it has the label's.
  package var spans: [TextSpan] = []

  package init(
    text: Text, font: FontRequest, color: ColorRequest, lines: Int, lineBreak: LineBreakMode,
    alignment: TextAlignment
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.lines = lines
    self.lineBreak = lineBreak
    self.alignment = alignment
  }

  /// The label with another text, in its own style only.
  package func with<Other>(text: Other) -> LabelContent<Other> {
    var label = LabelContent<Other>(
      text: text, font: font, color: color, lines: lines, lineBreak: lineBreak,
      alignment: alignment)
    label.marks = marks
    label.lineHeights = lineHeights
    label.minimumScale = minimumScale
    label.keepsBaseline = keepsBaseline
    label.standInFont = standInFont
    label.preferredWidth = preferredWidth
    label.isFitted = isFitted
    return label
  }
}

/// A part of a text with a style of its own.
package struct TextSpan: Hashable, Sendable {
  /// The length in bytes of UTF-8.
  package let length: Int
  package var font: FontRequest
  package var color: ColorRequest
  package let marks: TextMarks
  /// The room after each character: `kern` or `tracking`.
  package var spacing = Points.zero
  /// How far its letters are above the baseline: `baselineOffset`.
  package var rise = Points.zero
  /// The picture that stands for the part's one character.
  package var picture: TextPicture?

  package init(length: Int, font: FontRequest, color: ColorRequest, marks: TextMarks = []) {
    (self.length, self.font, self.color, self.marks) = (length, font, color, marks)
  }
}

/// A picture in a line of text: an `NSTextAttachment`.
package struct TextPicture: Hashable, Sendable {
  package var image: ImageContent<String>
  package let size: Size
  /// How far its lower edge is above the baseline; below it, if negative.
  package let rise: Points

  /// The character that it stands for (Unicode).
  package static let character: Character = "\u{FFFC}"

  package init(image: ImageContent<String>, size: Size, rise: Points) {
    (self.image, self.size, self.rise) = (image, size, rise)
  }
}

/// How a text is set off beside its font.
package struct TextMarks: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let italic = Self(rawValue: 1)
  package static let underline = Self(rawValue: 2)
  package static let strikethrough = Self(rawValue: 4)
}

extension [TextSpan] {
  /// Whether they look other than their label: each by itself, or one other than another.
  package var haveOwnStyles: Bool {
    contains { span in
      span.font != first?.font || span.color != first?.color || span.marks != first?.marks
        || span.spacing != .zero || span.rise != .zero || span.picture != nil
    }
  }
}

extension LabelContent<String> {
  /// The text without its pictures.
  package var shownText: String {
    spans.contains { $0.picture != nil } ? text.filter { $0 != TextPicture.character } : text
  }

  /// The text of a field, or, where that is empty, its placeholder.
  package func orPlaceholder(_ placeholder: String) -> LabelContent {
    guard text.isEmpty else { return self }
    var label = with(text: placeholder)
    label.color = .semantic(.placeholderText)
    return label
  }
}

/// How a label breaks and cuts text that is wider than it: `NSLineBreakMode`, by UIKit's names.
///
/// The modes that clip or truncate concern only the last line that a limit allows; lines before it
/// break at words (inferred). Without a limit nothing is ever cut.
package enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// Where the lines of a label stand.
///
/// `natural` follows the language of the interface, as in UIKit.
package enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case natural, leading, center, trailing, left, right

  /// The place of a control's title, by a name of `UIControl.ContentHorizontalAlignment`: the middle for one that
  /// fills, and for none.
  package init(ofControl name: String?) {
    self =
      switch name {
      case "left": .left
      case "right": .right
      case "leading": .leading
      case "trailing": .trailing
      default: .center
      }
  }
}
