@_exported import AppleFoundation

/// A source of values over time, which runs on the event queue like everything else.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Begins to send values.
  func cardproofSubscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// Names of the receiving side.
public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A thing that can be cancelled.
public protocol Cancellable { func cancel() }

/// A subscription, which ends when nothing holds it.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  deinit { action?() }
  public func cancel() {
    action?()
    action = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in list: inout [AnyCancellable]) { list.append(self) }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin:
    (
      @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

  init(
    _ begin:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) { self.begin = begin }
  public init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure {
    begin = source.cardproofSubscribe
  }
  public func cardproofSubscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { begin(value, completion) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func cardproofSubscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that only fails.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public func cardproofSubscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher of one value that comes later.
public final class Future<Output, Failure: Error>: Publisher {
  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?
  public init(_ begin: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
    begin { [self] result in
      self.result = result
      if case .success(let value) = result { subject.send(value) }
      if case .failure(let error) = result { subject.send(completion: .failure(error)) }
    }
  }
  public func cardproofSubscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    switch result {
    case .success(let output):
      value(output)
      completion(.finished)
    case .failure(let error): completion(.failure(error))
    case nil: return subject.cardproofSubscribe(value, completion)
    }
    return AnyCancellable {}
  }
}
