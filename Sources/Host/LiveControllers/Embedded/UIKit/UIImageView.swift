/// An image in a view.
@preconcurrency @MainActor open class UIImageView: UIView {
  open override var cardproofKind: String { drawing == nil ? "image" : "view" }
  open override func cardproofPaths() -> [JSONValue] {
    drawing?.cardproofShow()
    return drawing?.cardproofParts ?? []
  }
  /// A view of parts resists growing as the host's images do.
  open override func cardproofDescribe(_ fields: inout [String: JSONValue]) {
    super.cardproofDescribe(&fields)
    guard drawing != nil, case .object(var set)? = fields["set"], set["hugging"] == nil else {
      return
    }
    set["hugging"] = [251, 251]
    fields["set"] = .object(set)
  }
  /// The image that code has drawn of several parts, if it fills the view.
  private var drawing: UIImage? {
    guard let shown, !shown.cardproofParts.isEmpty,
      abs(shown.size.width - bounds.width) < 0.5, abs(shown.size.height - bounds.height) < 0.5
    else { return nil }
    return shown
  }
  open override var cardproofOwnSize: CGSize? { shown?.size }

  open var image: UIImage? { didSet { noteShown() } }
  open var highlightedImage: UIImage? { didSet { if isHighlighted { noteShown() } } }
  open var isHighlighted = false {
    didSet {
      if isHighlighted, highlightedImage == nil, cardproofRecord.scene != nil {
        Session.noteMissing("the highlighted image of a file's image view", changesLook: true)
      }
      noteShown()
    }
  }
  private func noteShown() {
    cardproofNote("image", shown?.cardproofToken ?? UIImage.cardproofNone)
  }
  /// The image of the state; a symbol without a size of its own has the view's.
  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage,
      image.cardproofToken["isConfigured"] == nil
    else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { noteShown() }
  }
  open override var contentMode: ContentMode {
    didSet {
      // The host draws a picture whole, cut, stretched or in the middle.
      guard !ViewRecord.isReading, contentMode.rawValue > ContentMode.center.rawValue else {
        return
      }
      Session.noteMissing("UIView.ContentMode.\(contentMode.cardproofName)", changesLook: true)
    }
  }
  open var isAnimating: Bool { false }
  open func startAnimating() {
    guard animationImages?.isEmpty == false else { return }
    Session.noteMissing("UIImageView.animationImages", changesLook: true)
  }
  open func stopAnimating() {}

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    setImage(image)
    if let image { frame.size = image.size }
  }
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Sets the image from an initializer, where observers are silent.
  private func setImage(_ image: UIImage?) { self.image = image }

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    if let values = values["symbolConfiguration"] {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(scene: values)
    }
    image = UIImage(cardproofToken: values["image"])
  }
}
