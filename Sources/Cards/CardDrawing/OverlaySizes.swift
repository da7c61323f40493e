internal import CardLayout
internal import Views

/// The sizes of the frames in a hosted view, each at a corner of its frame where nothing else
/// stands: no other size, and no text.
///
/// A frame without a free corner has its size in its title only. What draws something finds a place
/// before what only holds it.
struct OverlaySizes {
  /// A size with the plate that it stands on.
  struct Placed {
    let text: String
    let frame: Frame
  }

  static let fontSize: Points = 8
  private static let height: Points = 11
  /// Digits are about this wide; the plate is a little wider (convention).
  private static let digitWidth = Points(5)
  /// The most frames that are tried; more sizes would be a second drawing (convention).
  private static let most = 100

  private(set) var placed: [Placed] = []
  private let view: Frame
  /// Where no size may stand: the view's own, all texts, and other sizes.
  private var taken: FrameRows

  init(in box: Box, keepingFree band: Frame) {
    view = box.frame
    let boxes = box.children.flatMap(\.branch)
    taken = FrameRows(in: view)
    for frame in [band] + boxes.flatMap(\.inks) { taken.add(frame) }
    // The view's own size is in the band, and what fills another frame has that one's size.
    var known: Set<Frame> = [view]
    let frames = (boxes.filter(\.isDrawn) + boxes.filter { !$0.isDrawn }).map(\.frame).filter {
      $0.width > .zero && $0.height > .zero && known.insert($0).inserted
    }
    for frame in frames.prefix(Self.most) { place(frame) }
  }

  private mutating func place(_ frame: Frame) {
    let text = frame.size.description
    let width = Self.digitWidth * text.unicodeScalars.count + 4
    let left = frame.x
    let right = frame.maxX - width
    let top = frame.y
    let bottom = frame.maxY - Self.height
    let corners = [
      // Texts begin at the left; what stands there comes last.
      (right, top), (right, bottom), (right - width - 2, top), (right - width - 2, bottom),
      (frame.maxX, top), (frame.maxX, bottom), (left - width, top), (left - width, bottom),
      (left, bottom), (left, top), (left, frame.maxY), (left, top - Self.height),
    ]
    let free = corners.lazy.map { x, y in
      Frame(x: x, y: y, width: width, height: Self.height)
    }.first { plate in
      plate.x >= view.x && plate.maxX <= view.maxX && plate.y >= view.y && plate.maxY <= view.maxY
        && !taken.meets(plate)
    }
    guard let free else { return }
    taken.add(free)
    placed.append(Placed(text: text, frame: free))
  }
}

/// Frames by the rows of a view that they reach into, so that only near ones are compared.
private struct FrameRows {
  /// About as high as a line of text.
  private static let height = 16.0

  private let all: Range<Int>
  private var frames: [Int: [Frame]] = [:]

  init(in view: Frame) { all = Self.rows(of: view) }

  /// Adds what a frame has inside of the view.
  mutating func add(_ frame: Frame) {
    let rows = Self.rows(of: frame)
    guard rows.overlaps(all) else { return }
    for row in rows.clamped(to: all) { frames[row, default: []].append(frame) }
  }

  /// Whether a frame inside of the view meets one of them.
  func meets(_ frame: Frame) -> Bool {
    Self.rows(of: frame).contains { row in
      frames[row]?.contains { $0.meets(frame) } ?? false
    }
  }

  private static func rows(of frame: Frame) -> Range<Int> {
    let first = Int((frame.y.value / height).rounded(.down))
    return first..<max(first, Int((frame.maxY.value / height).rounded(.down))) + 1
  }
}

extension Box {
  /// The box, and all that it holds.
  fileprivate var branch: [Box] { [self] + children.flatMap(\.branch) }

  /// Whether it draws something of its own.
  fileprivate var isDrawn: Bool { content != .container }

  /// The parts that must stay readable: its lines, each from the top of its capitals to its
  /// descenders, and what is as small as a line.
  fileprivate var inks: [Frame] {
    switch content {
    case .text(let text):
      text.lines.map { line in
        let size = text.largestSize(in: line)
        return Frame(x: line.x, y: line.baseline - size * 3 / 4, width: line.width, height: size)
      }
    case .control, .symbol, .systemSymbol: [frame]
    default: []
    }
  }
}

extension Frame {
  /// Whether two rectangles share more than an edge.
  func meets(_ other: Frame) -> Bool {
    min(maxX, other.maxX) > max(x, other.x) && min(maxY, other.maxY) > max(y, other.y)
  }
}
