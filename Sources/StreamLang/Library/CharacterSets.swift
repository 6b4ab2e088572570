/// The sets of characters that Foundation has names for.
enum CharacterSets {
  /// Whether a character is in the set of a name; nothing where there is no such set.
  static func named(_ name: String) -> ((Character) -> Bool)? {
    switch name {
    case "whitespacesAndNewlines": { $0.isWhitespace }
    case "whitespaces": { $0.isWhitespace && !$0.isNewline }
    case "newlines": { $0.isNewline }
    case "punctuationCharacters": { $0.isPunctuation }
    case "decimalDigits": { $0.isNumber }
    case "letters": { $0.isLetter }
    case "alphanumerics": { $0.isLetter || $0.isNumber }
    case "uppercaseLetters": { $0.isUppercase }
    case "lowercaseLetters": { $0.isLowercase }
    default: nil
    }
  }
}
