import Streams

/// Swift's random numbers, which the seed of the script gives: they are the same in every run.
enum RandomFunctions {
  static let all: [Builtin] =
    ["Int", "UInt", "UInt8", "Int64", "Double", "Float", "CGFloat", "TimeInterval", ""].map { type in
      Builtin("\(type).random", 0...2, labels: ["in", "using"], "A number of a range, which the seed gives.") {
        call throws(ErrorValue) in
        guard case .range(let range)? = call.labelled("in") else {
          return .bool(call.context.world.random.nextUnit() < 0.5)
        }
        let isWhole = !isOfDoubles(type)
        return try call.context.random(
          isWhole ? .int(range.lower) : .double(Double(range.lower)),
          isWhole ? .int(range.upper) : .double(Double(range.isClosed ? range.upper - 1 : range.upper)),
          isClosed: !isWhole && range.isClosed, call.place)
      }
    } + [
      Builtin("Bool.random", 0...1, labels: ["using"], gives: .bool, "True or false, which the seed gives.") { call in
        .bool(call.context.world.random.nextUnit() < 0.5)
      },
      Builtin("arc4random", 0...0, gives: .int, "A number of 32 bits, which the seed gives.") { call in
        .int(call.context.world.random.next(from: 0, through: Int(UInt32.max)))
      },
      Builtin("arc4random_uniform", 1...1, gives: .int, "A number below a bound, which the seed gives.") {
        call throws(ErrorValue) in
        let bound = try call.int()
        return .int(bound > 1 ? call.context.world.random.next(from: 0, through: bound - 1) : 0)
      },
      Builtin("drand48", 0...0, gives: .double, "A number from 0 to 1, which the seed gives.") { call in
        .double(call.context.world.random.nextUnit())
      },
      Builtin("SystemRandomNumberGenerator", 0...0, gives: .object, "The source of random numbers: the seed.") { call in
        .object(ObjectBox("SystemRandomNumberGenerator", in: call.context.objects))
      },
    ]

  /// Whether the numbers of a type have fractions.
  static func isOfDoubles(_ type: String) -> Bool { ["Double", "Float", "CGFloat", "TimeInterval"].contains(type) }
}
