/// A publisher that code sends values into.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A subject without a value of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var observers:
    [Int: (value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = [:]
  private var count = 0
  public init() {}
  public func send(_ value: Output) {
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer.value(value) }
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer.end(completion) }
    observers = [:]
  }
  public func cardproofSubscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    count += 1
    let key = count
    observers[key] = (value, completion)
    return AnyCancellable { [weak self] in self?.observers[key] = nil }
  }
}

/// A subject that keeps its last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subject = PassthroughSubject<Output, Failure>()
  public var value: Output { didSet { subject.send(value) } }
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {
    subject.send(completion: completion)
  }
  public func cardproofSubscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    value(self.value)
    return subject.cardproofSubscribe(value, completion)
  }
}

/// The publisher of changes of an object.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  public init() {}
  public func send() { subject.send(()) }
  public func cardproofSubscribe(
    _ value: @escaping (Void) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { subject.cardproofSubscribe(value, completion) }
}

/// An object whose changes views follow.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publishers of objects that declare none.
private enum ObjectPublishers {
  nonisolated(unsafe) static var all: [ObjectIdentifier: ObservableObjectPublisher] = [:]
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    let key = ObjectIdentifier(self)
    if let publisher = ObjectPublishers.all[key] { return publisher }
    let publisher = ObservableObjectPublisher()
    ObjectPublishers.all[key] = publisher
    return publisher
  }
}

/// A property whose changes are published.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }
  /// The value in an object, which says first that it changes.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].subject.value }
    set {
      let object = owner as? any ObservableObject
      (object?.objectWillChange as? ObservableObjectPublisher)?.send()
      owner[keyPath: storage].subject.value = newValue
    }
  }
  public var projectedValue: AnyPublisher<Value, Never> {
    get { AnyPublisher(subject) }
    set {}
  }
}
