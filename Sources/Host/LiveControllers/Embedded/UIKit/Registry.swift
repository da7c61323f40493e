import Intents

/// The classes of the project, as the generated code registers them.
public final class Registry {
  /// The registry of the program.
  nonisolated(unsafe) public static let shared = Registry()

  /// Functions that set an outlet; false if the object has none of this name that takes the value.
  public var outlets: [@MainActor (AnyObject, String, Any) -> Bool] = []

  /// Classes by name.
  public var classes: [String: AnyClass] = [:]

  /// Names of classes that draw themselves, in `draw(_:)`.
  public var drawing: Set<String> = []

  /// Makers of intents by class.
  public var intents: [String: () -> INIntent] = [:]

  /// Makers of responses by class, from the code's case name and the user activity.
  public var responses: [String: (String?, NSUserActivity?) -> INIntentResponse?] = [:]

  /// Makers of controllers that have no storyboard, by class.
  public var principal: [String: @MainActor () -> UIViewController] = [:]

  /// Makers of objects of Interface Builder that are no views, by class, and the objects that they made.
  public var objects: [String: @MainActor () -> NSObject] = [:]
  var kept: [NSObject] = []

  /// Makers of the views that tables and collections make, by class.
  public var cells:
    [ObjectIdentifier: @MainActor (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [:]
  public var headers: [ObjectIdentifier: @MainActor (String?) -> UITableViewHeaderFooterView] = [:]
  public var items: [ObjectIdentifier: @MainActor (CGRect) -> UICollectionReusableView] = [:]
  /// Makers of the views that maps make, by class, from the annotation.
  public var annotations: [ObjectIdentifier: @MainActor (AnyObject?, String?) -> UIView] = [:]

  /// Makers of other views, for generic code.
  public var views: [ObjectIdentifier: @MainActor () -> UIView] = [:]

  /// Makers of views of other modules, by the kind of a scene's view.
  var kinds: [String: UIView.Type] = [:]

  /// Adds the class of a kind that UIKit does not have.
  public func add(_ type: UIView.Type, for kind: String) { kinds[kind] = type }
}

/// A generic class of the project's that tables or collections make.
@MainActor public protocol CardproofMadeByTables: AnyObject {
  static func cardproofMake(_ style: UITableViewCell.CellStyle, _ reuse: String?, _ frame: CGRect)
    -> UIView
}

@MainActor extension Registry {
  /// A cell of a table, in its class.
  func cell(_ type: AnyClass, reuse: String?) -> UITableViewCell {
    cells[ObjectIdentifier(type)]?(.default, reuse) ?? made(type, reuse: reuse)
      ?? plain(type, UITableViewCell(style: .default, reuseIdentifier: reuse))
  }

  /// A header or a footer of a table, in its class.
  func header(_ type: AnyClass, reuse: String?) -> UITableViewHeaderFooterView {
    headers[ObjectIdentifier(type)]?(reuse) ?? made(type, reuse: reuse)
      ?? plain(type, UITableViewHeaderFooterView(reuseIdentifier: reuse))
  }

  /// A cell of a collection, in its class.
  func item(_ type: AnyClass, frame: CGRect) -> UICollectionViewCell {
    let view = supplement(type, frame: frame) as? UICollectionViewCell
    return view ?? UICollectionViewCell(frame: frame)
  }

  /// A view of a collection, in its class.
  func supplement(_ type: AnyClass, frame: CGRect) -> UICollectionReusableView {
    if let view = items[ObjectIdentifier(type)]?(frame) ?? made(type, frame: frame) { return view }
    if type == UICollectionViewListCell.self { return UICollectionViewListCell(frame: frame) }
    return plain(
      type,
      type is UICollectionViewCell.Type
        ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame))
  }

  /// A view that generic code makes, in its class.
  public func view<View: UIView>(_ type: View.Type) -> View {
    let name = ObjectIdentifier(type)
    guard let view = (views[name] ?? Self.views[name])?() as? View else {
      fatalError("\(type) has no initializer without arguments")
    }
    return view
  }

  private static let views: [ObjectIdentifier: @MainActor () -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView() }, ObjectIdentifier(UILabel.self): { UILabel() },
    ObjectIdentifier(UIButton.self): { UIButton() },
    ObjectIdentifier(UIImageView.self): { UIImageView() },
    ObjectIdentifier(UIStackView.self): { UIStackView() },
    ObjectIdentifier(UIScrollView.self): { UIScrollView() },
    ObjectIdentifier(UITableView.self): { UITableView() },
    ObjectIdentifier(UITextView.self): { UITextView() },
    ObjectIdentifier(UITextField.self): { UITextField() },
    ObjectIdentifier(UISwitch.self): { UISwitch() },
    ObjectIdentifier(UISlider.self): { UISlider() },
    ObjectIdentifier(UIProgressView.self): { UIProgressView() },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
  ]

  private func made<View: UIView>(
    _ type: AnyClass, reuse: String? = nil, frame: CGRect = .zero
  ) -> View? {
    (type as? any CardproofMadeByTables.Type)?.cardproofMake(.default, reuse, frame) as? View
  }

  /// UIKit's own view, with a remark where it stands for one of the project's.
  private func plain<View: UIView>(_ type: AnyClass, _ view: View) -> View {
    if ObjectIdentifier(type) != ObjectIdentifier(Swift.type(of: view)) {
      Session.noteMissing("the views of \(type)", changesLook: true)
    }
    return view
  }
}

/// Sets an outlet if the value fits; the generated code calls it with each outlet of a class.
public func cardproofAssign<Value>(_ outlet: inout Value, _ value: Any) -> Bool {
  guard let value = value as? Value else { return false }
  outlet = value
  return true
}

/// Sets an optional outlet if the value fits.
public func cardproofAssign<Value>(_ outlet: inout Value?, _ value: Any) -> Bool {
  guard let value = value as? Value else { return false }
  outlet = value
  return true
}
