import StreamLang
import Streams

/// The list of all functions, and of the members of values.
extension JSLibrary {
  private static let functions: [String: Method] = table(
    general + JSCoding.functions + JSNumbers.functions + JSObject.functions + JSObject.functionsOfCalls
      + JSInstance.functions + JSEvents.functions + JSArrays.functions + JSBoxes.functions
      + JSIteration.functions + DateBox.functions
      + JSJSON.functions + JSStreams.functions + SubscriberBox.functions + JSAdapters.functions + JSPromise.functions
      + JSAwaiting.functions
      + JSTimers.functions
      + JSTesting.functions + VirtualSchedulerBox.functions + ReadableBox.functions + SpyFunction.functions
      + JSFrameworks.functions)

  /// The names before a dot of functions that are not functions themselves: `Math`, `JSON`.
  private static let owners: Set<String> = Set(
    functions.keys.compactMap { $0.split(separator: ".").first }.map { String($0) }
  )
  .filter { functions[$0] == nil }

  static func function(_ name: String) -> Method? { functions[name] }

  /// The methods of `console`, which all print.
  static let consoleMethods = ["log", "error", "info", "warn", "debug", "dir", "table", "trace"]

  /// Those that measure or group, which change nothing here.
  static let otherConsoleMethods = [
    "group", "groupCollapsed", "groupEnd", "time", "timeEnd", "timeLog", "clear", "count", "countReset", "assert",
  ]

  /// The names of the functions that an owner such as `Math` has, for messages.
  static func functionNames(of owner: String) -> [String] {
    functions.keys.filter { $0.hasPrefix(owner + ".") }.map { String($0.dropFirst(owner.count + 1)) }.sorted()
  }

  static func value(_ name: String) -> Value? {
    switch name {
    case "undefined": .nil
    case "null": .unit
    case "NaN": .double(.nan)
    case "Infinity": .double(.infinity)
    case "Math": .dictionary(DictionaryBox(JSNumbers.constants.map { (.string($0.name), .double($0.value)) }))
    case _ where owners.contains(name): .dictionary(DictionaryBox())
    default: nil
    }
  }

  /// The method of a value.
  static func member(_ value: Value, _ name: String) -> Method? {
    switch value {
    case .string: return JSStrings.methods[name] ?? JSObject.methods[name]
    case .array, .tuple: return JSArrays.methods[name] ?? JSObject.methods[name]
    case .int, .double: return JSStrings.numberMethods[name] ?? JSObject.methods[name]
    case .function(let function):
      if function is SpyFunction, let method = SpyFunction.methods[name] { return method }
      return JSObject.functionMethods[name] ?? JSObject.methods[name]
    case .stream(let stream): return JSStreams.method(name, of: stream)
    case .disposable: return JSSubscription.methods[name]
    case .object(let box):
      if let box = box as? JSBox { return box.methods[name] ?? JSObject.methods[name] }
      if CodeClass(of: box) != nil || CodeClass(box) != nil { return JSObject.methods[name] }
      return box.isPlain ? JSObject.methods[name] : nil
    case .event: return JSAdapters.methodsOfEvents[name] ?? JSObject.methods[name]
    case .dictionary, .bool, .error: return JSObject.methods[name]
    default: return nil
    }
  }

  /// The names of the methods of a value, for messages.
  static func memberNames(of value: Value) -> [String] {
    switch value {
    case .string: JSStrings.methods.keys.sorted()
    case .array, .tuple: JSArrays.methods.keys.sorted()
    case .int, .double: JSStrings.numberMethods.keys.sorted()
    case .stream: streamMembers
    case .object(let box):
      (box as? JSBox).map { $0.methods.keys.sorted() } ?? box.names + (CodeClass(of: box)?.memberNames ?? [])
    default: []
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
    "unsubscribe", "toPromise", "then", "catch", "finally", "add", "refCount", "lift", "observed", "observers",
  ]

  private static let general: [Method] = [
    Method(doing: "log") { call throws(ErrorValue) in
      call.context.log(try JSText.logged(call.arguments, call.context))
    },
    Method("String") { call throws(ErrorValue) in
      .string(call.arguments.isEmpty ? "" : try JSText.interpolated(call[0], call.context))
    },
    Method("String.fromCodePoint") { call throws(ErrorValue) in
      var text = ""
      for code in call.arguments {
        guard let number = UInt32(exactly: JSValue.toNumber(code)), number <= 0x10FFFF else {
          throw JSError.range("Invalid code point \(JSText.string(code))")
        }
        text.unicodeScalars.append(Unicode.Scalar(number) ?? "\u{FFFD}")
      }
      return .string(text)
    },
    Method("String.fromCharCode") { call in
      .string(String(decoding: call.arguments.map { UInt16(truncatingIfNeeded: JSValue.toInt($0)) }, as: UTF16.self))
    },
    Method("Number") { call in
      call.arguments.isEmpty ? .int(0) : JSValue.number(JSValue.toNumber(call[0]))
    },
    Method("Boolean") { call in .bool(JSValue.isTrue(call[0])) },
    Method("Error") { call throws(ErrorValue) in
      // The name of the class comes last, after the options.
      var code: Int?
      if call.arguments.count > 1, case .string(let box)? = call.arguments.last { code = JSError.code(of: box.text) }
      let error = Value.error(ErrorValue(call[0].isNil ? "" : call.text(0), code: code, isMadeByScript: true))
      if let cause = try JSObject.property(call[1], "cause", call.context) {
        try JSObject.setElement(error, .string("cause"), cause, call.context)
      }
      return error
    },
    Method("AggregateError") { call throws(ErrorValue) in
      let made = ErrorValue(
        call[1].isNil ? "" : call.text(1), code: JSError.code(of: "AggregateError"), isMadeByScript: true)
      made.properties = ObjectBox(in: call.context.objects)
      made.properties?.keep(.array(try JSArrays.elements(of: call[0], call.context)), as: "errors")
      return .error(made)
    },
    Method("Error.captureStackTrace", isEffect: true) { _ in .nil },
    Method("Error.thrown") { call in
      JSError.thrown(call[0])
    },
    Method("RegExp") { call throws(ErrorValue) in
      .object(try RegExpBox(call.text(0), call[1].isNil ? "" : call.text(1), in: call.context))
    },
    Method("Symbol") { call in .string("Symbol(\(call[0].isNil ? "" : call.text(0)))") },
  ]
}
