extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { cardproofSubscribe(receiveValue, receiveCompletion) }

  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, end in cardproofSubscribe({ value(transform($0)) }, end) }
  }
  public func map<Result>(_ path: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: path] }
  }
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, end in
      cardproofSubscribe({ if let result = transform($0) { value(result) } }, end)
    }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, Error> {
    AnyPublisher { value, end in
      cardproofSubscribe(
        { output in
          do { value(try transform(output)) } catch { end(.failure(error)) }
        },
        { completion in
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(error))
          }
        })
    }
  }
  public func flatMap<Next: Publisher>(
    _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
    AnyPublisher { value, end in
      var inner: [AnyCancellable] = []
      return cardproofSubscribe(
        { inner.append(transform($0).cardproofSubscribe(value) { _ in }) }, end)
    }
  }
  public func receive<Scheduler>(
    on scheduler: Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      cardproofSubscribe(
        { output in DispatchQueue.main.async { value(output) } },
        { completion in DispatchQueue.main.async { end(completion) } })
    }
  }
  public func subscribe<Scheduler>(
    on scheduler: Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { value, end in
      cardproofSubscribe(value) { completion in
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): end(.failure(transform(error)))
        }
      }
    }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, end in
      cardproofSubscribe(value) { completion in
        if case .failure = completion { value(output) }
        end(.finished)
      }
    }
  }
  public func `catch`<Next: Publisher>(
    _ handler: @escaping (Failure) -> Next
  ) -> AnyPublisher<Output, Next.Failure> where Next.Output == Output {
    AnyPublisher { value, end in
      var inner: AnyCancellable?
      return cardproofSubscribe(value) { completion in
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): inner = handler(error).cardproofSubscribe(value, end)
        }
        _ = inner
      }
    }
  }
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    var last: Output?
    return filter { value in
      defer { last = value }
      return last.map { !isSame($0, value) } ?? true
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    var left = count
    return filter { _ in
      left -= 1
      return left < 0
    }
  }
  public func first() -> AnyPublisher<Output, Failure> {
    var isDone = false
    return filter { _ in
      defer { isDone = true }
      return !isDone
    }
  }
}

/// Several values, and several publishers.
extension Publisher {
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, end in
      var all: [Output] = []
      return cardproofSubscribe({ all.append($0) }) { completion in
        if case .finished = completion { value(all) }
        end(completion)
      }
    }
  }
  public func prepend(_ outputs: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      for output in outputs { value(output) }
      return cardproofSubscribe(value, end)
    }
  }
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { value, end in
      var (firsts, seconds): ([Output], [Other.Output]) = ([], [])
      func pair() {
        while !firsts.isEmpty, !seconds.isEmpty {
          value((firsts.removeFirst(), seconds.removeFirst()))
        }
      }
      let both = [
        cardproofSubscribe(
          {
            firsts.append($0)
            pair()
          }, end),
        other.cardproofSubscribe(
          {
            seconds.append($0)
            pair()
          }, end),
      ]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { value, end in
      cardproofSubscribe(value) { _ in end(.finished) }
    }
  }
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    cardproofSubscribe(receiveValue) { _ in }
  }
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: path] = $0 } }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { value, end in
      let task = self.dataTask(with: request) { data, response, error in
        guard let data, let response else {
          return end(.failure(error as? URLError ?? URLError(.unknown)))
        }
        value((data, response))
        end(.finished)
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { value, _ in
      let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

extension Sequence {
  /// A publisher of the elements, one after another.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { value, end in
      for element in self { value(element) }
      end(.finished)
      return AnyCancellable {}
    }
  }
}

/// A publisher that waits until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// The publishers that operators make.
public enum Publishers {
  /// A publisher that begins with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public func cardproofSubscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let subscription = upstream.cardproofSubscribe(value, completion)
      let connection = upstream.connect()
      return AnyCancellable {
        subscription.cancel()
        connection.cancel()
      }
    }
  }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: loop, mode: mode) }

  /// The times at which a timer fires.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    public init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
    }
    public func cardproofSubscribe(
      _ value: @escaping (Date) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject.cardproofSubscribe(value, completion) }
    public func connect() -> Cancellable {
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        self.subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}
