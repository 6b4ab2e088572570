import StreamLang
import Streams

/// `NSDateFormatter`: dates as texts, and texts as dates, at Greenwich and in English.
final class DateFormatter: ObjCBox {
  private var pattern: String { ObjCText.plain(kept("dateFormat") ?? .nil, runtime.object) }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "stringFromDate:":
      guard let seconds = ObjCValues.seconds(message[0]) else { return .nil }
      return .string(CalendarDate(seconds: seconds).text(pattern))
    case "dateFromString:":
      guard let date = CalendarDate(message.text(0), pattern: pattern) else { return .nil }
      return ObjCValues.date(date.seconds, message.runtime)
    default: return try setting(message)
    }
  }
}

/// `NSCalendar`: the parts of dates.
final class Calendar: ObjCBox {
  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "components:fromDate:", "componentsInTimeZone:fromDate:":
      guard let seconds = ObjCValues.seconds(message[1]) else { return .nil }
      let date = CalendarDate(seconds: seconds)
      let made = DateComponents("NSDateComponents", message.runtime)
      for (name, number) in [
        ("year", date.year), ("month", date.month), ("day", date.day), ("hour", date.hour), ("minute", date.minute),
        ("second", date.second), ("weekday", date.weekday),
      ] { made.keep(.int(number), as: name) }
      return .object(made)
    case "component:fromDate:":
      let all = try respond(message.to(message.receiver, "components:fromDate:", message.arguments))
      guard case .object(let parts)? = all else { return .int(0) }
      return parts.kept(message.text(0).dropFirst("NSCalendarUnit".count).lowercased()) ?? .int(0)
    case "dateFromComponents:":
      guard case .object(let parts) = message[0] else { return .nil }
      func part(_ name: String, _ otherwise: Int) -> Int {
        min(max(parts.kept(name).map { ObjCNumbers.int($0) } ?? otherwise, 0), 9_999)
      }
      var date = CalendarDate()
      (date.year, date.month, date.day) = (part("year", 1), part("month", 1), part("day", 1))
      (date.hour, date.minute, date.second) = (part("hour", 0), part("minute", 0), part("second", 0))
      return ObjCValues.date(date.seconds, message.runtime)
    case "initWithCalendarIdentifier:": return .object(self)
    case "dateByAddingUnit:value:toDate:options:":
      return moved(message[2], [Self.units(message.text(0)).first ?? "": message.int(1)])
    case "dateByAddingComponents:toDate:options:":
      guard case .object(let parts) = message[0] else { return message[1] }
      var amounts: [String: Int] = [:]
      for name in Self.seconds.map({ $0.name }) + ["year", "month"] {
        if let amount = parts.kept(name) { amounts[name] = ObjCNumbers.int(amount) }
      }
      return moved(message[1], amounts)
    case "components:fromDate:toDate:options:":
      let made = DateComponents("NSDateComponents", message.runtime)
      let (from, to) = (ObjCValues.seconds(message[1]) ?? 0, ObjCValues.seconds(message[2]) ?? 0)
      guard abs(to - from) < 1e12 else { return .object(made) }
      var rest = Int(to - from)
      let wanted = Self.units(message.text(0))
      for (name, length) in Self.seconds where wanted.contains(name) {
        made.keep(.int(rest / length), as: name)
        rest %= length
      }
      return .object(made)
    case "startOfDayForDate:":
      return ObjCValues.seconds(message[0]).map { ObjCValues.date(Self.day(of: $0) * 86_400, message.runtime) } ?? .nil
    case "isDate:inSameDayAsDate:", "isDateInToday:":
      let now = message.runtime.now
      let two = message.arguments.count > 1 ? ObjCValues.seconds(message[1]) ?? now : now
      return .bool(ObjCValues.seconds(message[0]).map { Self.day(of: $0) == Self.day(of: two) } ?? false)
    default: return try setting(message)
    }
  }

  /// The units that have as many seconds always.
  private static let seconds: [(name: String, length: Int)] = [
    ("weekOfYear", 604_800), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
  ]

  /// `NSCalendarUnitDay | NSCalendarUnitHour` as `day` and `hour`.
  private static func units(_ text: String) -> [String] {
    text.split(separator: "|").map { part in
      let name = part.dropFirst("NSCalendarUnit".count)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
  }

  private static func day(of seconds: Double) -> Double { (seconds / 86_400).rounded(.down) }

  /// A date some years, months and so on later; a month that is shorter ends earlier.
  private func moved(_ value: Value, _ amounts: [String: Int]) -> Value {
    guard let seconds = ObjCValues.seconds(value), abs(seconds) < 1e12 else { return value }
    func amount(_ name: String) -> Int { min(max(amounts[name] ?? 0, -100_000), 100_000) }
    var date = CalendarDate(seconds: seconds)
    let months = date.year * 12 + date.month - 1 + amount("year") * 12 + amount("month")
    (date.year, date.month) = (months / 12, months % 12 + 1)
    guard (1...9_999).contains(date.year) else { return value }
    var end = date
    (end.year, end.month, end.day) = (date.month == 12 ? date.year + 1 : date.year, date.month % 12 + 1, 1)
    date.day = min(date.day, CalendarDate(seconds: end.seconds - 86_400).day)
    let further = Self.seconds.reduce(0) { $0 + amount($1.name) * $1.length }
    return ObjCValues.date(date.seconds + Double(further), runtime.object)
  }
}

/// `NSDateComponents`
final class DateComponents: ObjCBox {
  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? { try setting(message) }
}

/// `NSNumberFormatter`: numbers as texts with grouped digits, and texts as numbers.
final class NumberFormatter: ObjCBox {
  private func digits(_ name: String) -> Int? { kept(name).map { min(max(ObjCNumbers.int($0), 0), 15) } }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "stringFromNumber:" where ObjCText.isNull(message[0]): return .nil
    case "stringFromNumber:": return .string(text(message.double(0)))
    case "numberFromString:":
      let text = message.text(0).trimmingBlanks
      return Int(text).map { .int($0) } ?? Double(text).map { .double($0) } ?? .nil
    default: return try setting(message)
    }
  }

  private func text(_ number: Double) -> String {
    let style = ObjCText.plain(kept("numberStyle") ?? .nil, runtime.object)
    let isPercent = style == "NSNumberFormatterPercentStyle"
    let isPlain = style.isEmpty || style == "NSNumberFormatterNoStyle" || isPercent
    let isMoney = style == "NSNumberFormatterCurrencyStyle"
    let least = digits("minimumFractionDigits") ?? (isMoney ? 2 : 0)
    let most = max(least, digits("maximumFractionDigits") ?? (isPlain ? 0 : isMoney ? 2 : 3))
    var text = DecimalDigits(exactly: isPercent ? number * 100 : number).fixed(most)
    while text.contains("."), text.hasSuffix("0"), text.split(separator: ".").last.map({ $0.count > least }) ?? false {
      text.removeLast()
    }
    if text.hasSuffix(".") { text.removeLast() }
    let whole = text.prefix { $0 != "." }
    let grouped = isPlain ? String(whole) : groupedByThree(whole)
    let sign = (number < 0 ? "-" : "") + (isMoney ? "$" : "")
    return sign + grouped + text.dropFirst(whole.count) + (isPercent ? "%" : "")
  }
}
