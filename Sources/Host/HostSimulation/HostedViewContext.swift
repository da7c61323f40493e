/// Where a hosted view is shown: `INUIHostedViewContext`.
///
/// Exactly these two exist (documented).
package enum HostedViewContext: String, CaseIterable, Hashable, Sendable {
  case siriSnippet, mapsCard
}

/// The effect of a tap on a hosted view: `INUIInteractiveBehavior`.
///
/// It is a hint for drawing a fitting affordance; the view never receives the tap (documented).
package enum InteractiveBehavior: String, CaseIterable, Hashable, Sendable {
  case none, nextView, launch, genericAction
}

/// How sure a fact about the hosts is.
package enum Certainty: String, CaseIterable, Hashable, Sendable {
  /// Apple's reference, headers, sample code or sessions say so.
  case documented
  /// Seen in some iOS versions; undocumented.
  case observed
  /// Follows from several facts or from several real controllers.
  case inferred
  /// Cardproof's choice where only Apple knows.
  case convention
}

/// A fact about a host, with how sure it is and where it comes from.
package struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let certainty: Certainty
  package let source: String

  package init(_ value: Value, _ certainty: Certainty, source: String) {
    self.value = value
    self.certainty = certainty
    self.source = source
  }

  package var basis: Transcript.Basis { Transcript.Basis(certainty, source) }
}
