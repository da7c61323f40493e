/// A shortcut of the app.
open class INShortcut: NSObject, @unchecked Sendable {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }
}

/// A shortcut that a person gave a phrase.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let invocationPhrase = ""
  public let shortcut: INShortcut
  init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The shortcuts of the person: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, Error?) -> Void) {
    completion([], nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A shortcut for a time or a place.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  public let shortcut: INShortcut
  open var relevanceProviders: [INRelevanceProvider] = []
  open var watchTemplate: INDefaultCardTemplate?
  open var shortcutRole = INRelevantShortcutRole.action
  open var widgetKind: String?
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// When a shortcut is relevant.
open class INRelevanceProvider: NSObject, @unchecked Sendable {}

/// A time at which a shortcut is relevant.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public init(start: Date, end: Date?) {}
}

/// A part of the day at which a shortcut is relevant.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public init(situation: Situation) {}
}

/// How a shortcut shows on a watch.
open class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  open var title: String
  open var subtitle: String?
  open var image: INImage?
  public init(title: String) { self.title = title }
}

/// The relevant shortcuts, which nothing shows.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  public static let `default` = INRelevantShortcutStore()
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: ((Error?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// Siri's settings for the app.
open class INPreferences: NSObject, @unchecked Sendable {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void)
  { handler(.authorized) }
  open class func siriLanguageCode() -> String {
    Locale.preferredLanguages.first ?? "en"
  }
}

/// Words that Siri should know.
open class INVocabulary: NSObject, @unchecked Sendable {
  open class func shared() -> INVocabulary { INVocabulary() }
  open func setVocabularyStrings(_ strings: NSOrderedSet, of type: INVocabularyStringType) {}
  open func removeAllVocabularyStrings() {}
}

/// The extension of an app that handles intents.
open class INExtension: NSObject, @unchecked Sendable {
  open func handler(for intent: INIntent) -> Any? { self }
}

extension NSString {
  /// A text that Siri would look up later: here its key.
  public class func deferredLocalizedIntentsString(with key: String, _ values: any CVarArg...)
    -> NSString
  { NSString(string: key) }
}
