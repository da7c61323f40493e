/// The length of a view, by which code finds a guide.
public struct ViewDimensions: Sendable {
  public let width, height: CGFloat

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .leading ? 0 : guide == .trailing ? width : width / 2
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .top ? 0 : guide == .center ? height / 2 : height
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }

  /// The dimensions in which the place of a guide is its share of a view.
  fileprivate static let unit = ViewDimensions(width: 1, height: 1)
}

/// A guide of a project's own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The usual guide that lies nearest to one of the project's own, as a share of the length; another place is named.
private func usualGuide(_ id: any AlignmentID.Type) -> Double {
  let share = Double(id.defaultValue(in: .unit))
  let usual = share < 0.25 ? 0 : share > 0.75 ? 1 : 0.5
  if share != usual { Session.noteMissing("AlignmentID", changesLook: true) }
  return usual
}

/// Where views lie across a column.
public struct HorizontalAlignment: Hashable, Sendable {
  private let share: Double
  public static let leading = Self(share: 0)
  public static let center = Self(share: 0.5)
  public static let trailing = Self(share: 1)

  private init(share: Double) { self.share = share }
  /// Takes the usual guide that lies nearest.
  public init(_ id: any AlignmentID.Type) { share = usualGuide(id) }
}

/// Where views lie across a row.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  public static let lastTextBaseline = Self(name: "lastTextBaseline")

  private init(name: String) { self.name = name }
  /// Takes the usual guide that lies nearest.
  public init(_ id: any AlignmentID.Type) {
    let share = usualGuide(id)
    self = share == 0 ? .top : share == 1 ? .bottom : .center
  }
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

extension View {
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { withoutGuide() }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { withoutGuide() }
  private func withoutGuide() -> Self {
    Session.noteMissing("View.alignmentGuide(_:computeValue:)", changesLook: true)
    return self
  }
}
