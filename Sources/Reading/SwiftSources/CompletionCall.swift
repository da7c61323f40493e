/// A call of a completion.
struct CompletionCall {
  let place: Int
  /// The size of an answer that may be a success.
  let size: Range<Int>?
}

extension SourceCode {
  /// The calls of a completion in a body.
  func calls(of completion: String, in body: Range<Int>) -> [CompletionCall] {
    body.filter { text($0) == completion }.prefix(Self.maximumPlaces).compactMap { call in
      let open = ["?", "!"].contains(text(call + 1)) ? call + 2 : call + 1
      guard text(open) == "(", let inside = inside(open) else { return nil }
      let arguments = arguments(inside)
      guard let size = arguments.last, !size.isEmpty else { return nil }
      let isSuccess = arguments.count > 1 ? isTrue(arguments[0]) : nil
      let isRefusal = isSuccess == false || isSuccess == nil && isZeroSize(size)
      return CompletionCall(place: call, size: isRefusal ? nil : size)
    }
  }
}
