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

  /// Makers of the views that tables and collections make, by class.
  public var cells:
    [ObjectIdentifier: @MainActor (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [:]
  public var headers: [ObjectIdentifier: @MainActor (String?) -> UITableViewHeaderFooterView] = [:]
  public var items: [ObjectIdentifier: @MainActor (CGRect) -> UICollectionReusableView] = [:]

  /// Makers of views of other modules, by the kind of a scene's view.
  var kinds: [String: UIView.Type] = [:]

  /// Adds the class of a kind that UIKit does not have.
  public func add(_ type: UIView.Type, for kind: String) { kinds[kind] = type }
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
