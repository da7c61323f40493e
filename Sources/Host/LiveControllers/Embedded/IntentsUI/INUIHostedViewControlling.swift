import CardproofRuntime
@_exported import Intents
@_exported import UIKit

/// A controller whose view Siri or Maps shows.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: AnyObject {
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void)
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void
  ) { HostPipe.send(["type": "absent", "method": "configure"]) }

  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) { HostPipe.send(["type": "absent", "method": "configureView"]) }
}

/// What a view shows in place of Siri's own.
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

/// What happens when a person taps the view.
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }

/// Where the view shows.
public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }

extension NSExtensionContext {
  public var hostedViewMinimumAllowedSize: CGSize { ControllerCall.size("minimum") }
  public var hostedViewMaximumAllowedSize: CGSize { ControllerCall.size("maximum") }
  public func interfaceParametersDescription() -> String { "" }
}
