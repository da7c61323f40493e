internal import Diagnostics

extension ControllerSources {
  /// Requests and locks that a configure method waits for.
  func waitingFindings(_ hosted: HostedClass) -> [Diagnostic] {
    HostedMethod.allCases.flatMap { kind -> [Diagnostic] in
      guard let (code, method) = hosted.method(kind), let body = method.body,
        !method.result.hasPrefix("async")
      else { return [] }
      let found =
        code.language == .swift
        ? requests(body, in: code) + locks(body, in: code)
        : body.filter { code.text($0) == "sendSynchronousRequest" && code.text($0 + 1) == ":" }
      return found.prefix(SourceCode.maximumPlaces).filter { code.runsAtOnce($0, in: body) }
        .sorted()
        .map { index in
          Diagnostic(
            .sourceWaiting, "'\(code.text(index))' blocks this method",
            at: code.location(index),
            fix: "Reply first or from a completion handler, and update the view later")
        }
    }
  }

  /// Contents of an address of the network: one that is written out, or made of a string.
  private func requests(_ body: Range<Int>, in code: SourceCode) -> [Int] {
    body.filter { index in
      if code.matches(["NSURLConnection", ".", "sendSynchronousRequest"], at: index) {
        return true
      }
      guard ["Data", "String"].contains(code.text(index)),
        code.matches(["(", "contentsOf", ":", "URL", "(", "string", ":"], at: index + 1),
        code.tokens.indices.contains(index + 8)
      else { return false }
      let address = code.tokens[index + 8]
      return address.kind == .string && address.text.hasPrefix("\"http")
    }
  }

  /// A semaphore or a group that the same body makes.
  private func locks(_ body: Range<Int>, in code: SourceCode) -> [Int] {
    let names = body.filter {
      code.text($0 + 1) == "="
        && ["DispatchSemaphore", "DispatchGroup"].contains(code.text($0 + 2))
    }.map { code.text($0) }
    return body.filter { index in
      names.contains(code.text(index)) && code.matches([".", "wait", "("], at: index + 1)
    }
  }
}
