// Controls that the host draws for files only. Those that code makes draw themselves, as the host draws the others.

extension UIControl {
  /// Whether no file has the control, so that it draws itself.
  fileprivate var drawsItself: Bool { cardproofRecord.scene == nil }

  /// The paths and texts of a control that draws itself.
  fileprivate func drawn(_ draw: (CGSize) -> Void) -> [JSONValue] {
    guard drawsItself, !bounds.isEmpty else { return [] }
    return CGContext.cardproofDrawing(of: bounds.size) { _ in draw(bounds.size) }.cardproofPaths
  }

  fileprivate func fill(_ frame: CGRect, radius: CGFloat, _ color: UIColor) {
    color.setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
  }

  /// Names a change of a control that is drawn as its file has it.
  fileprivate func noteChange(of kind: String) {
    guard isFileChanged else { return setNeedsDisplay() }
    Session.noteMissing("changes of a file's \(kind)", changesLook: true)
  }
}

/// A stepper.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open override var cardproofKind: String { drawsItself ? "view" : "named" }
  /// Observed before iOS 26.
  open override var cardproofOwnSize: CGSize? { CGSize(width: 94, height: 32) }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cardproofTakeSize(CGSize(width: 94, height: 32), hugging: [750, 750])
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0

  open override func cardproofPaths() -> [JSONValue] {
    drawn { size in
      fill(CGRect(origin: .zero, size: size), radius: 8, .tertiarySystemFill)
      fill(
        CGRect(x: size.width / 2, y: 7, width: 1, height: size.height - 14), radius: 0, .separator)
      for (name, place) in [("minus", 0.25), ("plus", 0.75)] {
        guard let sign = UIImage(systemName: name)?.withTintColor(.label) else { continue }
        sign.draw(
          at: CGPoint(
            x: size.width * place - sign.size.width / 2, y: (size.height - sign.size.height) / 2))
      }
    }
  }
}

/// A choice between segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open override var cardproofKind: String { drawsItself ? "view" : "segmented" }
  private var titles: [String] = []
  private var images: [Int: UIImage] = [:]
  private var disabled: Set<Int> = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  public static let noSegment = -1
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      titles.append(item as? String ?? "")
      images[index] = item as? UIImage
    }
    cardproofTakeSize(cardproofOwnSize ?? .zero, hugging: [250, 750])
  }
  /// The height is that of files of Xcode 11 and later (observed); the width is about that of equal segments in the
  /// font of 13 points (inferred).
  open override var cardproofOwnSize: CGSize? {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = titles.map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(titles.count), height: 32)
  }
  open var selectedSegmentIndex = -1 { didSet { noteChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { noteChange() } }
  private func noteChange() { noteChange(of: "UISegmentedControl") }
  open var numberOfSegments: Int { titles.count }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    noteChange()
    guard titles.indices.contains(index) else { return }
    titles[index] = title ?? ""
  }
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    noteChange()
    images[index] = image
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    noteChange()
    self.attributes[state] = attributes
  }
  open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    noteChange()
    if isEnabled { disabled.remove(index) } else { disabled.insert(index) }
  }
  open func isEnabledForSegment(at index: Int) -> Bool { !disabled.contains(index) }
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    noteChange()
    titles.insert(title ?? "", at: min(max(index, 0), titles.count))
  }
  open func removeAllSegments() {
    noteChange()
    (titles, images, disabled) = ([], [:], [])
  }

  open override func cardproofPaths() -> [JSONValue] {
    drawn { size in
      if !titles.isEmpty { Session.noteGuess("UISegmentedControl") }
      fill(CGRect(origin: .zero, size: size), radius: 8, .tertiarySystemFill)
      let width = (size.width - 4) / CGFloat(max(titles.count, 1))
      for (index, title) in titles.enumerated() {
        let segment = CGRect(
          x: 2 + width * CGFloat(index), y: 2, width: width, height: size.height - 4)
        let isChosen = index == selectedSegmentIndex
        if isChosen { fill(segment, radius: 7, selectedSegmentTintColor ?? .systemBackground) }
        let state: State = disabled.contains(index) ? .disabled : isChosen ? .selected : .normal
        draw(title, images[index], state, in: segment)
      }
    }
  }
  private func draw(_ title: String, _ image: UIImage?, _ state: State, in segment: CGRect) {
    let color: UIColor = state == .disabled ? .tertiaryLabel : .label
    if let image = image?.withTintColor(color) {
      return image.draw(
        at: CGPoint(x: segment.midX - image.size.width / 2, y: segment.midY - image.size.height / 2)
      )
    }
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: state == .selected ? .semibold : .medium),
      .foregroundColor: color,
    ]
    var looks = usual.merging(attributes[.normal] ?? [:]) { $1 }
    if state != .normal { looks.merge(attributes[state] ?? [:]) { $1 } }
    let text = NSAttributedString(string: title, attributes: looks)
    let own = text.size()
    let width = min(own.width, segment.width)
    text.draw(
      in: CGRect(
        x: segment.midX - width / 2, y: segment.midY - own.height / 2, width: width,
        height: own.height))
  }
}

/// Dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open override var cardproofKind: String { drawsItself ? "view" : "named" }
  /// A height of iOS 14 and later (observed); the width is inferred.
  open override var cardproofOwnSize: CGSize? {
    CGSize(width: CGFloat(max(numberOfPages, 1)) * 20 + 20, height: 26)
  }
  open var numberOfPages = 0 { didSet { noteChange(of: "UIPageControl") } }
  open var currentPage = 0 { didSet { noteChange(of: "UIPageControl") } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open override func cardproofPaths() -> [JSONValue] {
    drawn { size in
      guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
      Session.noteGuess("UIPageControl")
      let start = (size.width - CGFloat(numberOfPages) * 16 + 9) / 2
      for page in 0..<numberOfPages {
        fill(
          CGRect(x: start + CGFloat(page) * 16, y: size.height / 2 - 3.5, width: 7, height: 7),
          radius: 3.5,
          page == currentPage
            ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .quaternaryLabel)
      }
    }
  }
}
