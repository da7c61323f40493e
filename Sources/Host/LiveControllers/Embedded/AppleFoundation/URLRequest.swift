/// A request of the network.
public struct URLRequest: Hashable, Sendable {
  /// Whether answers may come out of a cache.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public var httpShouldHandleCookies = true
  public var allowsCellularAccess = true

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = (allHTTPHeaderFields ?? [:])
    allHTTPHeaderFields?[field] = value
  }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(value, forHTTPHeaderField: field)
  }
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// A request as Objective-C has it.
open class NSMutableURLRequest: NSObject, @unchecked Sendable {
  private var request: URLRequest
  public init(url: URL) { request = URLRequest(url: url) }
  public init(
    url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    request = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }
  open var url: URL? {
    get { request.url }
    set { request.url = newValue }
  }
  open var httpMethod: String {
    get { request.httpMethod ?? "GET" }
    set { request.httpMethod = newValue }
  }
  open var httpBody: Data? {
    get { request.httpBody }
    set { request.httpBody = newValue }
  }
  open var timeoutInterval: TimeInterval {
    get { request.timeoutInterval }
    set { request.timeoutInterval = newValue }
  }
  open var allHTTPHeaderFields: [String: String]? {
    get { request.allHTTPHeaderFields }
    set { request.allHTTPHeaderFields = newValue }
  }
  open func setValue(_ value: String?, forHTTPHeaderField field: String) {
    request.setValue(value, forHTTPHeaderField: field)
  }
  open func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(value, forHTTPHeaderField: field)
  }
  public var as_URLRequest: URLRequest { request }
}

extension URLRequest { public var as_URLRequest: URLRequest { self } }

/// An answer of the network.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?
  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
  }
  open var suggestedFilename: String? { url?.lastPathComponent }
}

/// An answer with a status.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields[field] as? String
  }
  open class func localizedString(forStatusCode code: Int) -> String { "\(code)" }
}

/// The answers that the ask gives to addresses.
enum RecordedResponses {
  /// The answer to an address; the host hears of the question either way.
  static func answer(to url: URL) throws -> (Data, URLResponse) {
    // An address without a query stands for all its queries.
    let plain = String(url.absoluteString.prefix { $0 != "?" })
    let recorded = Session.ask["responses"]?[url.absoluteString] ?? Session.ask["responses"]?[plain]
    HostPipe.send([
      "type": "request", "url": .string(url.absoluteString), "answered": .bool(recorded != nil),
    ])
    guard let recorded else { throw URLError(.notConnectedToInternet) }
    let body = recorded["body"]
    let data = body?.text.map { Data($0.utf8) } ?? body?.propertyListValue as? Data
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: recorded["status"]?.int ?? 200, httpVersion: "HTTP/1.1",
        headerFields: [:])
    else { throw URLError(.badServerResponse) }
    return (data ?? body.map { Data($0.line.utf8) } ?? Data(), response)
  }
}

extension Data {
  /// Reads a file, or an answer of the network.
  public init(contentsOf url: __shared URL, options: ReadingOptions = []) throws {
    guard !url.isFileURL else {
      self = try NSData(contentsOfFile: url.path) as Data
      return
    }
    self = try RecordedResponses.answer(to: url).0
  }
}

extension String {
  /// Reads a file, or an answer of the network.
  public init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
    guard let text = String(data: try Data(contentsOf: url), encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = text
  }
}
