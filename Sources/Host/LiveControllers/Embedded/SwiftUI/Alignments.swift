/// A guide of a view, which layouts put on one line with those of others.
struct Guide: Hashable {
  fileprivate let id: any AlignmentID.Type
  let isVertical: Bool

  init(_ alignment: HorizontalAlignment) { (id, isVertical) = (alignment.id, false) }
  init(_ alignment: VerticalAlignment) { (id, isVertical) = (alignment.id, true) }

  var horizontal: HorizontalAlignment? { isVertical ? nil : HorizontalAlignment(id) }
  var vertical: VerticalAlignment? { isVertical ? VerticalAlignment(id) : nil }

  static func == (left: Self, right: Self) -> Bool {
    left.isVertical == right.isVertical && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// The size of a view, and where its guides are.
public struct ViewDimensions {
  public let width, height: CGFloat
  private let explicit: (Guide) -> CGFloat?

  init(_ size: CGSize, explicit: @escaping (Guide) -> CGFloat? = { _ in nil }) {
    (width, height) = (size.width, size.height)
    self.explicit = explicit
  }

  subscript(guide: Guide) -> CGFloat { explicit(guide) ?? guide.id.defaultValue(in: self) }
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[Guide(guide)] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[Guide(guide)] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(Guide(guide)) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(Guide(guide)) }
}

/// A guide of a project's own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

private enum Begin: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum MiddleAcross: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum MiddleDown: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum EndAcross: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum EndDown: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
/// The baseline of the first line; a view without a text has it at its lower edge (documented).
private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// Where views lie across a column.
public struct HorizontalAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type
  public static let leading = Self(Begin.self)
  public static let center = Self(MiddleAcross.self)
  public static let trailing = Self(EndAcross.self)

  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (left: Self, right: Self) -> Bool { Guide(left) == Guide(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(Guide(self)) }
}

/// Where views lie across a row.
public struct VerticalAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type
  public static let top = Self(Begin.self)
  public static let center = Self(MiddleDown.self)
  public static let bottom = Self(EndDown.self)
  public static let firstTextBaseline = Self(FirstBaseline.self)
  public static let lastTextBaseline = Self(LastBaseline.self)

  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (left: Self, right: Self) -> Bool { Guide(left) == Guide(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(Guide(self)) }
}

/// Where a view lies in a larger one.
public struct Alignment: Hashable, Sendable {
  public let horizontal: HorizontalAlignment
  public let vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension View {
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guided(Guide(guide), computeValue) }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guided(Guide(guide), computeValue) }
  private func guided(
    _ guide: Guide, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    changing { $0.guides[guide] = value }
  }
}
