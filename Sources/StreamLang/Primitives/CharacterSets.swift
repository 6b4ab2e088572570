/// The sets of characters that Foundation has names for.
package enum CharacterSets {
  /// Whether a character is in a set: one with a name, or the characters of a text.
  package static func test(_ set: String) -> (Character) -> Bool { named(set) ?? { set.contains($0) } }

  /// Whether a character is in the set of a name, which Swift and Objective-C write differently; nil for other names.
  package static func named(_ name: String) -> ((Character) -> Bool)? {
    if name.hasPrefix("inverted ") {
      let isInside = test(String(name.dropFirst("inverted ".count)))
      return { !isInside($0) }
    }
    return switch name {
    case "whitespacesAndNewlines", "whitespaceAndNewlineCharacterSet": { $0.isWhitespace }
    case "whitespaces", "whitespaceCharacterSet": { $0.isWhitespace && !$0.isNewline }
    case "newlines", "newlineCharacterSet": { $0.isNewline }
    case "punctuationCharacters", "punctuationCharacterSet": { $0.isPunctuation }
    case "decimalDigits", "decimalDigitCharacterSet": { $0.isNumber }
    case "letters", "letterCharacterSet": { $0.isLetter }
    case "alphanumerics", "alphanumericCharacterSet": { $0.isLetter || $0.isNumber }
    case "uppercaseLetters", "uppercaseLetterCharacterSet": { $0.isUppercase }
    case "lowercaseLetters", "lowercaseLetterCharacterSet": { $0.isLowercase }
    default: nil
    }
  }
}
