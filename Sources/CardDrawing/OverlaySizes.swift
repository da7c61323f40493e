internal import CardLayout
internal import HostSimulation

/// The sizes of the frames in a hosted view, each at a corner of its frame where nothing else stands.
///
/// A frame without a free corner has its size in its title only.
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
  private let band: Frame
  private var known: Set<Frame> = []

  init(of view: Frame, keepingFree band: Frame) {
    self.view = view
    self.band = band
    // The view's own size is in the band.
    known = [view]
  }

  mutating func add(_ frame: Frame) {
    // What fills another frame has that one's size.
    guard known.count <= Self.most, frame.width > .zero, frame.height > .zero,
      known.insert(frame).inserted
    else { return }
    let text = frame.size.description
    let width = Self.digitWidth * text.count + 4
    let left = frame.x
    let right = frame.maxX - width
    let top = frame.y
    let bottom = frame.maxY - Self.height
    let corners = [
      // Texts begin at the left; what stands there comes last.
      (right, top), (right, bottom), (right - width - 2, top), (right - width - 2, bottom),
      (frame.maxX, top), (frame.maxX, bottom), (left, bottom), (left, top), (left, frame.maxY),
      (left, top - Self.height),
    ]
    let free = corners.lazy.map { x, y in
      Frame(x: x, y: y, width: width, height: Self.height)
    }.first { plate in
      plate.x >= view.x && plate.maxX <= view.maxX && plate.y >= view.y && plate.maxY <= view.maxY
        && !plate.meets(band) && !placed.contains { $0.frame.meets(plate) }
    }
    if let free { placed.append(Placed(text: text, frame: free)) }
  }
}

extension Frame {
  /// Whether two rectangles share more than an edge.
  func meets(_ other: Frame) -> Bool {
    min(maxX, other.maxX) > max(x, other.x) && min(maxY, other.maxY) > max(y, other.y)
  }
}
