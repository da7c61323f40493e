/// A session that never reaches the network: it answers from the ask's responses, else as offline.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration
  public let delegate: URLSessionDelegate?
  open var sessionDescription: String?

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegate = nil
  }
  public init(
    configuration: URLSessionConfiguration, delegate: URLSessionDelegate?,
    delegateQueue: Foundation.OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
  }

  public typealias Completion = @Sendable (Data?, URLResponse?, Error?) -> Void

  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request: request, completion: completionHandler) }
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request: request) { _, _, _ in }
  }
  open func uploadTask(
    with request: URLRequest, from data: Data?,
    completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request: request, completion: completionHandler)
  }
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, Error?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request: URLRequest(url: url)) { _, response, error in
      completionHandler(nil, response, error ?? URLError(.cannotCreateFile))
    }
  }
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }.resume()
    }
  }
  open func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) {
    try await self.data(for: request)
  }
  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}
}

/// A task of a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public let originalRequest: URLRequest?
  open private(set) var response: URLResponse?
  open private(set) var error: Error?
  open private(set) var state = State.suspended
  open var priority: Float = 0.5
  open var taskIdentifier: Int { 1 }
  open var currentRequest: URLRequest? { originalRequest }
  open var taskDescription: String?
  private let completion: (Data?, URLResponse?, Error?) -> Void

  init(request: URLRequest, completion: @escaping (Data?, URLResponse?, Error?) -> Void) {
    originalRequest = request
    self.completion = completion
  }

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    EventQueue.shared.schedule { [self] in finish() }
  }
  open func suspend() {}
  open func cancel() {
    guard state != .completed else { return }
    state = .canceling
    EventQueue.shared.schedule { [self] in completion(nil, nil, URLError(.cancelled)) }
  }

  private func finish() {
    guard state == .running else { return }
    state = .completed
    guard let url = originalRequest?.url else { return completion(nil, nil, URLError(.badURL)) }
    do {
      let (data, response) = try RecordedResponses.answer(to: url)
      self.response = response
      completion(data, response, nil)
    } catch {
      self.error = error
      completion(nil, nil, error)
    }
  }
}

/// A task that gets data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that gets a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// A delegate of a session.
public protocol URLSessionDelegate: AnyObject {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

/// Settings of a session.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var waitsForConnectivity = false
  open var allowsCellularAccess = true
  open var urlCache: URLCache?
  open var httpMaximumConnectionsPerHost = 6
}

/// A cache of answers, always empty.
open class URLCache: NSObject, @unchecked Sendable {
  public static let shared = URLCache()
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath: String? = nil) {
    self.init()
  }
  open func removeAllCachedResponses() {}
}
