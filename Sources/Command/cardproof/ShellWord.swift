extension String {
  /// The text as one word of a shell: in quotation marks, unless all of its characters are plain.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-._~/=+@%:".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
