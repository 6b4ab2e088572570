import CLibrary
import StreamLang
import Streams

/// Functions of C on numbers.
extension ObjCFunctions {
  /// Functions of one real number; the names that end with `f` are theirs as well.
  static let reals: [String: @Sendable (Double) -> Double] = {
    var functions: [String: @Sendable (Double) -> Double] = [
      "fabs": { abs($0) }, "sqrt": { $0.squareRoot() }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
      "round": { $0.rounded() }, "trunc": { $0.rounded(.towardZero) }, "rint": { $0.rounded(.toNearestOrEven) },
      "sin": { CLibrary.sin($0) }, "cos": { CLibrary.cos($0) }, "tan": { CLibrary.tan($0) },
      "asin": { CLibrary.asin($0) }, "acos": { CLibrary.acos($0) }, "atan": { CLibrary.atan($0) },
      "exp": { CLibrary.exp($0) }, "log2": { CLibrary.log2($0) }, "log10": { CLibrary.log10($0) },
    ]
    for (name, function) in functions { functions[name + "f"] = function }
    return functions
  }()

  private static let absolute: Body = { message throws(ErrorValue) in
    message.int(0) < 0 ? try ObjCNumbers.negate(.int(message.int(0))) : .int(message.int(0))
  }

  private static func smallest(_ message: ObjCMessage, isLargest: Bool) -> Value {
    let (one, two) = (message.double(0), message.double(1))
    return (isLargest ? one >= two : one <= two) ? message[0] : message[1]
  }

  private static let named: [Entry] = [
    Entry("pow", .double) { message in .double(CLibrary.pow(message.double(0), message.double(1))) },
    Entry("powf", .double) { message in .double(CLibrary.pow(message.double(0), message.double(1))) },
    Entry("MIN", .any) { message in smallest(message, isLargest: false) },
    Entry("MAX", .any) { message in smallest(message, isLargest: true) },
    Entry("fmin", .double) { message in .double(min(message.double(0), message.double(1))) },
    Entry("fmax", .double) { message in .double(max(message.double(0), message.double(1))) },
    Entry("fmod", .double) { message in .double(message.double(0).truncatingRemainder(dividingBy: message.double(1))) },
    // The seed of the script gives numbers by chance: they are the same in every run.
    Entry("arc4random_uniform", .long) { message in
      .int(message.runtime.world.random.next(from: 0, through: max(0, message.int(0) &- 1)))
    },
    Entry("arc4random", .long) { message in
      .int(message.runtime.world.random.next(from: 0, through: Int(UInt32.max)))
    },
    Entry("rand", .long) { message in .int(message.runtime.world.random.next(from: 0, through: Int(Int32.max))) },
    Entry("ABS", .any) { message throws(ErrorValue) in
      message.double(0) < 0 ? try ObjCNumbers.negate(message[0]) : message[0]
    },
    Entry("abs", .any, absolute),
    Entry("labs", .long, absolute),
    Entry("lround", .long) { message in .int(ObjCNumbers.int(.double(message.double(0).rounded()))) },
    Entry("lroundf", .long) { message in .int(ObjCNumbers.int(.double(message.double(0).rounded()))) },
    Entry("atan2", .double) { message in .double(CLibrary.atan2(message.double(0), message.double(1))) },
    Entry("CACurrentMediaTime", .double) { message in .double(Double(message.runtime.world.scheduler.now) / 1e9) },
    Entry("time", .long) { message in .int(ObjCNumbers.int(.double(message.runtime.now))) },
    Entry("mach_absolute_time", .long) { message in .int(message.runtime.world.scheduler.now) },
    Entry("clock_gettime_nsec_np", .long) { message in .int(message.runtime.world.scheduler.now) },
    Entry("CFAbsoluteTimeGetCurrent", .double) { message in
      .double(message.runtime.sinceReferenceDate(message.runtime.now))
    },
  ]

  static let numbers: [Entry] =
    named
    + reals.map { name, function in Entry(name, .double) { message in .double(function(message.double(0))) } }
}
