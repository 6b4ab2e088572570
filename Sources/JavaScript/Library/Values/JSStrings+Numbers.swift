import StreamLang
import Streams

/// The methods of numbers.
extension JSStrings {
  /// A number with that many digits after the point.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e21 else { return JSNumber.text(number) }
    // The exact decimal digits of the double, rounded half up.
    let isNegative = number < 0
    let magnitude = abs(number)
    let whole = magnitude.rounded(.down)
    var fraction = magnitude - whole
    var result: [UInt8] = []
    for _ in 0..<digits {
      fraction *= 10
      let digit = fraction.rounded(.down)
      result.append(UInt8(digit))
      fraction -= digit
    }
    var carries = fraction >= 0.5
    for index in result.indices.reversed() where carries {
      carries = result[index] == 9
      result[index] = carries ? 0 : result[index] + 1
    }
    let text = JSNumber.text(carries ? whole + 1 : whole)
    let rest = digits > 0 ? "." + result.map { String($0) }.joined() : ""
    let isZero = whole == 0 && !carries && result.allSatisfy { $0 == 0 }
    return (isNegative && !isZero ? "-" : isNegative ? "-" : "") + text + rest
  }

  /// `1.23e+4`
  private static func exponential(_ number: Double, digits: Int?) -> String {
    var exponent = 0
    var magnitude = abs(number)
    while magnitude >= 10 { magnitude /= 10; exponent += 1 }
    while magnitude > 0, magnitude < 1 { magnitude *= 10; exponent -= 1 }
    var mantissa = digits.map { fixed(magnitude, $0) } ?? JSNumber.text(magnitude)
    if mantissa.hasPrefix("10") {
      mantissa = digits.map { fixed(1, $0) } ?? "1"
      exponent += 1
    }
    return (number < 0 ? "-" : "") + mantissa + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent))
  }

  static let numberMethods: [String: Method] = JSLibrary.table([
    Method("toFixed") { call throws(ErrorValue) in
      let digits = JSValue.toInt(call[0])
      guard (0...100).contains(digits) else {
        throw JSError.range("toFixed() digits argument must be between 0 and 100")
      }
      return .string(fixed(JSValue.toNumber(call.receiver), digits))
    },
    Method("toString") { call throws(ErrorValue) in
      let radix = JSValue.toInt(call[0], otherwise: 10)
      guard (2...36).contains(radix) else {
        throw JSError.range("toString() radix argument must be between 2 and 36")
      }
      if radix == 10 { return .string(JSText.string(call.receiver)) }
      return .string(JSNumbers.text(JSValue.toNumber(call.receiver), radix: radix))
    },
    Method("toPrecision") { call throws(ErrorValue) in
      let number = JSValue.toNumber(call.receiver)
      guard !call[0].isNil, number.isFinite else { return .string(JSText.string(call.receiver)) }
      let digits = JSValue.toInt(call[0])
      guard (1...100).contains(digits) else {
        throw JSError.range("toPrecision() argument must be between 1 and 100")
      }
      if number == 0 { return .string(fixed(0, digits - 1)) }
      // Rounding may give one digit more before the point.
      let scientific = exponential(number, digits: digits - 1)
      let exponent = scientific.split(separator: "e").last.flatMap { Int($0) } ?? 0
      if exponent < -6 || exponent >= digits { return .string(scientific) }
      return .string(fixed(number, digits - 1 - exponent))
    },
    Method("toExponential") { call throws(ErrorValue) in
      let number = JSValue.toNumber(call.receiver)
      guard number.isFinite else { return .string(JSNumber.text(number)) }
      let digits = JSValue.toInt(call[0])
      guard (0...100).contains(digits) else {
        throw JSError.range("toExponential() argument must be between 0 and 100")
      }
      return .string(exponential(number, digits: call[0].isNil ? nil : digits))
    },
    Method("toLocaleString") { call throws(ErrorValue) in
      func option(_ name: String) throws(ErrorValue) -> Value {
        JSValue.isNullish(call[1]) ? .nil : try JSObject.property(call[1], name, call.context) ?? .nil
      }
      let style = JSText.string(try option("style"))
      let isMoney = style == "currency"
      let number = JSValue.toNumber(call.receiver) * (style == "percent" ? 100 : 1)
      let least = JSValue.toInt(try option("minimumFractionDigits"), otherwise: isMoney ? 2 : 0)
      let usual = isMoney ? 2 : style == "percent" ? 0 : 3
      let most = JSValue.toInt(try option("maximumFractionDigits"), otherwise: max(least, usual))
      let text = grouped(number, least: min(max(least, 0), 20), most: min(max(most, least, 0), 20))
      let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹"]
      let currency = JSText.string(try option("currency"))
      let sign = isMoney ? signs[currency] ?? currency + "\u{A0}" : ""
      return .string((number < 0 ? "-" : "") + sign + text + (style == "percent" ? "%" : ""))
    },
  ])

  /// A number without its sign in groups of three digits, as in `en-US`.
  private static func grouped(_ number: Double, least: Int, most: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : "∞" }
    let parts = fixed(abs(number), most).split(separator: ".")
    var whole = ""
    for (index, digit) in (parts.first ?? "").reversed().enumerated() {
      whole = String(digit) + (index > 0 && index % 3 == 0 ? "," : "") + whole
    }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count > least, fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }
}
