/// A rectangle that takes part in layout: of a view's margins or safe area, or one of the code's own.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, AnchoredItem {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""

  /// The name of a view's own guide; nil for a guide of the code's.
  let cardproofName: String?
  private lazy var stand = ViewRecord()

  public override init() {
    cardproofName = nil
    super.init()
  }

  init(view: UIView, name: String) {
    cardproofName = name
    owningView = view
    super.init()
  }

  /// The node that constraints name.
  var cardproofID: Int {
    guard cardproofName != nil, let owningView else { return stand.id }
    return owningView.cardproofRecord.id
  }

  open var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    guard cardproofName == "margins", let margins = owningView?.layoutMargins else {
      return bounds
    }
    return bounds.inset(by: margins)
  }

  /// An invisible view in the place of a guide of the code's.
  var node: JSONValue {
    [
      "id": TreeWriter.number(stand.id), "kind": "view",
      "set": ["isHidden": true, "autoresizes": false], "subviews": [], "constraints": [],
    ]
  }
}
