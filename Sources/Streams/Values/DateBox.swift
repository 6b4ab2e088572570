/// A date of the platform of Swift code. Virtual time begins with the year 2017.
public final class DateBox: ObjectBox {
  /// The virtual time, in nanoseconds.
  public let instant: Int

  /// Creates the date of an instant of virtual time, in nanoseconds.
  public init(_ instant: Int) {
    self.instant = instant
    super.init("Date")
  }

  /// The seconds from 1970 to the beginning of virtual time.
  public static let beginning = 1_483_228_800
  /// The seconds from 2001, where Foundation's dates begin, to the beginning of virtual time.
  public static let reference = 504_921_600

  /// The date as `print` writes it, in whole seconds: `2017-01-01 00:00:01 +0000`.
  public override var text: String? {
    let seconds = Self.beginning + (instant >= 0 ? instant / 1_000_000_000 : (instant - 999_999_999) / 1_000_000_000)
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let time = seconds - days * 86_400
    let date = CivilDate(days: days)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return
      "\(date.year)-\(two(date.month))-\(two(date.day)) \(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60)) +0000"
  }

  public override func member(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "timeIntervalSince1970": return .double(Double(Self.beginning) + seconds)
    case "timeIntervalSinceReferenceDate": return .double(Double(Self.reference) + seconds)
    case "timeIntervalSince":
      return function { [instant] value throws(ErrorValue) in
        guard case .object(let other as DateBox) = value else { throw ErrorValue("'timeIntervalSince' takes a date") }
        return .double(Double(instant - other.instant) / 1e9)
      }
    case "addingTimeInterval", "advanced":
      return function { [instant] value throws(ErrorValue) in .object(DateBox(try Self.moved(instant, by: value))) }
    default: return try super.member(name)
    }
  }

  /// Returns an instant moved by an interval: a duration, or a number of seconds.
  public static func moved(_ instant: Int, by interval: Value) throws(ErrorValue) -> Int {
    let distance: Int?
    switch interval {
    case .duration(let duration): distance = duration
    case .int(let seconds): distance = Int(exactly: (Double(seconds) * 1e9).rounded())
    case .double(let seconds): distance = Int(exactly: (seconds * 1e9).rounded())
    default: throw ErrorValue("an interval is a number of seconds, not \(interval.kindName)")
    }
    guard let distance, case let (moved, overflow) = instant.addingReportingOverflow(distance), !overflow else {
      throw ErrorValue("this interval is beyond what a date holds")
    }
    return moved
  }

  private var seconds: Double { Double(instant) / 1e9 }

  private func function(_ body: @escaping (Value) throws(ErrorValue) -> Value) -> Value {
    .function(NativeFunction(parameterCount: 1) { values throws(ErrorValue) in try body(values.first ?? .nil) })
  }
}
