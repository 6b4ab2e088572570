import StreamLang
import Streams

/// The names and members that JavaScript has at hand.
enum JSLibrary {
  static func table(_ members: [Method]) -> [String: Method] {
    members.reduce(into: [:]) { $0[$1.name] = $1 }
  }

  static func function(of value: Value) throws(ErrorValue) -> FunctionValue {
    guard case .function(let function) = value else { throw ErrorValue("a function is needed here") }
    return function
  }

  private static let functions: [String: Method] = table(
    general + math + numbers + JSObject.functions + JSArrays.functions + JSBoxes.functions + JSJSON.functions
      + JSStreams.functions + JSPromise.functions + JSTimers.functions + JSTesting.functions)

  static func function(_ name: String) -> Method? { functions[name] }

  static func value(_ name: String) -> Value? {
    switch name {
    case "undefined": .nil
    case "null": .unit
    case "NaN": .double(.nan)
    case "Infinity": .double(.infinity)
    case "Math":
      .dictionary(
        DictionaryBox([
          (.string("PI"), .double(.pi)), (.string("E"), .double(2.718281828459045)),
          (.string("SQRT2"), .double(1.4142135623730951)), (.string("LN2"), .double(0.6931471805599453)),
        ]))
    case "JSON", "Reflect", "performance": .dictionary(DictionaryBox())
    default: nil
    }
  }

  /// The method of a value.
  static func member(_ value: Value, _ name: String) -> Method? {
    switch value {
    case .string: return JSStrings.methods[name] ?? JSObject.methods[name]
    case .array, .tuple: return JSArrays.methods[name] ?? JSObject.methods[name]
    case .int, .double: return JSStrings.numberMethods[name] ?? JSObject.methods[name]
    case .function: return JSObject.functionMethods[name] ?? JSObject.methods[name]
    case .stream(let stream): return JSStreams.method(name, of: stream)
    case .disposable: return JSSubscription.methods[name]
    case .object(let box):
      if let box = box as? JSBox { return box.methods[name] ?? JSObject.methods[name] }
      return box.isPlain ? JSObject.methods[name] : nil
    case .dictionary, .bool, .error: return JSObject.methods[name]
    default: return nil
    }
  }

  private static let effects: Set<String> = Set(
    ["log", "connect"]
      + (Array(JSArrays.methods.values) + Array(JSStreams.methods.values) + Array(JSSubscription.methods.values))
      .filter { $0.isEffect }.map { $0.name } + ["set", "clear", "delete", "run", "toBe", "toEqual"])

  static func isEffect(_ name: String) -> Bool { effects.contains(name) }

  /// The names of the members of streams, for messages.
  static let streamMembers: [String] = [
    "pipe", "subscribe", "next", "error", "complete", "asObservable", "getValue", "value", "closed", "forEach",
    "connect",
    "unsubscribe", "toPromise", "then", "catch", "finally", "add", "refCount", "lift", "observed",
  ]

  private static let general: [Method] = [
    Method("log", isEffect: true) { call throws(ErrorValue) in
      call.context.log(try JSText.logged(call.arguments, call.context))
      return .nil
    },
    Method("String") { call throws(ErrorValue) in
      .string(call.arguments.isEmpty ? "" : try JSText.interpolated(call[0], call.context))
    },
    Method("String.fromCharCode") { call in
      .string(String(decoding: call.arguments.map { UInt16(truncatingIfNeeded: JSValue.toInt($0)) }, as: UTF16.self))
    },
    Method("Number") { call in
      call.arguments.isEmpty ? .int(0) : JSValue.number(JSValue.toNumber(call[0]))
    },
    Method("Boolean") { call in .bool(JSValue.isTrue(call[0])) },
    Method("Error") { call in
      let code = call.arguments.count > 1 ? JSError.code(of: call.text(1)) : nil
      return .error(ErrorValue(call[0].isNil ? "" : call.text(0), code: code, isMadeByScript: true))
    },
    Method("Error.thrown") { call in
      if case .error(let error) = call[0], let payload = error.payload { payload } else { call[0] }
    },
    Method("RegExp") { call throws(ErrorValue) in
      .object(try RegExpBox(call.text(0), call[1].isNil ? "" : call.text(1), in: call.context))
    },
    Method("encodeURIComponent") { call in .string(encoded(call.text(0))) },
    Method("encodeURI") { call in .string(encoded(call.text(0), keeping: ";/?:@&=+$,#")) },
    Method("structuredClone") { call throws(ErrorValue) in
      guard let text = JSJSON.text(call[0]) else { return call[0] }
      var reader = JSJSON.Reader(text, call.context)
      return try reader.run()
    },
    Method("Symbol") { call in .string("Symbol(\(call[0].isNil ? "" : call.text(0)))") },
  ]

  private static func encoded(_ text: String, keeping kept: String = "") -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()\(kept)".utf8)
    return text.utf8.reduce(into: "") { result, byte in
      if plain.contains(byte) {
        result += String(decoding: [byte], as: UTF8.self)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }

  // MARK: Numbers

  private static func isWhole(_ value: Value) -> Bool {
    switch value {
    case .int: true
    case .double(let double): double.isFinite && double.rounded() == double
    default: false
    }
  }

  private static let numbers: [Method] = [
    Method("parseInt") { call in
      var text = call.text(0).trimmed
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
        guard let digit = character.hexDigitValue ?? nil, digit < radix else { break }
        value = value * Double(radix) + Double(digit)
        count += 1
      }
      return count == 0 ? .double(.nan) : JSValue.number(isNegative ? -value : value)
    },
    Method("parseFloat") { call in
      let text = call.text(0).trimmed
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
    Method("Number.isSafeInteger") { call in if case .int = call[0] { .bool(true) } else { .bool(false) } },
    Method("Number.isNaN") { call in if case .double(let double) = call[0] { .bool(double.isNaN) } else { .bool(false) }
    },
    Method("Number.isFinite") { call in
      switch call[0] {
      case .int: .bool(true)
      case .double(let double): .bool(double.isFinite)
      default: .bool(false)
      }
    },
    Method("Number.parseInt") { call throws(ErrorValue) in try function("parseInt")?.call(call) ?? .nil },
    Method("Number.parseFloat") { call throws(ErrorValue) in try function("parseFloat")?.call(call) ?? .nil },
  ]

  private static func math(_ name: String, _ calculate: @escaping @Sendable (Double) -> Double) -> Method {
    Method("Math." + name) { call in JSValue.number(calculate(JSValue.toNumber(call[0]))) }
  }

  private static let math: [Method] = [
    math("abs") { abs($0) }, math("ceil") { $0.rounded(.up) }, math("floor") { $0.rounded(.down) },
    math("round") { ($0 + 0.5).rounded(.down) }, math("trunc") { $0.rounded(.towardZero) },
    math("sqrt") { $0.squareRoot() }, math("sign") { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 },
    math("sin") { JSMath.sin($0) }, math("cos") { JSMath.cos($0) }, math("exp") { JSMath.exp($0) },
    math("log") { JSMath.log($0) }, math("log2") { JSMath.log($0) / JSMath.log(2) },
    math("log10") { JSMath.log($0) / JSMath.log(10) }, math("cbrt") { JSMath.pow($0, 1 / 3) },
    Method("Math.pow") { call in JSValue.number(JSMath.pow(JSValue.toNumber(call[0]), JSValue.toNumber(call[1]))) },
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
