/// The English name of a tag's language with its region or script: `German`, `Chinese (Hant)`; the tag itself where
/// there is no name.
func languageName(_ tag: String) -> String {
  let parts = tag.split(separator: "-", maxSplits: 1)
  guard let code = parts.first, let name = names[code.lowercased()] else { return tag }
  return parts.count == 1 ? name : "\(name) (\(EscapedText(String(parts[1])).text))"
}

/// The languages that iOS itself has, by their codes (ISO 639-1).
private let names = [
  "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "cs": "Czech", "da": "Danish",
  "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian",
  "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew", "hi": "Hindi",
  "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian", "it": "Italian", "ja": "Japanese",
  "kk": "Kazakh", "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian", "ms": "Malay",
  "nb": "Norwegian Bokmål", "nl": "Dutch", "nn": "Norwegian Nynorsk", "no": "Norwegian",
  "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sk": "Slovak",
  "sl": "Slovenian", "sr": "Serbian", "sv": "Swedish", "th": "Thai", "tr": "Turkish",
  "uk": "Ukrainian", "vi": "Vietnamese", "zh": "Chinese",
]
