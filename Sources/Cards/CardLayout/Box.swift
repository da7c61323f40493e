package import Views

/// A view once it has a frame.
package struct Box: Hashable, Sendable {
  package let frame: Frame
  package let content: BoxContent
  package let background: DrawnColor?
  package let backgroundOpacity: Opacity
  package let cornerRadius: Points
  /// The cutting of what it holds: true where it does; where nothing tells, only its round corners do (convention).
  package let clipsToBounds: Bool?
  package let border: Border?
  package let effects: Shared<LayerEffects>?
  package let alpha: Double
  /// The name of the box for overlays, dumps and diagnostics: `platter`, `label`, an element's id.
  package let name: String
  /// The label that VoiceOver reads instead of the box and its content.
  package let accessibilityLabel: String?
  package let children: [Box]
  /// Whether the constraints leave its place or its width open, and its place or its height.
  package var isOpenAcross = false
  package var isOpenDown = false

  package init(
    frame: Frame, _ content: BoxContent = .container, background: DrawnColor? = nil,
    backgroundOpacity: Opacity = .full, cornerRadius: Points = 0,
    clipsToBounds: Bool? = nil, border: Border? = nil,
    effects: Shared<LayerEffects>? = nil, alpha: Double = 1, name: String,
    accessibilityLabel: String? = nil, children: [Box] = []
  ) {
    self.frame = frame
    self.content = content
    self.background = background
    self.backgroundOpacity = backgroundOpacity
    self.cornerRadius = cornerRadius
    self.clipsToBounds = clipsToBounds
    self.border = border
    self.effects = effects
    self.alpha = alpha
    self.name = name
    self.accessibilityLabel = accessibilityLabel
    self.children = children
  }
}

extension Box {
  /// The smallest frame around the box as its layer turns and scales it.
  package var turnedFrame: Frame { turned(frame) }

  /// The smallest frame around a part of the box as its layer turns and scales it.
  package func turned(_ part: Frame) -> Frame {
    guard let transform = effects?.value.transform else { return part }
    let (a, b, c, d) = (
      transform.numbers[0], transform.numbers[1], transform.numbers[2], transform.numbers[3]
    )
    let middle = (x: (frame.x + frame.width / 2).value, y: (frame.y + frame.height / 2).value)
    let corners = [part.x, part.maxX].flatMap { x in
      [part.y, part.maxY].map { y -> (x: Double, y: Double) in
        let (x, y) = (x.value - middle.x, y.value - middle.y)
        return (a * x + c * y + middle.x, b * x + d * y + middle.y)
      }
    }
    let (xs, ys) = (corners.map { Points($0.x) }, corners.map { Points($0.y) })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return part }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The content of a box.
package indirect enum BoxContent: Hashable, Sendable {
  /// A container without its own drawing.
  case container
  case text(TextBox)
  /// An image of the project, in a color where it is a template.
  case image(name: String, mode: ContentMode, color: ColorRequest? = nil)
  /// The app's icon.
  case appIcon
  case map(MapContent<String>)
  /// A map of the host's own, of a place or of the way to it: at the top of its frame, or all over
  /// it.
  case hostMap(place: String, hasRoute: Bool, isWhole: Bool)
  case chart(ChartContent<String>)
  /// A control whose look is more than a text.
  case control(ControlContent<String>)
  /// A drawing of code; the mode says how it fits into its frame.
  case drawing(VectorDrawing, mode: ContentMode)
  /// A box that stands for a view that is not drawn.
  case placeholder(String)
  case symbol(Symbol)
  /// A symbol of the system's, by a drawing of ours.
  case systemSymbol(SystemSymbol, color: ColorRequest, SymbolFit = SymbolFit())
  /// A hosted view: what the host allowed, what the controller asked for, what is inside.
  case hostedView(HostedViewMeasure)

  /// The pictures that hosts draw; the shapes are ours.
  package enum Symbol: String, Hashable, Sendable {
    case lock, wallpaper, code
    /// The screen behind a card of Siri's.
    case screen
    /// The sign that Siri listens.
    case voice
    /// The marks of behaviors: another view, a way out to the app, a large target.
    case chevron, launch, target
    /// A ring to tick off.
    case ring
    /// A star to rate with.
    case star
    /// A note: what stands for music and films without a picture.
    case media
    /// The mark that closes a Maps card.
    case close
    /// Stripes in place of what nobody knows.
    case hatching
  }
}

/// How large a hosted view is, was asked to be, and may be.
package struct HostedViewMeasure: Hashable, Sendable {
  package let desiredSize: Size
  package let minimumSize: Size
  package let maximumSize: Size
  /// The height that the content takes at the view's width.
  package let contentHeight: Points
  /// The parameters that the view was asked to show; none for the card as a whole.
  package let parameters: [String]

  package init(
    desiredSize: Size, minimumSize: Size, maximumSize: Size, contentHeight: Points,
    parameters: [String] = []
  ) {
    self.desiredSize = desiredSize
    self.minimumSize = minimumSize
    self.maximumSize = maximumSize
    self.contentHeight = contentHeight
    self.parameters = parameters
  }
}

/// A color on a card: one that a layout asks for, or one of the host's own.
package enum DrawnColor: Hashable, Sendable {
  case requested(ColorRequest)
  case chrome(ChromeColor)

  /// The colors of what hosts draw.
  package enum ChromeColor: String, CaseIterable, Hashable, Sendable {
    case platter, secondaryText, separator, placeholder, material, track
    case land, grabber, mark
  }
}

/// How a symbol fits into its frame.
package struct SymbolFit: Hashable, Sendable {
  package let mode: ContentMode
  /// The size of its drawing; nil for one that is as large as it fits.
  package let ownSize: Size?
  /// The size that a layout takes it for, in which its drawing has its own size.
  package let room: Size?

  package init(_ mode: ContentMode = .fit, ownSize: Size? = nil, room: Size? = nil) {
    self.mode = mode
    self.ownSize = ownSize
    self.room = room
  }
}
