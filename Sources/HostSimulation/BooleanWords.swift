/// What true and false are called in a language, where the definition has no words of its own.
///
/// The words are the usual answers of the language; that the system uses these is a convention.
enum BooleanWords {
  /// By the language's code; English where it is not listed.
  static func word(for flag: Bool, language: String) -> String {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let words = all[code] ?? ("Yes", "No")
    return flag ? words.yes : words.no
  }

  private static let all: [String: (yes: String, no: String)] = [
    "ar": ("نعم", "لا"), "ca": ("Sí", "No"), "cs": ("Ano", "Ne"), "da": ("Ja", "Nej"),
    "de": ("Ja", "Nein"), "el": ("Ναι", "Όχι"), "es": ("Sí", "No"), "fi": ("Kyllä", "Ei"),
    "fr": ("Oui", "Non"), "he": ("כן", "לא"), "hi": ("हाँ", "नहीं"), "hr": ("Da", "Ne"),
    "hu": ("Igen", "Nem"), "id": ("Ya", "Tidak"), "it": ("Sì", "No"), "ja": ("はい", "いいえ"),
    "ko": ("예", "아니요"), "nb": ("Ja", "Nei"), "nl": ("Ja", "Nee"), "no": ("Ja", "Nei"),
    "pl": ("Tak", "Nie"), "pt": ("Sim", "Não"), "ro": ("Da", "Nu"), "ru": ("Да", "Нет"),
    "sk": ("Áno", "Nie"), "sv": ("Ja", "Nej"), "th": ("ใช่", "ไม่ใช่"), "tr": ("Evet", "Hayır"),
    "uk": ("Так", "Ні"), "vi": ("Có", "Không"), "zh": ("是", "否"),
  ]
}
