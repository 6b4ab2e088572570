import StreamLang
import Streams

/// A `Date` in virtual time: 0s is the beginning of 2017. The time zone is UTC.
final class DateBox: JSBox {
  private(set) var milliseconds: Double
  /// 2017-01-01T00:00:00Z in milliseconds since 1970.
  static let start = 1_483_228_800_000.0

  init(_ milliseconds: Double, in context: EvaluationContext) {
    self.milliseconds = abs(milliseconds) <= 8.64e15 ? milliseconds.rounded(.towardZero) : .nan
    super.init("Date", in: context.objects)
  }

  override func inspected(_ level: JSText.Level) -> String { isoText }
  override var pictured: (name: String, value: Value)? { ("", .string(isoText)) }
  override var methods: [String: Method] { Self.table }
  override var number: Double? { milliseconds }

  /// The present instant of a run.
  static func now(_ context: EvaluationContext) -> Double {
    start + (Double(context.world.scheduler.now) / 1_000_000).rounded(.down)
  }

  /// The time that the schedulers of RxJS tell: in `TestScheduler.run` it counts from 0, else it is the date.
  static func timeOfSchedulers(_ context: EvaluationContext) -> Double {
    context.world.tellsTimeFromZero ? now(context) - start : now(context)
  }

  // MARK: Fields

  private var date: CalendarDate? {
    abs(milliseconds) <= 8.64e15 ? CalendarDate(milliseconds: Int(milliseconds)) : nil
  }

  /// Year, month (from 0), day, hour, minute, second, millisecond, and the day of the week.
  private var fields: [Int]? {
    date.map { [$0.year, $0.month - 1, $0.day, $0.hour, $0.minute, $0.second, $0.millisecond, $0.weekday - 1] }
  }

