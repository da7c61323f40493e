extension Double {
  /// Without decimals where there are none: `12`, `0.5`.
  package var formattedShort: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
