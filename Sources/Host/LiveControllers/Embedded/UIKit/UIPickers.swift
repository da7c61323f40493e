/// A wheel of dates.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open override var cardproofKind: String { "named" }
  open override var cardproofOwnSize: CGSize? { CGSize(width: 320, height: 216) }
  open var date = Date()
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      if preferredDatePickerStyle != .wheels { Session.noteGuess("UIDatePicker") }
    }
  }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A wheel of rows.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open override var cardproofKind: String { "named" }
  /// Observed.
  open override var cardproofOwnSize: CGSize? { CGSize(width: 320, height: 216) }
  open weak var dataSource: AnyObject?
  open weak var delegate: AnyObject?
  open func reloadAllComponents() {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

/// A delegate of a gesture.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}
