import StreamLang
import Streams

/// Objects of the code's classes: how they are made, and what they do besides their own methods.
enum ObjCInstances {
  /// The selector of the method that gives the instance variables of an object their first values.
  static let fieldsSelector = "cxx_construct"

  /// A message to a class of the code; nothing where its classes above answer it.
  static func send(_ message: ObjCMessage, _ type: CodeClass) throws(ErrorValue) -> Value? {
    let selector = message.selector
    if let method = type.method(selector, isStatic: true) { return try call(method, message) }
    guard type.isDeclared || !KnownClasses.names.contains(type.name) else { return nil }
    switch selector {
    case "alloc", "allocWithZone:": return try make(type, message.runtime)
    case "new":
      return try ObjCDispatch.send("init", to: make(type, message.runtime), [], message.runtime)
    case "buttonWithType:" where type.isDeclared:
      return try ObjCDispatch.send("init", to: make(type, message.runtime), [], message.runtime)
    case "instancesRespondToSelector:": return .bool(type.method(message.text(0)) != nil)
    case "isSubclassOfClass:":
      guard case .object(let box) = message[0] else { return .bool(false) }
      return .bool(type.conforms(to: (box as? ObjCClass)?.name ?? ""))
    default: return nil
    }
  }

  private static func make(_ type: CodeClass, _ runtime: ObjCRuntime) throws(ErrorValue) -> Value {
    try runtime.context.countSteps(8)
    return .object(try ObjCObject(of: type, runtime))
  }

  /// Calls a method of a class or of a category.
  static func call(_ method: Streams.Function, _ message: ObjCMessage) throws(ErrorValue) -> Value {
    try message.runtime.straightOn { () throws(ErrorValue) in
      try method.call([message.receiver] + message.arguments)
    }
  }

  static func sendSuper(_ message: ObjCMessage, above name: String) throws(ErrorValue) -> Value {
    guard case .object(let box) = message.receiver else { return .nil }
    if let object = box as? ObjCObject { return try object.sendSuper(message, above: name) }
    guard let receiver = box as? ObjCClass, let type = message.runtime.types[receiver.name] else { return .nil }
    if let method = type.method(message.selector, isStatic: true, above: name) { return try call(method, message) }
    return switch message.selector {
    case "alloc", "allocWithZone:": try make(type, message.runtime)
    default: .nil
    }
  }

  /// The answer of the classes above those of the code, where it depends on the code's methods.
  static func send(_ message: ObjCMessage, _ object: ObjCObject, _ type: CodeClass) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch message.selector {
    case "init":
      // A view is initialised by its designated initialiser.
      guard object.kind.hasPrefix("UI"), let method = type.method("initWithFrame:") else { return nil }
      return try object.call(method, [ObjCStructures.make("CGRect", [], runtime)])
    case "copy":
      return try type.method("copyWithZone:").map { method throws(ErrorValue) in
        try object.call(method, [.nil])
      }
    case "isKindOfClass:", "isMemberOfClass:":
      guard case .object(let box) = message[0], let wanted = (box as? ObjCClass)?.name else { return .bool(false) }
      if message.selector == "isMemberOfClass:" { return .bool(wanted == type.name) }
      return .bool(
        type.conforms(to: wanted) || KnownClasses.line(of: object.kind).contains(wanted) || wanted == "NSObject")
    case "superclass": return .object(runtime.objectClass(type.parentName ?? "NSObject"))
    case "view", "loadViewIfNeeded":
      try object.loadView()
      return nil
    default: return nil
    }
  }

  /// A view controller is shown: its view is loaded, after the code that shows it.
  static func show(_ value: Value, _ runtime: ObjCRuntime) {
    guard case .object(let box) = value, let object = box as? ObjCObject, object.type != nil else { return }
    runtime.later { () throws(ErrorValue) in
      try runtime.called { () throws(ErrorValue) in try object.loadView() }
    }
  }

  /// Makes an object of a class that no code makes, as the system does; the first one is `self`.
  static func begin(_ message: ObjCMessage) throws(ErrorValue) {
    let runtime = message.runtime
    guard let type = runtime.types[message.text(0)], !runtime.driven.contains(type.name) else { return }
    let object: ObjCObject
    if ObjCNumbers.isTrue(message[1]) {
      object = runtime.myself
      try object.adopt(type)
    } else {
      object = try ObjCObject(of: type, runtime)
      runtime.app.keep(.object(object))
    }
    try ObjCDispatch.send(message.text(2), to: .object(object), Array(message.arguments.dropFirst(3)), runtime)
    if let launch = type.method("application:didFinishLaunchingWithOptions:") {
      _ = try object.call(launch, [.object(runtime.objectClass("UIApplication")), .nil])
    } else if let wake = type.method("awakeFromNib") {
      _ = try object.call(wake, [])
    }
    try object.loadView()
  }
}
