/// Views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The spacing that UIKit chooses.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 8

  open override var cardproofKind: String { "stack" }

  private var arranged: [UIView] = []
  open var arrangedSubviews: [UIView] { arranged }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { cardproofNote("axis", axis == .vertical ? "vertical" : "horizontal") }
  }
  open var spacing: CGFloat = 0 { didSet { cardproofNote("spacing", .number(spacing)) } }
  open var alignment = Alignment.fill {
    didSet { cardproofNote("alignment", .string(alignment.cardproofName)) }
  }
  open var distribution = Distribution.fill {
    didSet { cardproofNote("distribution", .string(distribution.cardproofName)) }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { cardproofNote("marginsRelative", .bool(isLayoutMarginsRelativeArrangement)) }
  }
  open var isBaselineRelativeArrangement = false {
    didSet {
      guard isBaselineRelativeArrangement else { return }
      Session.noteMissing("UIStackView.isBaselineRelativeArrangement", changesLook: true)
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The looks of a plain view that code puts behind the arranged ones; others that it adds are named.
  final var cardproofBackdrop: [String: JSONValue] {
    var looks: [String: JSONValue] = [:]
    for view in subviews where !arranged.contains(where: { $0 === view }) && !view.isHidden {
      let fills =
        !view.translatesAutoresizingMaskIntoConstraints
        || view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
      guard looks.isEmpty, fills, type(of: view) == UIView.self, view.subviews.isEmpty,
        view === subviews.first
      else {
        Session.noteMissing("UIStackView.addSubview(_:)", changesLook: true)
        continue
      }
      for key in ["backgroundColor", "cornerRadius", "corners", "border", "shadow"] {
        looks[key] = view.cardproofRecord.set[key]
      }
    }
    return looks
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    arranged.insert(view, at: min(max(index, 0), arranged.count))
  }
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
    view.cardproofNote("spacingAfter", .number(spacing))
  }
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  final func forget(_ view: UIView) { arranged.removeAll { $0 === view } }

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    axis = values["axis"]?.text == "vertical" ? .vertical : .horizontal
    if let spacing = values["spacing"]?.double { self.spacing = spacing }
  }
}

extension UIStackView.Alignment {
  public static var top: Self { .leading }
  public static var bottom: Self { .trailing }
}
