/// A key of a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views inherit.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  var stackAxis: NSLayoutConstraint.Axis?
  /// Whether a row puts its views into the columns of a grid.
  var isInGrid = false
  /// Whether the header and the footer of a section are lines of their own.
  var isInLazyGrid = false
  /// Whether a section becomes a group of rows.
  var isInList = false
  /// Whether a control is a row of a list.
  var isInRow = false
  var isPlainList = false
  var hasListBackground = true

  // What texts look like.
  public var font: Font?
  var weight: UIFont.Weight?
  var design = Font.Design.default
  var hasMonospacedDigits = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  private var ownForeground: UIColor?
  var foreground: UIColor? {
    get { ownForeground.map(resolved) }
    set { ownForeground = newValue }
  }
  /// The second color of the foreground: of secondary texts, and around the marks of symbols.
  var secondForeground: UIColor?
  /// The third color of the foreground.
  var thirdForeground: UIColor?
  var tint: UIColor?
  var limit: Int?
  var textAlignment = TextAlignment.leading
  var textCase: Text.Case?
  var truncation = Text.TruncationMode.tail
  var scaleFactor: CGFloat = 1
  var symbolVariants = SymbolVariants.none
  public var isEnabled = true
  public var controlSize = ControlSize.regular
  // The styles of controls; none for the automatic one.
  var labelStyle: (any LabelStyle)?
  var buttonStyle: (any PrimitiveButtonStyle)?
  var buttonShape = ButtonBorderShape.automatic
  var toggleStyle: (any ToggleStyle)?
  var progressStyle: (any ProgressViewStyle)?
  var pickerStyle: (any PickerStyle)?
  var hasFieldBorder = false
  var hidesLabels = false
  var lineSpacing: CGFloat = 0
  var kerning: CGFloat = 0
  /// How far texts are above their baseline.
  var rise: CGFloat = 0
  var symbolScale = Image.Scale.medium
  var ownScheme: ColorScheme?
  var gaugeStyle: (any GaugeStyle)?
  var groupBoxStyle: (any GroupBoxStyle)?
  var labeledContentStyle: (any LabeledContentStyle)?
  /// The size of the hosted view.
  var hostSize = CGSize.zero

  public init() {}

  /// The color as it looks here: the accent color is the tint that a modifier gave.
  func resolved(_ color: UIColor) -> UIColor {
    color.cardproofToken == UIColor.tintColor.cardproofToken ? tint ?? color : color
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values of `@Entry`, by their names.
  private var entries: [String: Any] = [:]
  /// The value of an entry; nil where nothing set it.
  public func cardproofEntry<Value>(_ name: String) -> Value? { entries[name] as? Value }
  public mutating func cardproofEnter(_ value: Any, _ name: String) { entries[name] = value }

  /// That of the ask, unless a modifier says otherwise.
  public var colorScheme: ColorScheme {
    get { ownScheme ?? (Session.isDark ? .dark : .light) }
    set { ownScheme = newValue }
  }
  /// That of the ask's language.
  public var layoutDirection: LayoutDirection {
    get {
      UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
        ? .rightToLeft : .leftToRight
    }
    set { Session.noteMissing("EnvironmentValues.layoutDirection", changesLook: true) }
  }
  public var locale: Locale {
    get { .current }
    set { Self.note("locale", isOther: newValue.identifier != Locale.current.identifier) }
  }
  public var calendar: Calendar {
    get { .current }
    set { Self.note("calendar", isOther: newValue.identifier != Calendar.current.identifier) }
  }
  public var timeZone: TimeZone {
    get { .current }
    set { Self.note("timeZone", isOther: newValue.identifier != TimeZone.current.identifier) }
  }
  public var sizeCategory: ContentSizeCategory {
    get { .large }
    set { Self.note("sizeCategory", isOther: newValue != .large) }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { .large }
    set { Self.note("dynamicTypeSize", isOther: newValue != .large) }
  }
  private static func note(_ name: String, isOther: Bool) {
    if isOther { Session.noteMissing("EnvironmentValues.\(name)", changesLook: true) }
  }
  public var displayScale: CGFloat {
    get { 3 }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { .regular }
    set {}
  }
  public var lineLimit: Int? {
    get { limit }
    set { limit = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { textAlignment }
    set { textAlignment = newValue }
  }
  public var openURL = OpenURLAction()
  public var dismiss: DismissAction { DismissAction() }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isPresented: Bool { false }
  public var scenePhase: ScenePhase { .active }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var redactionReasons: RedactionReasons { [] }
  public var isLuminanceReduced: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
}

/// The size of texts that the person set.
public enum DynamicTypeSize: Int, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// The opening of an address, which a snippet cannot do.
public struct OpenURLAction {
  /// The outcome of an address.
  public enum Result: Sendable {
    case handled, discarded, systemAction
  }
  private let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result = { _ in .systemAction }) {
    self.handler = handler
  }
  public func callAsFunction(_ url: URL) {
    if handler(url) == .systemAction { Session.noteMissing("openURL") }
  }
}
