/// Punctuation that input methods and word processors put in the place of ours.
enum FullWidth {
  /// The ASCII text that it looks like, if it looks like something of the language.
  static func replacement(of scalar: Unicode.Scalar) -> String? {
    if let known = table[scalar] { return known }
    // The full-width forms mirror ASCII.
    if (0xFF01...0xFF5E).contains(scalar.value), let ascii = Unicode.Scalar(scalar.value - 0xFEE0) {
      return String(ascii)
    }
    return nil
  }

  private static let table: [Unicode.Scalar: String] = [
    "。": ".", "、": ",", "·": ".", "…": "...", "￥": "$",
    "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"", "「": "\"", "」": "\"", "『": "\"", "』": "\"",
    "‘": "\"", "’": "\"", "＇": "\"", "《": "<", "》": ">", "〈": "<", "〉": ">", "【": "[", "】": "]", "〔": "[",
    "〕": "]", "—": "-", "–": "-", "−": "-", "‐": "-", "×": "*", "÷": "/", "≠": "!=", "≤": "<=", "≥": ">=", "∧": "&&",
    "∨": "||", "¬": "!",
  ]
}