  /// Milliseconds since 1970 of year, month (from 0), day, hour, minute, second and millisecond, which may be out of
  /// their ranges.
  private static func milliseconds(of fields: [Double]) -> Double {
    guard fields.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return .nan }
    let whole = fields.map { Int($0) } + [0, 0, 1, 0, 0, 0, 0].dropFirst(fields.count)
    let months = whole[0] * 12 + whole[1]
    let month = (months % 12 + 12) % 12
    let days = CivilDate.days(year: (months - month) / 12, month: month + 1, day: whole[2])
    return Double(days) * 86_400_000 + Double(whole[3]) * 3_600_000 + Double(whole[4]) * 60_000
      + Double(whole[5]) * 1_000 + Double(whole[6])
  }

  /// `2017-01-01`, `2017-01-01T10:20:30.500Z`, with a time zone such as `+02:00`.
  static func parse(_ text: String) -> Double {
    var numbers: [Double] = []
    var rest = text.trimmingBlanks[...]
    var zone = 0.0
    for separator in ["", "-", "-", "T", ":", ":", "."] {
      if separator == "T", rest.first == " " || rest.first == "T" {
        rest.removeFirst()
      } else {
        guard rest.hasPrefix(separator) else { break }
        rest = rest.dropFirst(separator.count)
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Double(digits) else { return .nan }
      numbers.append(separator == "." ? (Double("0." + digits) ?? 0) * 1_000 : number)
      rest = rest.dropFirst(digits.count)
    }
    if rest.first == "+" || rest.first == "-", rest.count == 6 {
      let sign = rest.first == "-" ? 1.0 : -1.0
      zone = sign * ((Double(rest.dropFirst().prefix(2)) ?? .nan) * 60 + (Double(rest.suffix(2)) ?? .nan))
      rest = ""
    }
    guard !numbers.isEmpty, rest.isEmpty || rest == "Z" else { return .nan }
    let most: [Double] = [9e15, 12, 31, 24, 59, 59]
    guard zip(numbers, most).allSatisfy({ $0 <= $1 }), numbers.dropFirst().prefix(2).allSatisfy({ $0 >= 1 }) else {
      return .nan
    }
    if numbers.count > 1 { numbers[1] -= 1 }
    return milliseconds(of: numbers) + zone * 60_000
  }

  private static func made(_ call: MemberCall) -> Double {
    switch (call.arguments.count, call[0]) {
    case (0, _): return now(call.context)
    case (1, .string(let box)): return parse(box.text)
    case (1, let value): return JSValue.toNumber(value)
    default: return milliseconds(of: call.arguments.prefix(7).map { JSValue.toNumber($0) })
    }
  }

  // MARK: Text

  private func text(_ pattern: String) -> String { date?.text(pattern) ?? "Invalid Date" }

  /// `2017-01-01T00:00:00.000Z`
  var isoText: String { text("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'") }

  private static let dateForm = "EEE MMM dd yyyy"
  private static let timeForm = "HH:mm:ss 'GMT+0000 (Coordinated Universal Time)'"
  private static let localDate = "M/d/y"
  private static let localTime = "h:mm:ss a"

  override var text: String { text("\(Self.dateForm) \(Self.timeForm)") }

  // MARK: Members

  private static func date(_ call: MemberCall) throws(ErrorValue) -> DateBox {
    guard case .object(let box) = call.receiver, let date = box as? DateBox else {
      throw ErrorValue("a Date is needed")
    }
    return date
  }

  private static func reading(_ names: String, _ read: @escaping @Sendable (DateBox) -> Value) -> [Method] {
    names.split(separator: " ").map { name in
      Method(String(name)) { call throws(ErrorValue) in read(try date(call)) }
    }
  }

  /// `getHours`, `getUTCHours`, `setHours` and `setUTCHours` of a field.
  private static func field(_ name: String, _ index: Int) -> [Method] {
    reading("get\(name) getUTC\(name)") { $0.fields.map { .int($0[index]) } ?? .double(.nan) }
      + (index > 6 ? [] : ["set\(name)", "setUTC\(name)"]).map { name in
        Method(name, isEffect: true) { call throws(ErrorValue) in
          let date = try date(call)
          guard var fields = date.fields?.prefix(7).map({ Double($0) }) else { return .double(.nan) }
          for (offset, value) in call.arguments.enumerated() where index + offset < 7 {
            fields[index + offset] = JSValue.toNumber(value)
          }
          date.milliseconds = milliseconds(of: fields)
          return JSValue.number(date.milliseconds)
        }
      }
  }

  private static let table = JSLibrary.table(
    reading("getTime valueOf") { JSValue.number($0.milliseconds) }
      + reading("toJSON") { $0.milliseconds.isFinite ? .string($0.isoText) : JSValue.null }
      + reading("toString") { .string($0.text) } + reading("toDateString") { .string($0.text(dateForm)) }
      + reading("toTimeString") { .string($0.text(timeForm)) }
      + reading("toUTCString") { .string($0.text("EEE, dd MMM yyyy HH:mm:ss 'GMT'")) }
      + reading("toLocaleDateString") { .string($0.text(localDate)) }
      + reading("toLocaleTimeString") { .string($0.text(localTime)) }
      + reading("toLocaleString") { .string($0.text("\(localDate), \(localTime)")) }
      + reading("getTimezoneOffset") { _ in .int(0) } + field("FullYear", 0) + field("Month", 1) + field("Date", 2)
      + field("Hours", 3) + field("Minutes", 4) + field("Seconds", 5) + field("Milliseconds", 6) + field("Day", 7)
      + [
        Method("toISOString") { call throws(ErrorValue) in
          let date = try date(call)
          guard date.milliseconds.isFinite else { throw JSError.range("Invalid time value") }
          return .string(date.isoText)
        },
        Method("setTime", isEffect: true) { call throws(ErrorValue) in
          try date(call).milliseconds = JSValue.toNumber(call[0])
          return call[0]
        },
      ])

  static let functions: [Method] = [
    Method("Date") { call in .object(DateBox(made(call), in: call.context)) },
    Method("Date.now") { call in JSValue.number(now(call.context)) },
    Method("Date.parse") { call in JSValue.number(parse(call.text(0))) },
    Method("Date.UTC") { call in
      JSValue.number(milliseconds(of: call.arguments.prefix(7).map { JSValue.toNumber($0) }))
    },
    Method("Date.timed") { call in
      // The operators `timestamp` and `timeInterval` send dictionaries, and JavaScript has objects.
      guard case .dictionary(let box) = call[0] else { return call[0] }
      let value = box[.string("value")] ?? .nil
      guard case .duration(let interval)? = box[.string("interval")] else {
        let time = JSValue.toNumber(box[.string("timestamp")] ?? .nil)
        let start = call.context.world.tellsTimeFromZero ? 0 : start
        return JSObject.make([("value", value), ("timestamp", JSValue.number(start + time))], in: call.context)
      }
      let object = ObjectBox("TimeInterval", in: call.context.objects)
      object.keep(value, as: "value")
      object.keep(JSValue.number(Double(interval) / 1_000_000), as: "interval")
      return .object(object)
    },
    Method("performance.now") { call in JSValue.number(Double(call.context.world.scheduler.now) / 1_000_000) },
  ]
}
