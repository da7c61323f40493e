// The keychain: it has the values of the ask, and what the code itself adds; else it finds nothing, and the host hears of it.

/// The items of the keychain, as their attributes.
private enum Keychain {
  nonisolated(unsafe) static var items: [[String: Any]] =
    Session.ask["keychain"]?.members.map {
      let value = $0.value
      return ["": $0.key, "v_Data": value.text.map { Data($0.utf8) } ?? Data(value.line.utf8)]
    } ?? []

  /// The attributes that name an item, in the order of how much they say.
  static let names = [kSecAttrAccount, kSecAttrService, kSecAttrLabel, kSecAttrApplicationTag]
  /// The keys of a query that do not describe what it looks for.
  private static let others: Set<String> = [
    kSecAttrAccessGroup, kSecAttrAccessible, kSecAttrAccessControl, kSecAttrSynchronizable,
    kSecValueData,
  ]

  static func fields(_ query: CFDictionary) -> [String: Any] {
    Dictionary(
      query.map { ("\($0.key.base)", $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  static func matches(_ query: [String: Any], _ item: [String: Any]) -> Bool {
    if let name = item[""] as? String {
      let asked = names.compactMap { query[$0].map { text($0) } }
      return asked.isEmpty || asked.contains(name)
    }
    return query.allSatisfy { key, value in
      key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || others.contains(key)
        || item[key].map { text($0) == text(value) } ?? false
    }
  }

  /// The item that a query looks for, in words.
  static func subject(_ query: [String: Any]) -> String {
    let parts = names.compactMap { query[$0].map { text($0) } }.filter { !$0.isEmpty }
    return parts.isEmpty ? "an item" : parts.joined(separator: " of ")
  }

  private static func text(_ value: Any) -> String {
    (value as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
  }

  /// An item in the form that a query wants.
  static func result(_ item: [String: Any], for query: [String: Any]) -> AnyObject? {
    let isOn = { (key: String) in
      // `kCFBooleanTrue as Any` is an optional.
      query[key].map { text($0) == "1" || text($0).contains("true") } ?? false
    }
    guard isOn(kSecReturnAttributes) else {
      return isOn(kSecReturnData) ? item[kSecValueData].map { $0 as AnyObject } : nil
    }
    var fields = item
    if let name = fields.removeValue(forKey: "") { fields[kSecAttrAccount] = name }
    if !isOn(kSecReturnData) { fields[kSecValueData] = nil }
    return fields as AnyObject
  }
}

/// Finds items of the keychain.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = Keychain.fields(query)
  let found = Keychain.items.filter { Keychain.matches(query, $0) }
  guard let first = found.first else {
    Session.noteLookup(Keychain.subject(query), in: "the keychain")
    return errSecItemNotFound
  }
  if query[kSecMatchLimit].map({ "\($0)" }) == kSecMatchLimitAll {
    result?.pointee = found.compactMap { Keychain.result($0, for: query) } as AnyObject
  } else {
    result?.pointee = Keychain.result(first, for: query)
  }
  return errSecSuccess
}

/// Adds an item until the end of the ask.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let item = Keychain.fields(attributes)
  if Keychain.items.contains(where: { Keychain.matches(item, $0) }) { return errSecDuplicateItem }
  Keychain.items.append(item)
  result?.pointee = Keychain.result(item, for: item)
  return errSecSuccess
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  let query = Keychain.fields(query)
  let indices = Keychain.items.indices.filter { Keychain.matches(query, Keychain.items[$0]) }
  for index in indices { Keychain.items[index].merge(Keychain.fields(attributes)) { $1 } }
  return indices.isEmpty ? errSecItemNotFound : errSecSuccess
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = Keychain.fields(query)
  let count = Keychain.items.count
  Keychain.items.removeAll { Keychain.matches(query, $0) }
  return Keychain.items.count == count ? errSecItemNotFound : errSecSuccess
}

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { "The operation couldn’t be completed. (OSStatus error \(status).)" }

// The names of Core Foundation: what bridges on Apple's systems is the Swift type itself.
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFData = Data
public typealias CFBoolean = Bool
public typealias CFDictionary = [AnyHashable: Any]
public typealias OSStatus = Int32
nonisolated(unsafe) public let kCFBooleanTrue: CFBoolean? = true
nonisolated(unsafe) public let kCFBooleanFalse: CFBoolean? = false

extension Dictionary { public var as_CFDictionary: CFDictionary { self } }
extension NSDictionary {
  public var as_CFDictionary: CFDictionary {
    var values: CFDictionary = [:]
    for case let (key as AnyHashable, value) in self { values[key] = value }
    return values
  }
}
extension String { public var as_CFString: CFString { self } }
extension Data { public var as_CFData: CFData { self } }

// The statuses (documented in Security.framework, SecBase.h).
public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

// The keys and values of queries (their texts as in SecItem.h's constants: observed).
public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrType: CFString = "type"
public let kSecAttrCreator: CFString = "crtr"
public let kSecAttrApplicationTag: CFString = "atag"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
