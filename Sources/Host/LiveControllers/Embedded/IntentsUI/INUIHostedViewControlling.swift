@_exported import Intents
@_exported import UIKit

/// A controller whose view Siri or Maps shows.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: AnyObject {
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void)
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext
  ) async -> CGSize
  /// The form that Xcode 8 wrote.
  func configure(
    with interaction: INInteraction!, context: INUIHostedViewContext,
    completion: ((CGSize) -> Void)!)
  func configureView(
    for parameters: Set<INParameter>!, of interaction: INInteraction!,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: ((Bool, Set<INParameter>, CGSize) -> Void)!)
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize)
}

/// Whether a class has neither form of a method; the default of the second form finds out.
@MainActor private enum AbsentMethod {
  static var isFound = false
}

extension INUIHostedViewControlling {
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void
  ) {
    let wanted: INInteraction? = interaction
    configure(with: wanted, context: context, completion: Optional(completion))
  }

  public func configure(
    with interaction: INInteraction!, context: INUIHostedViewContext,
    completion: ((CGSize) -> Void)!
  ) {
    guard let interaction, let completion else { return }
    Task { @MainActor in
      let size = await configure(with: interaction, context: context)
      if !AbsentMethod.isFound { completion(size) }
    }
  }

  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext
  ) async -> CGSize {
    AbsentMethod.isFound = true
    return .zero
  }

  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    let wanted: INInteraction? = interaction
    configureView(
      for: Optional(parameters), of: wanted, interactiveBehavior: interactiveBehavior,
      context: context, completion: Optional(completion))
  }

  public func configureView(
    for parameters: Set<INParameter>!, of interaction: INInteraction!,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: ((Bool, Set<INParameter>, CGSize) -> Void)!
  ) {
    guard let parameters, let interaction, let completion else { return }
    Task { @MainActor in
      let (isShown, shown, size) = await configureView(
        for: parameters, of: interaction, interactiveBehavior: interactiveBehavior,
        context: context)
      if !AbsentMethod.isFound { completion(isShown, shown, size) }
    }
  }

  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize) {
    AbsentMethod.isFound = true
    return (false, [], .zero)
  }
}

/// The parts that a view shows instead of Siri.
@preconcurrency @MainActor public protocol INUIHostedViewSiriProviding: AnyObject {
  var displaysMap: Bool { get }
  var displaysMessage: Bool { get }
  var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
  public var displaysMap: Bool { false }
  public var displaysMessage: Bool { false }
  public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
  public var hostedViewMinimumAllowedSize: CGSize { ControllerCall.size("minimum") }
  public var hostedViewMaximumAllowedSize: CGSize { ControllerCall.size("maximum") }
  public func interfaceParametersDescription() -> String { "" }
}
