/// A view that takes what it is offered, as shapes and colors do; where that is left to it, a length of its own.
struct FillLayout: ViewLayout {
  var natural = CGSize(width: 10, height: 10)
  func size(_ offer: ProposedViewSize) -> CGSize {
    offer.replacingUnspecifiedDimensions(by: natural)
  }
}

/// A view whose size a function says.
struct FunctionLayout: ViewLayout {
  let size: @MainActor (ProposedViewSize) -> CGSize
  func size(_ offer: ProposedViewSize) -> CGSize { size(offer) }
}

/// A control of UIKit in its own size; some are as wide as there is room.
struct ControlLayout: ViewLayout {
  let view: UIView
  var isWide = false
  func size(_ offer: ProposedViewSize) -> CGSize {
    var own = HostLayout.size(of: view)
    if isWide { own.width = offer.width ?? own.width }
    return own
  }
}

/// A text: in one line if there is room, else in as many as it needs and has room for, one at least.
@MainActor final class TextLayout: ViewLayout {
  private let label: UILabel
  /// The largest font in it.
  private let font: UIFont
  private var known: [Lines: CGSize] = [:]

  init(_ label: UILabel, _ font: UIFont) { (self.label, self.font) = (label, font) }

  /// The lines of the text in a width, some at most; nil where it is not limited.
  private struct Lines: Hashable {
    var width: CGFloat?
    var most: Int?
  }

  func size(_ offer: ProposedViewSize) -> CGSize {
    let natural = measured(Lines())
    guard natural.height > 0 else { return natural }
    // A text without room keeps the room of one character (inferred).
    let least = min(natural.width, font.pointSize)
    let width = offer.width.map { max($0, least) } ?? natural.width
    let lines = Lines(width: width < natural.width ? width : nil)
    let size = measured(lines)
    guard let height = offer.height, height < size.height - 0.01, font.lineHeight > 0 else {
      return size
    }
    // The host makes such a text as small as it takes to fit.
    if label.adjustsFontSizeToFitWidth, height >= font.lineHeight {
      return CGSize(width: size.width, height: height)
    }
    let room = max(0, height) + 0.5
    return measured(Lines(width: lines.width, most: max(1, Int(room / font.lineHeight))))
  }

  private func measured(_ lines: Lines) -> CGSize {
    if let size = known[lines] { return size }
    let limit = label.numberOfLines
    if let most = lines.most, limit == 0 || limit > most { label.numberOfLines = most }
    defer { label.numberOfLines = limit }
    var size: CGSize
    if let width = lines.width {
      // As wide as the longest line, but for a text that shrinks.
      let shrinks = label.adjustsFontSizeToFitWidth
      size = HostLayout.size(of: label, width: width, isContent: !shrinks)
      if shrinks { size.width = width }
    } else {
      size = HostLayout.size(of: label)
    }
    known[lines] = size
    return size
  }

  func guide(
    _ guide: Guide, _ offer: ProposedViewSize, inside: () -> CGFloat?
  ) -> CGFloat? {
    let isFirst = guide == Guide(.firstTextBaseline)
    guard isFirst || guide == Guide(.lastTextBaseline) else { return nil }
    let (height, line) = (size(offer).height, font.lineHeight)
    // One line stands in the middle of its room.
    if height < line * 1.5 { return height / 2 + font.ascender - line / 2 }
    return isFirst ? font.ascender : height + font.descender
  }
}

/// A view of UIKit that code brings.
struct RepresentedLayout: ViewLayout {
  let view: UIView
  /// The size that the code says.
  let own: @MainActor (ProposedViewSize) -> CGSize?

  func size(_ offer: ProposedViewSize) -> CGSize {
    if let own = own(offer) { return own }
    let natural = HostLayout.size(of: view)
    var size = natural
    if let width = offer.width, fills(.horizontal) || width < natural.width { size.width = width }
    if size.width != natural.width, size.width.isFinite {
      size.height = HostLayout.size(of: view, width: size.width).height
    }
    if let height = offer.height, fills(.vertical) || natural.height == 0 { size.height = height }
    return size
  }

  /// A view that hugs its content has the size of it (documented).
  private func fills(_ axis: NSLayoutConstraint.Axis) -> Bool {
    view.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
  }
}
