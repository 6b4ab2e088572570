import StreamLang
import Streams

/// Functions of C on numbers.
extension ObjCFunctions {
  private static func real(_ name: String, _ function: @escaping @Sendable (Double) -> Double) -> (String, Body) {
    (name, { message in .double(function(message.double(0))) })
  }

  private static func smallest(_ message: ObjCMessage, isLargest: Bool) -> Value {
    let (one, two) = (message.double(0), message.double(1))
    return (isLargest ? one >= two : one <= two) ? message[0] : message[1]
  }

  static let numbers: [(String, Body)] = [
    ("Int", { message in .int(message.int(0)) }), ("Double", { message in .double(message.double(0)) }),
    ("NSNumber_boxed", { message in ObjCText.isNull(message[0]) ? .int(0) : message[0] }),
    ("Bool", { message in .bool(ObjCNumbers.isTrue(message[0])) }),
    ("pow", { message in .double(power(message.double(0), message.double(1))) }),
    ("MIN", { message in smallest(message, isLargest: false) }),
    ("MAX", { message in smallest(message, isLargest: true) }),
    ("fmin", { message in .double(min(message.double(0), message.double(1))) }),
    ("fmax", { message in .double(max(message.double(0), message.double(1))) }),
    ("fmod", { message in .double(message.double(0).truncatingRemainder(dividingBy: message.double(1))) }),
    ("ABS", { message throws(ErrorValue) in message.double(0) < 0 ? try ObjCNumbers.negate(message[0]) : message[0] }),
    (
      "abs",
      { message throws(ErrorValue) in
        message.int(0) < 0 ? try ObjCNumbers.negate(.int(message.int(0))) : .int(message.int(0))
      }
    ),
    (
      "labs",
      { message throws(ErrorValue) in
        message.int(0) < 0 ? try ObjCNumbers.negate(.int(message.int(0))) : .int(message.int(0))
      }
    ),
    real("fabs") { abs($0) }, real("fabsf") { abs($0) }, real("sqrt") { $0.squareRoot() },
    real("sqrtf") { $0.squareRoot() },
    real("floor") { $0.rounded(.down) }, real("floorf") { $0.rounded(.down) }, real("ceil") { $0.rounded(.up) },
    real("ceilf") { $0.rounded(.up) }, real("round") { $0.rounded() }, real("roundf") { $0.rounded() },
    real("lround") { $0.rounded() },
    ("CACurrentMediaTime", { message in .double(Double(message.runtime.world.scheduler.now) / 1e9) }),
    ("CFAbsoluteTimeGetCurrent", { message in .double(message.runtime.now - 978_307_200) }),
  ]

  /// By multiplication where the exponent is whole.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0.5 { return base.squareRoot() }
    guard abs(exponent) < 100_000, exponent == exponent.rounded() else {
      return exponent.isNaN ? .nan : base > 1 ? .infinity : 0
    }
    var (result, square, rest) = (1.0, base, Int(abs(exponent)))
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }
}
