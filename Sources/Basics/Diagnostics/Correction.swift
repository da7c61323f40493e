internal import TextTools

/// A change of a source file that is sure to take the cause of a finding away.
///
/// It names its place and what stands there. `CorrectionResolver` finds the bytes, and finds none where
/// the file says anything else.
package struct Correction: Hashable, Sendable {
  package let change: Change
  package let location: SourceLocation

  package enum Change: Hashable, Sendable {
    /// Another text in place of a word: a key, a scalar, the content of an element, a destination.
    case replace(String, with: String)
    /// The entry with this key, or the item with this text, goes with what belongs to it.
    case remove(String)
    /// A string more in the array of a property list, behind the one that stands there.
    case append(String, after: String)
    /// The comment in which this word stands goes.
    case removeComment(String)
  }

  package static func replace(
    _ old: String, with new: String, at location: SourceLocation
  ) -> Correction {
    Correction(change: .replace(old, with: new), location: location)
  }

  package static func remove(_ text: String, at location: SourceLocation) -> Correction {
    Correction(change: .remove(text), location: location)
  }

  package static func append(
    _ text: String, after item: String, at location: SourceLocation
  ) -> Correction {
    Correction(change: .append(text, after: item), location: location)
  }

  package static func removeComment(
    _ word: String, at location: SourceLocation
  ) -> Correction {
    Correction(change: .removeComment(word), location: location)
  }
}

extension [Correction] {
  /// The correction of a misspelled word, where it is sure; none where it is not.
  package static func spelling(
    of word: String, among candidates: some Sequence<String>, at location: SourceLocation?
  ) -> [Correction] {
    guard let location, let meant = sureSpelling(of: word, among: candidates) else { return [] }
    return [.replace(word, with: meant, at: location)]
  }
}
