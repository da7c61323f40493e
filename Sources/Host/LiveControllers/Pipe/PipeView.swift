/// A view of a running controller as it comes over the pipe.
struct PipeView: Decodable, Sendable {
  /// Counts the view objects of the process.
  let id: Int
  let kind: String
  /// The project's subclass, where it is one.
  let `class`: String?
  /// Whether the class draws itself, in `draw(_:)` or in layers.
  let draws: Bool?
  /// The property that holds it, in the code of its controller or of a view around it.
  let name: String?
  /// The size of the view around it when code gave it its frame.
  let room: [Double]?
  /// The object id and the file's name, where Interface Builder made it.
  let scene: String?
  let file: String?
  let set: Properties?
  let subviews: [PipeView]?
  let arranged: [PipeView]?
  let constraints: [Constraint]?
  /// The changed constraints of Interface Builder, by their object ids.
  let changed: [String: ConstraintChange]?
  /// The size that the class says itself, where it overrides `intrinsicContentSize`; a side below
  /// zero is open.
  let intrinsic: [Double]?
  /// The parts of a drawing.
  let paths: [PipeDrawing]?
  let rows: [Row]?
  let cells: [Row]?
  /// How a collection puts the cells of each section, where code says it.
  let flows: [Flow]?

  /// The views inside, in the order in which they are drawn.
  var inside: [PipeView] {
    guard let arranged else { return subviews ?? [] }
    let known = Set(arranged.map(\.id))
    return arranged + (subviews ?? []).filter { !known.contains($0.id) }
  }

  /// A row of a table, or a cell of a collection.
  struct Row: Decodable, Sendable {
    let view: PipeView
    let height: Double?
    let width: Double?
    let cell: Bool?
    let section: Int?
    /// Where the layout of a class puts it in its collection.
    let place: [Double]?
  }

  struct Flow: Decodable, Sendable {
    let line: Double
    let item: Double
    let inset: [Double]
    let direction: String
    let height: Double?
    let isPacked: Bool?
    let gap: Double?
  }

  struct Anchor: Decodable, Sendable {
    let item: Int
    let attribute: String
    /// `safeArea`, `margins`, or nil for the view itself.
    let guide: String?
  }

  struct Constraint: Decodable, Sendable {
    let first: Anchor
    let relation: String
    let second: Anchor?
    let multiplier: Double?
    let constant: Double?
    let priority: Double?
  }

  struct ConstraintChange: Decodable, Sendable {
    let constant: Double?
    let priority: Double?
    let isActive: Bool?
  }

  struct Color: Decodable, Sendable {
    let semantic: String?
    let light: String?
    let dark: String?
    let alpha: Double?
    let named: String?
    /// The color in the light, and that in the dark, where they differ in more than their values.
    let appearances: [Color]?
  }

  struct Font: Decodable, Sendable {
    let style: String?
    let weight: String?
    let design: String?
    let size: Double?
    let name: String?
    let italic: Bool?
  }

  struct Image: Decodable, Sendable {
    let name: String?
    let symbol: String?
    /// The color that code gave it, and whether it has that, or its view's, whatever it is.
    let tint: Color?
    /// The color of what is around the mark of a symbol.
    let ground: Color?
    let original: Bool?
    let template: Bool?
    /// The size of a picture that code drew, or that came as data.
    let drawn: [Double]?
    let data: [Double]?
    let paths: [PipeDrawing]?
    /// The size of a symbol, and the height that it takes in a layout.
    let points: [Double]?
    let line: Double?
    let weight: String?

    /// Whether code took the image away.
    var isNone: Bool { name?.isEmpty == true && symbol == nil && drawn == nil && data == nil }
  }

  struct Border: Decodable, Sendable {
    let width: Double
    let color: Color?
  }

  struct Shadow: Decodable, Sendable {
    let color: Color?
    let opacity: Double
    let radius: Double
    let offset: [Double]
  }

  struct Run: Decodable, Sendable {
    let text: String
    let font: Font?
    let color: Color?
    let underline: Bool?
    let strikethrough: Bool?
    /// The room after each character, in points.
    let spacing: Double?
    /// The picture that stands for the run's one character, and its size.
    let picture: Image?
    let size: [Double]?
    /// How far letters or the picture are above the baseline, in points.
    let rise: Double?
  }

  /// The heights of lines, in points; the multiple is a share, and a maximum of 0 none.
  struct LineHeightsMessage: Decodable, Sendable {
    let spacing: Double
    let multiple: Double?
    let minimum: Double?
    let maximum: Double?
    let paragraphSpacing: Double?
  }

  /// The properties that code set.
  struct Properties: Decodable, Sendable {
    let text: String?
    let attributed: [Run]?
    let font: Font?
    let textColor: Color?
    let numberOfLines: Int?
    let lineHeights: LineHeightsMessage?
    let lineBreakMode: String?
    let textAlignment: String?
    let adjustsFontSizeToFitWidth: Bool?
    let minimumScaleFactor: Double?
    /// `baselineAdjustment`: whether a text that became smaller keeps its baseline.
    let keepsBaseline: Bool?
    /// `preferredMaxLayoutWidth` of a label.
    let preferredWidth: Double?
    /// Whether a text view scrolls.
    let scrolls: Bool?
    let textInset: [Double]?
    let linePadding: Double?
    let contentInsets: [Double]?
    let imagePadding: Double?
    /// `leading`, `trailing`, `top` or `bottom`.
    let imageEdge: String?
    let contentAlignment: String?
    let image: Image?
    let contentMode: String?
    let tintColor: Color?
    let backgroundColor: Color?
    let isHidden: Bool?
    let alpha: Double?
    /// `light` or `dark`, for all that is in it.
    let appearance: String?
    let cornerRadius: Double?
    let clipsToBounds: Bool?
    let border: Border?
    let shadow: Shadow?
    /// `transform` of a view: `a b c d tx ty`.
    let transform: [Double]?
    /// The outline of a shape layer that masks it.
    let layerMask: String?
    /// The round corners, as the bits of `CACornerMask`.
    let corners: Int?
    let frame: [Double]?
    let autoresizes: Bool?
    let mask: [String]?
    let hugging: [Double]?
    let compression: [Double]?
    let margins: [Double]?
    let axis: String?
    let spacing: Double?
    let spacingAfter: Double?
    let alignment: String?
    let distribution: String?
    let marginsRelative: Bool?
    let progress: Double?
    let on: Bool?
    let value: Double?
    let title: String?
    let placeholder: String?
    let style: String?
    let onTintColor: Color?
    let annotations: [Place]?
    let route: Bool?
    let accessibilityLabel: String?
    let separatorStyle: String?
    let separatorInset: [Double]?
    let separatorColor: Color?
  }

  struct Place: Decodable, Sendable {
    let title: String?
  }
}
