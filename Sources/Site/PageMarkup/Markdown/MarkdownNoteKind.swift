internal import TextTools

/// The kind of a note, in GitHub's words.
package enum MarkdownNoteKind: String, CaseIterable, Hashable, Sendable {
  case note, tip, important, warning, caution

  /// The title in the language of the document, a BCP 47 tag; in English where the words are not known.
  func title(in language: String?) -> String {
    var tag = language ?? "en"
    while true {
      if let words = Self.titles[tag], let index = Self.allCases.firstIndex(of: self) {
        return words[index]
      }
      guard let end = tag.lastIndex(of: "-") else { return rawValue.capitalizedFirst }
      tag = String(tag[..<end])
    }
  }

  /// The titles in the order of the cases, in the languages that hosts' words are known in.
  private static let titles: [String: [String]] = [
    "ar": ["ملاحظة", "نصيحة", "مهم", "تحذير", "تنبيه"],
    "ca": ["Nota", "Consell", "Important", "Avís", "Precaució"],
    "cs": ["Poznámka", "Tip", "Důležité", "Varování", "Upozornění"],
    "da": ["Bemærk", "Tip", "Vigtigt", "Advarsel", "Forsigtig"],
    "de": ["Hinweis", "Tipp", "Wichtig", "Warnung", "Vorsicht"],
    "el": ["Σημείωση", "Συμβουλή", "Σημαντικό", "Προειδοποίηση", "Προσοχή"],
    "es": ["Nota", "Consejo", "Importante", "Advertencia", "Precaución"],
    "fi": ["Huomautus", "Vinkki", "Tärkeää", "Varoitus", "Huomio"],
    "fr": ["Remarque", "Conseil", "Important", "Avertissement", "Attention"],
    "he": ["הערה", "עצה", "חשוב", "אזהרה", "זהירות"],
    "hi": ["नोट", "सुझाव", "महत्वपूर्ण", "चेतावनी", "सावधानी"],
    "hr": ["Napomena", "Savjet", "Važno", "Upozorenje", "Oprez"],
    "hu": ["Megjegyzés", "Tipp", "Fontos", "Figyelmeztetés", "Vigyázat"],
    "id": ["Catatan", "Tips", "Penting", "Peringatan", "Perhatian"],
    "it": ["Nota", "Suggerimento", "Importante", "Avviso", "Attenzione"],
    "ja": ["注記", "ヒント", "重要", "警告", "注意"],
    "ko": ["참고", "팁", "중요", "경고", "주의"],
    "ms": ["Nota", "Petua", "Penting", "Amaran", "Awas"],
    "nb": ["Merknad", "Tips", "Viktig", "Advarsel", "Forsiktig"],
    "nl": ["Opmerking", "Tip", "Belangrijk", "Waarschuwing", "Let op"],
    "pl": ["Uwaga", "Wskazówka", "Ważne", "Ostrzeżenie", "Przestroga"],
    "pt": ["Nota", "Dica", "Importante", "Aviso", "Cuidado"],
    "ro": ["Notă", "Sfat", "Important", "Avertisment", "Atenție"],
    "ru": ["Примечание", "Совет", "Важно", "Предупреждение", "Осторожно"],
    "sk": ["Poznámka", "Tip", "Dôležité", "Varovanie", "Upozornenie"],
    "sv": ["Anmärkning", "Tips", "Viktigt", "Varning", "Observera"],
    "th": ["หมายเหตุ", "เคล็ดลับ", "สำคัญ", "คำเตือน", "ข้อควรระวัง"],
    "tr": ["Not", "İpucu", "Önemli", "Uyarı", "Dikkat"],
    "uk": ["Примітка", "Порада", "Важливо", "Попередження", "Обережно"],
    "vi": ["Ghi chú", "Mẹo", "Quan trọng", "Cảnh báo", "Thận trọng"],
    "zh": ["注", "提示", "重要", "警告", "注意"],
    "zh-Hant": ["註", "提示", "重要", "警告", "注意"],
  ]
}
