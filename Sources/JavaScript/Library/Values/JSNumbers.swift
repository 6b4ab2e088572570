import CLibrary
import StreamLang
import Streams

/// The functions of numbers: those of `Math` and `Number`, and those that have no owner.
enum JSNumbers {
  /// The constants of `Math`.
  static let constants: [(name: String, value: Double)] = [
    ("PI", .pi), ("E", 2.718281828459045), ("SQRT2", 1.4142135623730951), ("SQRT1_2", 0.7071067811865476),
    ("LN2", 0.6931471805599453), ("LN10", 2.302585092994046), ("LOG2E", 1.4426950408889634),
    ("LOG10E", 0.4342944819032518),
  ]

  /// The constants of `Number`.
  static let limits: [String: Double] = [
    "MAX_SAFE_INTEGER": 9_007_199_254_740_991, "MIN_SAFE_INTEGER": -9_007_199_254_740_991,
    "POSITIVE_INFINITY": .infinity,
    "NEGATIVE_INFINITY": -.infinity, "EPSILON": .ulpOfOne, "MAX_VALUE": .greatestFiniteMagnitude,
    "MIN_VALUE": .leastNonzeroMagnitude, "NaN": .nan,
  ]

  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent.isNaN || abs(base) == 1 && exponent.isInfinite { return .nan }
    return CLibrary.pow(base, exponent)
  }

  /// The cube root, exact where it is whole.
  private static func root(of number: Double) -> Double {
    let root = CLibrary.cbrt(number)
    let whole = root.rounded()
    return whole * whole * whole == number ? whole : root
  }

  /// A number in another system than the decimal one, with as many digits as tell it from its neighbours.
  static func text(_ number: Double, radix: Int) -> String {
    guard number.isFinite else { return JSNumber.text(number) }
    let base = Double(radix)
    let magnitude = abs(number)
    var whole = magnitude.rounded(.down)
    var fraction = magnitude - whole
    var delta = max(0.5 * (magnitude.nextUp - magnitude), Double.leastNonzeroMagnitude)
    var digits: [Int] = []
    if fraction >= delta {
      repeat {
        fraction *= base
        delta *= base
        let digit = Int(fraction)
        digits.append(digit)
        fraction -= Double(digit)
        if fraction > 0.5 || fraction == 0.5 && digit % 2 == 1, fraction + delta > 1 {
          while let last = digits.popLast() {
            if last + 1 < radix {
              digits.append(last + 1)
              break
            }
          }
          if digits.isEmpty { whole += 1 }
          break
        }
      } while fraction >= delta
    }
    var text = digits.isEmpty ? "" : "." + digits.map { String($0, radix: radix) }.joined()
    while whole >= 0x1p53 {
      whole /= base
      text = "0" + text
    }
    repeat {
      let digit = whole.truncatingRemainder(dividingBy: base)
      text = String(Int(digit), radix: radix) + text
      whole = (whole - digit) / base
    } while whole > 0
    return (number < 0 ? "-" : "") + text
  }

  private static func isWhole(_ value: Value) -> Bool {
    switch value {
    case .int: true
    case .double(let double): double.isFinite && double.rounded() == double
    default: false
    }
  }

  static let functions: [Method] =
    math + [
      Method("parseInt") { call in
        var text = call.text(0).trimmingBlanks
        let isNegative = text.hasPrefix("-")
        if isNegative || text.hasPrefix("+") { text.removeFirst() }
        var radix = JSValue.toInt(call[1])
        if text.lowercased().hasPrefix("0x"), radix == 0 || radix == 16 {
          text.removeFirst(2)
          radix = 16
        }
        if radix == 0 { radix = 10 }
        var value = 0.0
        var count = 0
        for character in text {
          guard let digit = Int(String(character), radix: 36), digit < radix else { break }
          value = value * Double(radix) + Double(digit)
          count += 1
        }
        return count == 0 ? .double(.nan) : JSValue.number(isNegative ? -value : value)
      },
      Method("parseFloat") { call in
        let text = call.text(0).trimmingBlanks
        var best = Value.double(.nan)
        var prefix = ""
        for character in text {
          guard "+-0123456789.eE".contains(character) else { break }
          prefix.append(character)
          if let number = Double(prefix.hasSuffix(".") ? prefix + "0" : prefix) { best = JSValue.number(number) }
        }
        return best
      },
      Method("isNaN") { call in .bool(JSValue.toNumber(call[0]).isNaN) },
      Method("isFinite") { call in .bool(JSValue.toNumber(call[0]).isFinite) },
      Method("Number.isInteger") { call in .bool(isWhole(call[0])) },
      Method("Number.isSafeInteger") { call in
        .bool(isWhole(call[0]) && abs(JSValue.toNumber(call[0])) <= 9_007_199_254_740_991)
      },
      Method("Number.isNaN") { call in
        if case .double(let double) = call[0] { .bool(double.isNaN) } else { .bool(false) }
      },
      Method("Number.isFinite") { call in
        switch call[0] {
        case .int: .bool(true)
        case .double(let double): .bool(double.isFinite)
        default: .bool(false)
        }
      },
      Method("Number.parseInt") { call throws(ErrorValue) in try JSLibrary.function("parseInt")?.call(call) ?? .nil },
      Method("Number.parseFloat") { call throws(ErrorValue) in try JSLibrary.function("parseFloat")?.call(call) ?? .nil
      },
    ]

  private static func math(_ name: String, _ calculate: @escaping @Sendable (Double) -> Double) -> Method {
    Method("Math." + name) { call in JSValue.number(calculate(JSValue.toNumber(call[0]))) }
  }

  private static let math: [Method] = [
    math("abs") { abs($0) }, math("ceil") { $0.rounded(.up) }, math("floor") { $0.rounded(.down) },
    math("round") { $0 - $0.rounded(.down) < 0.5 ? $0.rounded(.down) : $0.rounded(.up) },
    math("trunc") { $0.rounded(.towardZero) },
    math("sqrt") { $0.squareRoot() }, math("sign") { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 },
    math("sin") { CLibrary.sin($0) }, math("cos") { CLibrary.cos($0) }, math("tan") { CLibrary.tan($0) },
    math("asin") { CLibrary.asin($0) }, math("acos") { CLibrary.acos($0) }, math("atan") { CLibrary.atan($0) },
    math("exp") { CLibrary.exp($0) }, math("log") { CLibrary.log($0) }, math("log2") { CLibrary.log2($0) },
    math("log10") { CLibrary.log10($0) }, math("log1p") { CLibrary.log1p($0) }, math("cbrt") { root(of: $0) },
    math("fround") { Double(Float($0)) },
    Method("Math.atan2") { call in
      JSValue.number(CLibrary.atan2(JSValue.toNumber(call[0]), JSValue.toNumber(call[1])))
    },
    Method("Math.pow") { call in JSValue.number(power(JSValue.toNumber(call[0]), JSValue.toNumber(call[1]))) },
    Method("Math.hypot") { call in
      JSValue.number(call.arguments.reduce(0) { $0 + JSValue.toNumber($1) * JSValue.toNumber($1) }.squareRoot())
    },
    Method("Math.max") { call in
      JSValue.number(
        call.arguments.reduce(-Double.infinity) {
          JSValue.toNumber($1).isNaN || $0.isNaN ? .nan : max($0, JSValue.toNumber($1))
        })
    },
    Method("Math.min") { call in
      JSValue.number(
        call.arguments.reduce(Double.infinity) {
          JSValue.toNumber($1).isNaN || $0.isNaN ? .nan : min($0, JSValue.toNumber($1))
        })
    },
    math("expm1") { CLibrary.exp($0) - 1 }, math("sinh") { (CLibrary.exp($0) - CLibrary.exp(-$0)) / 2 },
    math("cosh") { (CLibrary.exp($0) + CLibrary.exp(-$0)) / 2 },
    math("tanh") { abs($0) > 20 ? ($0 > 0 ? 1 : -1) : 1 - 2 / (CLibrary.exp(2 * $0) + 1) },
    math("asinh") { $0 == 0 ? $0 : CLibrary.log($0 + ($0 * $0 + 1).squareRoot()) },
    math("acosh") { CLibrary.log($0 + ($0 * $0 - 1).squareRoot()) },
    math("atanh") { $0 == 0 ? $0 : CLibrary.log((1 + $0) / (1 - $0)) / 2 },
    Method("Math.clz32") { call in
      guard case .int(let bits) = JSValue.bits(call[0], .nil, { one, _ in one }) else { return .int(32) }
      return .int(UInt32(truncatingIfNeeded: bits).leadingZeroBitCount)
    },
    Method("Math.imul") { call in JSValue.bits(call[0], call[1]) { $0 &* $1 } },
    Method("Math.random") { call in .double(call.context.world.random.nextUnit()) },
    Method("crypto.randomUUID") { call in
      var digits = ""
      for place in 0..<32 {
        if [8, 12, 16, 20].contains(place) { digits += "-" }
        let digit = call.context.world.random.next(from: 0, through: 15)
        digits += String(place == 12 ? 4 : place == 16 ? digit & 3 | 8 : digit, radix: 16)
      }
      return .string(digits)
    },
    Method("Math.bitAnd") { call in JSValue.bits(call[0], call[1]) { $0 & $1 } },
    Method("Math.bitOr") { call in JSValue.bits(call[0], call[1]) { $0 | $1 } },
    Method("Math.bitXor") { call in JSValue.bits(call[0], call[1]) { $0 ^ $1 } },
    Method("Math.bitNot") { call in JSValue.bits(call[0], .nil) { one, _ in ~one } },
    Method("Math.shiftLeft") { call in JSValue.bits(call[0], call[1]) { $0 << ($1 & 31) } },
    Method("Math.shiftRight") { call in JSValue.bits(call[0], call[1]) { $0 >> ($1 & 31) } },
    Method("Math.shiftRightUnsigned") { call in
      guard case .int(let one) = JSValue.bits(call[0], .nil, { one, _ in one }) else { return .int(0) }
      let count = JSValue.toInt(call[1]) & 31
      return .int(Int(UInt32(truncatingIfNeeded: one) >> UInt32(count)))
    },
  ]
}
