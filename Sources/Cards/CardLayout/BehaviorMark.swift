internal import HostSimulation
internal import Views

/// How a host's own row shows what a tap on it does.
///
/// The SDK's header suggests the three (documented): a chevron for another view, a mark of a
/// launch, and a large target for a generic action. How Siri draws them is not known; the shapes
/// are ours.
struct BehaviorMark {
  let behavior: InteractiveBehavior

  /// The room that the mark takes at the trailing side of a row.
  var room: Points {
    switch behavior {
    case .none, .genericAction: .zero
    case .nextView: BehaviorMark.chevron.width + 8
    case .launch: BehaviorMark.launch.width + 10
    }
  }

  private static let chevron = Size(width: 8, height: 14)
  private static let launch = Size(width: 20, height: 20)

  /// The boxes behind the content of a row.
  func target(in row: Frame) -> [Box] {
    guard behavior == .genericAction else { return [] }
    let inset = Insets(top: 4, leading: 8, bottom: 4, trailing: 8)
    return [
      Box(frame: row.inset(by: inset), .symbol(.target), cornerRadius: 12, name: "large target")
    ]
  }

  /// The boxes at the end of the row, within its insets.
  func sign(in content: Frame, isMirrored: Bool) -> [Box] {
    let (size, symbol): (Size, BoxContent.Symbol)
    switch behavior {
    case .none, .genericAction: return []
    case .nextView: (size, symbol) = (Self.chevron, .chevron)
    case .launch: (size, symbol) = (Self.launch, .launch)
    }
    let frame = Frame(
      x: content.maxX - size.width, y: content.y + (content.height - size.height) / 2,
      width: size.width, height: size.height)
    return [
      Box(
        frame: isMirrored ? frame.mirrored(in: content) : frame, .symbol(symbol),
        name: "\(symbol.rawValue) mark")
    ]
  }
}
