/// A length of time, as operators take it.
public struct CombineStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  private init(_ seconds: Double) { self.seconds = seconds }
  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
}

extension Publisher {
  public func delay<Scheduler>(
    for interval: CombineStride, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      cardproofSubscribe(
        { output in EventQueue.shared.schedule(after: interval.seconds) { value(output) } },
        { completion in EventQueue.shared.schedule(after: interval.seconds) { end(completion) } })
    }
  }

  /// The last value once no other has come for a time.
  public func debounce<Scheduler>(
    for interval: CombineStride, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var waiting: EventQueue.Event?
      return cardproofSubscribe(
        { output in
          waiting?.cancel()
          waiting = EventQueue.shared.schedule(after: interval.seconds) { value(output) }
        }, end)
    }
  }

  /// Values of two publishers, as soon as each has one and whenever one has another.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { value, end in
      var last: (first: Output?, second: Other.Output?)
      func send() {
        if let first = last.first, let second = last.second { value((first, second)) }
      }
      let both = [
        cardproofSubscribe(
          {
            last.first = $0
            send()
          }, end),
        other.cardproofSubscribe(
          {
            last.second = $0
            send()
          }, end),
      ]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { value, end in
      let both = [cardproofSubscribe(value, end), other.cardproofSubscribe(value, end)]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }

  public func scan<Result>(
    _ start: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, end in
      var result = start
      return cardproofSubscribe(
        {
          result = next(result, $0)
          value(result)
        }, end)
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      cardproofSubscribe(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          receiveCompletion?($0)
          end($0)
        })
    }
  }
}

extension Publishers {
  /// Values of two publishers, as soon as each has one and whenever one has another.
  public static func CombineLatest<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second
  ) -> AnyPublisher<(First.Output, Second.Output), First.Failure>
  where First.Failure == Second.Failure { first.combineLatest(second) }
  public static func CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>(
    _ first: First, _ second: Second, _ third: Third
  ) -> AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure>
  where First.Failure == Second.Failure, First.Failure == Third.Failure {
    first.combineLatest(second, third)
  }
}
