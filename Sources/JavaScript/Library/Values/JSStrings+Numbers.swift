import StreamLang
import Streams

/// The methods of numbers.
extension JSStrings {
  /// A number with that many digits after the point.
  private static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e21 else { return JSNumber.text(number) }
    return (number < 0 ? "-" : "") + DecimalDigits(exactly: number).fixed(digits, tiesToEven: false)
  }

  /// `1.23e+4`, with that many digits after the point, or as many as the number needs.
  private static func exponential(_ number: Double, digits: Int?) -> (text: String, exponent: Int) {
    let shortest = DecimalDigits(shortest: number)
    let (mantissa, exponent) =
      digits.map { DecimalDigits(exactly: number).scientific($0, tiesToEven: false) }
      ?? shortest.scientific(max(shortest.digits.count - 1, 0))
    return ((number < 0 ? "-" : "") + mantissa + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent)), exponent)
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
      let (scientific, exponent) = exponential(number, digits: digits - 1)
      return .string(exponent < -6 || exponent >= digits ? scientific : fixed(number, digits - 1 - exponent))
    },
    Method("toExponential") { call throws(ErrorValue) in
      let number = JSValue.toNumber(call.receiver)
      guard number.isFinite else { return .string(JSNumber.text(number)) }
      let digits = JSValue.toInt(call[0])
      guard (0...100).contains(digits) else {
        throw JSError.range("toExponential() argument must be between 0 and 100")
      }
      return .string(exponential(number, digits: call[0].isNil ? nil : digits).text)
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
    let whole = groupedByThree(parts.first ?? "")
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count > least, fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }
}
