/// The button "Add to Siri".
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
  open var shortcut: INShortcut?
  open weak var delegate: INUIAddVoiceShortcutButtonDelegate?
  open var cornerRadius: CGFloat = 8
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.white
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    self.style = style
    setTitle("Add to Siri", for: .normal)
  }
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}

/// A delegate of the button.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  func present(
    _ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
  func present(
    _ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
}

/// The system's controller that adds a phrase.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: INUIAddVoiceShortcutViewControllerDelegate?
  public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}

/// A delegate of the controller that adds.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith shortcut: INVoiceShortcut?,
    error: Error?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The system's controller that edits a phrase.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: INUIEditVoiceShortcutViewControllerDelegate?
  public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}

/// A delegate of the controller that edits.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate shortcut: INVoiceShortcut?,
    error: Error?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier identifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
