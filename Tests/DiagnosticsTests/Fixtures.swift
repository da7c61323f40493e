import Diagnostics

extension Rule {
  static let sample = Rule("sample-rule", .warning)
  static let severe = Rule("severe-rule", .error)
  static let quiet = Rule("quiet-rule", .note)
}

func place(_ line: Int, _ column: Int, _ file: String = "a.yml") -> SourceLocation {
  SourceLocation(file: file, line: line, column: column)
}

/// Characters that foreign files may hold and that must not act on a terminal or break a format.
let hostileTexts = [
  "\u{1B}[31mred", "a\rb", "a\u{8}b", "\u{202E}abc", "a\u{0}b", "\u{2028}x", "\u{9B}31m", "a\tb",
  "\"quoted\" \\ back", "</script>", "::error::x", "a%b", "日本語 🍲", "a\u{FEFF}b", "a\nb", "\u{7F}",
]
