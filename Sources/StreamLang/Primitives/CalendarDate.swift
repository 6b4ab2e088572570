import Streams

/// A date of the calendar, at Greenwich.
package struct CalendarDate {
  package var year = 2000
  /// The month, from 1.
  package var month = 1
  package var day = 1
  package var hour = 0
  package var minute = 0
  package var second = 0
  package var millisecond = 0

  package init() {}

  /// The date that many milliseconds after the beginning of 1970.
  package init(milliseconds: Int) {
    let rest = (milliseconds % 86_400_000 + 86_400_000) % 86_400_000
    let date = CivilDate(days: (milliseconds - rest) / 86_400_000)
    (year, month, day) = (date.year, date.month, date.day)
    (hour, minute, second, millisecond) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60, rest % 1_000)
  }

  /// The date that many seconds after the beginning of 1970; a time that is too far is its beginning.
  package init(seconds: Double) {
    self.init(milliseconds: abs(seconds) < 1e12 ? Int(seconds.rounded(.down)) * 1_000 : 0)
  }

  /// The days since the beginning of 1970.
  private var days: Int { CivilDate.days(year: year, month: month, day: day) }

  package var seconds: Double { Double(days) * 86_400 + Double(hour * 3_600 + minute * 60 + second) }

  /// Sunday is 1.
  package var weekday: Int { ((days + 4) % 7 + 7) % 7 + 1 }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// The letters of a pattern in groups: `yyyy`, `-`, `MM`; what stands between apostrophes is text.
  private static func groups(of pattern: String) -> [(text: String, isPlain: Bool)] {
    var groups: [(text: String, isPlain: Bool)] = []
    var isQuoted = false
    for character in pattern.prefix(200) {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isASCII, character.isLetter {
        if let last = groups.last, !last.isPlain, last.text.first == character {
          groups[groups.count - 1].text.append(character)
        } else {
          groups.append((String(character), false))
        }
      } else {
        groups.append((String(character), true))
      }
    }
    return groups
  }

  /// The number that a letter of a pattern represents.
  private func number(_ letter: Character?) -> Int? {
    switch letter {
    case "y", "Y": year
    case "M", "L": month
    case "d": day
    case "H": hour
    case "h": hour % 12 == 0 ? 12 : hour % 12
    case "m": minute
    case "s": second
    case "S": millisecond
    default: nil
    }
  }

  /// `yyyy-MM-dd HH:mm:ss`
  package func text(_ pattern: String) -> String {
    var result = ""
    for (group, isPlain) in Self.groups(of: pattern) {
      switch (group.first, group.count) {
      case _ where isPlain: result += group
      case ("y", 2), ("Y", 2): result += String(year % 100).padded(to: 2)
      case ("M", 3), ("L", 3): result += Self.months[(month - 1) % 12].prefix(3)
      case ("M", 4...), ("L", 4...): result += Self.months[(month - 1) % 12]
      case ("E", 4...), ("c", 4...): result += Self.weekdays[weekday - 1]
      case ("E", _), ("c", _): result += Self.weekdays[weekday - 1].prefix(3)
      case ("a", _): result += hour < 12 ? "AM" : "PM"
      case ("Z", _), ("X", _), ("x", _): result += "+0000"
      case ("z", _): result += "GMT"
      case (let letter, let count):
        result += number(letter).map { ($0 < 0 ? "-" : "") + String($0.magnitude).padded(to: count) } ?? group
      }
    }
    return result
  }

  /// The date that a text gives in a pattern; nil if the text does not fit.
  package init?(_ text: String, pattern: String) {
    var rest = text[...]
    var isAfternoon: Bool?
    for (group, isPlain) in Self.groups(of: pattern) {
      if isPlain {
        guard rest.popFirst() == group.first else { return nil }
        continue
      }
      switch group.first {
      case "E", "c", "z", "Z", "X": rest = rest.drop { $0.isLetter || $0 == "+" || $0.isNumber }
      case "a":
        isAfternoon = rest.prefix(2).uppercased() == "PM"
        rest = rest.dropFirst(2)
      case "M" where group.count > 2:
        guard let found = Self.months.firstIndex(where: { rest.lowercased().hasPrefix($0.prefix(3).lowercased()) })
        else { return nil }
        month = found + 1
        rest = rest.drop { $0.isLetter }
      default:
        // Digits without a sign between them are as many as the letters.
        let most = group.first == "y" && group.count != 2 ? 4 : max(group.count, 2)
        let digits = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        switch group.first {
        case "y", "Y": year = group.count == 2 ? 2000 + number : number
        case "M", "L": month = number
        case "d": day = number
        case "H", "h": hour = number
        case "m": minute = number
        case "s": second = number
        default: break
        }
      }
    }
    if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    guard rest.isEmpty, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61 else {
      return nil
    }
  }
}
