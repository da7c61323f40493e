/// The settings of a person for the access to apps: none.
public enum UIAccessibility {
  public static let isVoiceOverRunning = false
  public static let isReduceMotionEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isBoldTextEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public static let isInvertColorsEnabled = false
  public static let isGrayscaleEnabled = false
  public static let shouldDifferentiateWithoutColor = false
  public static func post(notification: Notification, argument: Any?) {}
}
