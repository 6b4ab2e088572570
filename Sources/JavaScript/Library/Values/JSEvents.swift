import StreamLang
import Streams

/// An `EventEmitter` of Node, or an `EventTarget`.
final class EmitterBox: JSBox {
  private struct Listener {
    let type: String
    let function: FunctionValue
    let isOnce: Bool
  }
  private var listeners: [Listener] = []
  private let context: EvaluationContext

  init(_ name: String, _ context: EvaluationContext) {
    self.context = context
    super.init(name, in: context.objects)
  }

  fileprivate func add(_ type: String, _ function: FunctionValue, isOnce: Bool = false, isFirst: Bool = false)
    throws(ErrorValue)
  {
    try context.countSteps(8)
    listeners.insert(Listener(type: type, function: function, isOnce: isOnce), at: isFirst ? 0 : listeners.count)
  }

  fileprivate func remove(_ type: String, _ function: FunctionValue) {
    guard let index = listeners.lastIndex(where: { $0.type == type && $0.function === function }) else { return }
    listeners.remove(at: index)
  }

  /// Calls the listeners of a type, and returns whether there are any.
  fileprivate func emit(_ type: String, _ values: [Value]) throws(ErrorValue) -> Bool {
    let called = listeners.filter { $0.type == type }
    for listener in called {
      try context.countSteps(4)
      if listener.isOnce { remove(type, listener.function) }
      if case .function(let function) = JSMethod.received(.function(listener.function), by: .object(self)) {
        _ = try function.call(values)
      }
    }
    return !called.isEmpty
  }

  /// The events of a type, as `fromEvent` takes them.
  override func member(_ name: String) throws(ErrorValue) -> Value? {
    guard name == "events" else { return try super.member(name) }
    return JSEvents.events(
      context, add: { [self] type, function throws(ErrorValue) in try add(type, function) },
      remove: { [own = Weak(self)] in own.object?.remove($0, $1) })
  }

  override func inspected(_ level: JSText.Level) -> String { "\(className) {}" }
  override var methods: [String: Method] { className == "EventTarget" ? Self.ofTargets : Self.ofEmitters }

  private static func box(_ call: MemberCall) throws(ErrorValue) -> EmitterBox {
    guard case .object(let object) = call.receiver, let box = object as? EmitterBox else {
      throw JSError.type("an EventEmitter is needed")
    }
    return box
  }

  private static func adding(_ name: String, isOnce: Bool = false, isFirst: Bool = false) -> Method {
    Method(name, isEffect: true) { call throws(ErrorValue) in
      try box(call).add(call.text(0), call.function(1), isOnce: isOnce, isFirst: isFirst)
      return call.receiver
    }
  }

  private static func removing(_ name: String) -> Method {
    Method(name, isEffect: true) { call throws(ErrorValue) in
      try box(call).remove(call.text(0), call.function(1))
      return call.receiver
    }
  }

  private static let ofEmitters = JSLibrary.table([
    adding("on"), adding("addListener"), adding("once", isOnce: true), adding("prependListener", isFirst: true),
    removing("off"), removing("removeListener"),
    Method("emit", isEffect: true) { call throws(ErrorValue) in
      let isHeard = try box(call).emit(call.text(0), Array(call.arguments.dropFirst()))
      if !isHeard, call.text(0) == "error" {
        throw call[1].isError ? call[1].asError : JSError.type("Unhandled error. (\(JSText.string(call[1])))")
      }
      return .bool(isHeard)
    },
    Method("removeAllListeners", isEffect: true) { call throws(ErrorValue) in
      let type: String? = call[0].isNil ? nil : call.text(0)
      try box(call).listeners.removeAll { type == nil || $0.type == type }
      return call.receiver
    },
    Method("listenerCount") { call throws(ErrorValue) in
      .int(try box(call).listeners.filter { $0.type == call.text(0) }.count)
    },
    Method("listeners") { call throws(ErrorValue) in
      .array(try box(call).listeners.filter { $0.type == call.text(0) }.map { .function($0.function) })
    },
    Method("eventNames") { call throws(ErrorValue) in
      var names: [String] = []
      for listener in try box(call).listeners where !names.contains(listener.type) { names.append(listener.type) }
      return .array(names.map { .string($0) })
    },
    Method("setMaxListeners") { call in call.receiver },
  ])

  private static let ofTargets = JSLibrary.table([
    Method(doing: "addEventListener") { call throws(ErrorValue) in
      let options = try JSObject.property(call[2], "once", call.context) ?? .nil
      let type = call.text(0)
      let (box, function) = (try box(call), try JSEvents.listener(call[1], call.context))
      guard !box.listeners.contains(where: { $0.type == type && $0.function === function }) else { return }
      try box.add(type, function, isOnce: JSValue.isTrue(options))
    },
    Method(doing: "removeEventListener") { call throws(ErrorValue) in
      try box(call).remove(call.text(0), JSEvents.listener(call[1], call.context))
    },
    Method("dispatchEvent", isEffect: true) { call throws(ErrorValue) in
      let type = JSText.string(try JSObject.property(call[0], "type", call.context) ?? .nil)
      for name in ["target", "currentTarget"] {
        try JSObject.setElement(call[0], .string(name), call.receiver, call.context)
      }
      _ = try box(call).emit(type, [call[0]])
      return .bool(!JSValue.isTrue(try JSObject.property(call[0], "defaultPrevented", call.context) ?? .nil))
    },
  ])
}

