import StreamLang
import Streams

/// The names of Angular and React that stand around streams.
enum JSFrameworks {
  /// Operators that end a chain with its component.
  static let endings: Set = ["takeUntilDestroyed", "untilDestroyed"]

  /// The packages of test runners, whose names are there without an import.
  static let testRunners: Set = ["chai", "vitest", "@jest/globals", "mocha", "jest", "jasmine", "node:test", "sinon"]

  static let functions: [Method] = [
    Method(doing: "useEffect") { call throws(ErrorValue) in _ = try call.function(0).call([]) },
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
        let set = NativeFunction(doing: 1) { values in
          let value = values.first ?? JSValue.null
          box.keep(value, as: "value")
          target.send(value, in: context.world)
        }
        box.keep(.function(set), as: name)
      }
      return control
    },
  ]
}

extension JSInstance {
  /// `setState` of a component of React.
  static func setState(of component: ObjectBox) -> Value {
    .function(
      NativeFunction(doing: 2) { [own = Weak(component)] values throws(ErrorValue) in
        guard let component = own.object, case .object(let state)? = component.kept("state") else { return }
        var change = values.first ?? .nil
        if case .function(let function) = change {
          change = try function.call([.object(state), component.kept("props") ?? .nil])
        }
        let changed = ObjectBox(state.className)
        for (name, value) in state.members + (JSObject.entries(of: change) ?? []).map({ ($0.key, $0.value) }) {
          changed.keep(value, as: name)
        }
        component.keep(.object(changed), as: "state")
        if case .function(let function)? = values.dropFirst().first { _ = try function.call([]) }
      })
  }
}
