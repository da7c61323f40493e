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

/// A view of one size.
struct FixedLayout: ViewLayout {
  let own: CGSize
  func size(_ offer: ProposedViewSize) -> CGSize { own }
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
struct TextLayout: ViewLayout {
  let label: UILabel
  /// The largest font in it.
  let font: UIFont

  func size(_ offer: ProposedViewSize) -> CGSize {
    let natural = measured(nil)
    guard natural.height > 0 else { return natural }
    // A text without room keeps the room of one character (inferred).
    let least = min(natural.width, font.pointSize)
    let width = offer.width.map { max($0, least) } ?? natural.width
    let isNarrow = width < natural.width
    var size = isNarrow ? measured(width) : natural
    if let height = offer.height, height < size.height - 0.01 {
      let lines = max(1, Int((height + 0.5) / font.lineHeight))
      let limit = label.numberOfLines
      if limit == 0 || limit > lines {
        label.numberOfLines = lines
        size = measured(isNarrow ? width : nil)
        label.numberOfLines = limit
      }
    }
    return size
  }

  /// The size of the lines in a width, as wide as the longest one.
  private func measured(_ width: CGFloat?) -> CGSize {
    guard let width else { return HostLayout.size(of: label) }
    if label.adjustsFontSizeToFitWidth {
      return CGSize(width: width, height: HostLayout.size(of: label, width: width).height)
    }
    return HostLayout.size(of: label, width: width, isContent: true)
  }

  func guide(_ guide: Guide, _ offer: ProposedViewSize) -> CGFloat? {
    let height = size(offer).height
    let line = font.lineHeight
    let isOneLine = height < line * 1.5
    if guide == Guide(.firstTextBaseline) {
      return isOneLine ? height / 2 + font.ascender - line / 2 : font.ascender
    }
    if guide == Guide(.lastTextBaseline) {
      return isOneLine ? height / 2 + font.ascender - line / 2 : height + font.descender
    }
    return nil
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