/// Events, and what has listeners for them.
enum JSEvents {
  /// `{ handleEvent(event) { … } }`, or a function.
  fileprivate static func listener(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> FunctionValue {
    if case .function(let function) = value { return function }
    guard case .function(let function)? = try JSObject.property(value, "handleEvent", context) else {
      throw JSError.type("The listener is no function")
    }
    return function
  }

  /// The function that gives the stream of the events of a type.
  fileprivate static func events(
    _ context: EvaluationContext, add: @escaping (String, FunctionValue) throws(ErrorValue) -> Void,
    remove: @escaping (String, FunctionValue) throws(ErrorValue) -> Void
  ) -> Value {
    .function(
      NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        let type = JSText.string(values.first ?? .nil)
        let call = MemberCall(
          receiver: .nil, arguments: [], context: context, place: SourcePlace(source: 0, start: 0, end: 0))
        return try JSStreams.made(call) { observer throws(ErrorValue) in
          let handler = NativeFunction(doing: 99) { values in
            observer.send(values.count > 1 ? .array(values) : values.first ?? .nil)
          }
          try add(type, handler)
          return { () throws(ErrorValue) in try remove(type, handler) }
        }
      })
  }

  /// The methods of objects of the code that add listeners and remove them.
  private static let pairs = [
    ("addEventListener", "removeEventListener"), ("addListener", "removeListener"), ("on", "off"),
  ]

  static let adding = Set(pairs.map { $0.0 })

  private static func event(_ name: String) -> Method {
    Method(name) { call throws(ErrorValue) in
      let box = ObjectBox(name, in: call.context.objects)
      box.keep(.string(call.text(0)), as: "type")
      box.keep(.bool(false), as: "defaultPrevented")
      for key in ["detail", "bubbles", "cancelable"] {
        guard let value = try JSObject.property(call[1], key, call.context) else { continue }
        box.keep(value, as: key)
      }
      if name == "CustomEvent", box.kept("detail") == nil { box.keep(JSValue.null, as: "detail") }
      box.keep(
        .function(
          NativeFunction(doing: 0) { [box = Weak(box)] _ in
            if case .bool(true)? = box.object?.kept("cancelable") {
              box.object?.keep(.bool(true), as: "defaultPrevented")
            }
          }), as: "preventDefault")
      for key in ["stopPropagation", "stopImmediatePropagation"] {
        box.keep(.function(NativeFunction(parameterCount: 0) { _ in .nil }), as: key)
      }
      return .object(box)
    }
  }

  static let functions: [Method] = [
    Method("EventEmitter") { call in .object(EmitterBox("EventEmitter", call.context)) },
    Method("EventTarget") { call in .object(EmitterBox("EventTarget", call.context)) },
    event("Event"), event("CustomEvent"),
    Method("EventEmitter.once") { call throws(ErrorValue) in
      guard case .object(let object) = call[0], let emitter = object as? EmitterBox else {
        throw JSError.type("once wants an EventEmitter")
      }
      let promise = JSPromise(call.context)
      try emitter.add(
        call.text(1),
        NativeFunction(doing: 99) { values in promise.resolve(.array(values)) }, isOnce: true)
      return .stream(promise)
    },
    // The emitter of a component of Angular is a subject.
    Method("OutputEmitter") { call throws(ErrorValue) in try JSStreams.source("subject", [], in: .rxjs, call) },
    Method("Event.target") { call throws(ErrorValue) in
      let (target, options, context) = (call[0], call.arguments.dropFirst(), call.context)
      if case .object(let box) = target, box is JSBox { return target }
      for (add, remove) in pairs {
        guard JSInstance.instance(of: target) != nil || target.object?.isPlain == true,
          case .function(let adding)? = try JSObject.property(target, add, context),
          case .function? = try JSObject.property(target, remove, context)
        else { continue }
        return JSObject.make(
          [
            (
              "events",
              events(context) { type, function throws(ErrorValue) in
                _ = try adding.call([.string(type), .function(function)] + options)
              } remove: { type, function throws(ErrorValue) in
                guard case .function(let removing)? = try JSObject.property(target, remove, context) else { return }
                _ = try removing.call([.string(type), .function(function)] + options)
              }
            )
          ], in: context)
      }
      if target.object?.isPlain == true, target.object?.kept("events") == nil {
        throw JSError.type("Invalid event target")
      }
      return target
    },
  ]
}
