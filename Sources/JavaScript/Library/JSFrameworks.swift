import StreamLang
import Streams

/// The names of Angular and React that stand around streams.
enum JSFrameworks {
  /// Operators that end a chain with its component.
  static let endings: Set = ["takeUntilDestroyed", "untilDestroyed"]

  /// The packages of test runners, whose names are there without an import.
  static let testRunners: Set = ["chai", "vitest", "@jest/globals", "mocha", "jest", "jasmine", "node:test", "sinon"]

  static func has(_ name: String) -> Bool { functions.contains { $0.name == name } }

  static let functions: [Method] = [
    Method("useEffect", isEffect: true) { call throws(ErrorValue) in
      _ = try call.function(0).call([])
      return .nil
    },
    Method("useMemo") { call throws(ErrorValue) in try call.function(0).call([]) },
    Method("useCallback") { call in call[0] },
    Method("useRef") { call in JSObject.make([("current", call[0])], in: call.context) },
    Method("FormControl") { call throws(ErrorValue) in
      let context = call.context
      let changes = try JSStreams.source("subject", [], in: .rxjs, call)
      let control = JSObject.make([("value", call[0]), ("valueChanges", changes)], in: context)
      guard case .object(let box) = control, case .stream(let stream) = changes, let target = stream.asEventTarget
      else {
        return control
      }
      for name in ["setValue", "patchValue", "reset", "enter"] {
        let set = NativeFunction(parameterCount: 1) { values in
          let value = values.first ?? JSValue.null
          box.keep(value, as: "value")
          target.send(value, in: context.world)
          return .nil
        }
        box.keep(.function(set), as: name)
      }
      return control
    },
  ]
}
