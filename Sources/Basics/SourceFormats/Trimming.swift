extension BidirectionalCollection {
  /// The collection without what is left out at its ends.
  package func trimming(_ isLeftOut: (Element) -> Bool) -> SubSequence {
    let start = drop(while: isLeftOut)
    let count = start.reversed().prefix(while: isLeftOut).count
    return start.dropLast(count)
  }
}
