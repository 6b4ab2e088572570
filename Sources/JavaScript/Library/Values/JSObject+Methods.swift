import StreamLang
import Streams

/// The methods of objects and functions.
extension JSObject {
  /// Methods of every object.
  static let methods: [String: Method] = JSLibrary.table([
    Method("hasOwnProperty") { call throws(ErrorValue) in
      .bool(try property(call.receiver, JSText.string(call[0]), call.context) != nil)
    },
    Method("toString") { call throws(ErrorValue) in .string(try JSText.text(call.receiver)) },
    Method("valueOf") { call in call.receiver },
    Method("toLocaleString") { call in .string(JSText.string(call.receiver)) },
  ])

  /// Methods of functions.
  static let functionMethods: [String: Method] = JSLibrary.table([
    Method("call") { call throws(ErrorValue) in
      try JSLibrary.function(of: call.receiver).call(Array(call.arguments.dropFirst()))
    },
    Method("apply") { call throws(ErrorValue) in
      let list = call.arguments.count > 1 ? try JSArrays.elements(of: call[1], call.context) : []
      return try JSLibrary.function(of: call.receiver).call(list)
    },
    Method("bind") { call throws(ErrorValue) in
      let function = try JSLibrary.function(of: call.receiver)
      let bound = Array(call.arguments.dropFirst())
      return .function(
        NativeFunction(parameterCount: 99) { values throws(ErrorValue) in try function.call(bound + values) })
    },
  ])
}
