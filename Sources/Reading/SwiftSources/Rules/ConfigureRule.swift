internal import Diagnostics

extension ControllerSources {
  /// The mistakes of a class about when it is configured, how often, and with which parameters.
  func configureFindings(_ hosted: HostedClass) -> [Diagnostic] {
    earlySizes(hosted) + piledViews(hosted) + unaskedParameters(hosted)
  }

  private static let beforeSizes: Set = ["viewDidLoad", "loadView", "awakeFromNib"]
  private static let sizes: Set = ["hostedViewMaximumAllowedSize", "hostedViewMinimumAllowedSize"]

  /// Sizes that are read before the host has sent them.
  private func earlySizes(_ hosted: HostedClass) -> [Diagnostic] {
    hosted.methods.flatMap { code, method -> [Diagnostic] in
      guard let body = method.body, code.language == .swift, Self.beforeSizes.contains(method.name)
      else {
        return []
      }
      return body.filter { Self.sizes.contains(code.text($0)) }.prefix(SourceCode.maximumPlaces)
        .filter { code.runsAtOnce($0, in: body) }.prefix(1).map {
          Diagnostic(
            .sourceEarlySize, "'\(code.text($0))' is not known yet in '\(method.name)'",
            at: code.location($0), fix: "Read it in the configure method")
        }
    }
  }

  private static let adders: Set = ["addSubview", "addArrangedSubview", "addChild"]
  /// The names in a class that look after the views of the last time.
  private static let removers: Set = [
    "removeFromSuperview", "removeArrangedSubview", "removeFromParent", "subviews",
    "arrangedSubviews", "children", "superview", "isDescendant", "parent",
  ]

  /// Views that a class for Maps adds each time that it is configured.
  private func piledViews(_ hosted: HostedClass) -> [Diagnostic] {
    let isForMaps = intents.contains(where: Self.ofMaps.contains)
    let looksAfterThem = hosted.parts.contains { part in
      part.code.tokens.contains { $0.kind == .word && Self.removers.contains($0.text) }
    }
    guard isForMaps, !looksAfterThem else { return [] }
    return HostedMethod.allCases.flatMap { kind -> [Diagnostic] in
      guard let (code, method) = hosted.method(kind), let body = method.body,
        code.language == .swift
      else { return [] }
      return body.filter { Self.adders.contains(code.text($0)) && code.text($0 + 1) == "(" }
        .prefix(SourceCode.maximumPlaces).filter { code.isUnconditional($0, in: body) }.prefix(1)
        .map {
          Diagnostic(
            .sourceViewsPileUp, "'\(code.text($0))' adds one more view at each update in Maps",
            at: code.location($0), fix: "Add it in viewDidLoad, or remove the last one first")
        }
    }
  }

  /// Key paths that are compared where no host of today passes any.
  private func unaskedParameters(_ hosted: HostedClass) -> [Diagnostic] {
    let areAllCustom = intents.allSatisfy { name in
      !(name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true)
    }
    guard areAllCustom, !intents.isEmpty,
      let (code, method) = hosted.method(.configureView), let body = method.body,
      let place = body.first(where: { code.text($0) == "parameterKeyPath" })
    else { return [] }
    return [
      Diagnostic(
        .sourceParametersUnasked, "Siri passes no parameters for custom intents",
        at: code.location(place),
        fix: "Show the whole card for the empty set, and return the parameters as they are given")
    ]
  }
}
