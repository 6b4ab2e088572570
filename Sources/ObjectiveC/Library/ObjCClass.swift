import StreamLang
import Streams

/// A class as an object.
final class ObjCClass: ObjCBox {
  private let own: String
  private var shared: ObjCObject?

  override init(_ name: String, _ runtime: ObjCRuntime) {
    own = name
    super.init("Class", runtime)
  }

  override var name: String { own }
  override func description(depth: Int) -> String { own }

  override func send(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let runtime = runtime.object
    if message.selector == "answers:", case .string(let selector) = message[0], case .function(let closure) = message[1]
    {
      runtime.answers["\(own).\(selector.text)"] = closure
      return .nil
    }
    let selector = message.selector
    if let closure = runtime.answers["\(own).\(selector)"] { return try closure.call(message.arguments) }
    let type = runtime.types[own]
    if let type, let result = try ObjCInstances.send(message, type) { return result }
    if type == nil, let method = runtime.categoryMethod(message.selector, of: own, isStatic: true) {
      return try ObjCInstances.call(method, message)
    }
    if let made = try ObjCClass.made(message, own) { return made }
    if let method = runtime.looseMethod(selector) { return try runtime.myself.call(method, message.arguments) }
    if let common = try ObjCDispatch.common(message), selector != "init", selector != "self", selector != "copy" {
      return common
    }
    if message.arguments.isEmpty, let kept = kept(selector) { return kept }
    let lower = selector.lowercased()
    if message.arguments.isEmpty,
      lower.hasPrefix("share") || lower.hasPrefix("default") || lower.hasPrefix("standard")
        || lower.hasPrefix("current") || lower.hasSuffix("manager") || lower.hasPrefix("main")
        || lower.hasPrefix("instance")
    {
      let object = shared ?? ObjCObject(own, path: "[\(own) \(selector)]", runtime, isStandIn: true)
      shared = object
      return .object(object)
    }
    if selector == "superclass", let parent = type?.parentName { return .object(runtime.objectClass(parent)) }
    if KnownClasses.names.contains(own), own.hasPrefix("RAC") || own.hasPrefix("NS"), own != "NSObject" {
      return try ObjCDispatch.missing(message)
    }
    if let property = ControlKinds.property(ofSetter: selector) {
      if runtime.isInBlock { runtime.effect("\(own).\(property)", message[0]) }
      keep(message[0], as: property)
      return .nil
    }
    if let way = Self.unread[own] { throw ErrorValue("\(own) is not read here; \(way)") }
    return .object(Unanswered(message.written(own), own, selector, runtime))
  }

  /// `LoginViewController()` of the drive: an object that is initialised, or a value.
  override func call(_ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    let runtime = runtime.object
    switch own {
    case "NSIndexPath":
      func number(_ names: String...) -> Int {
        zip(labels, arguments).first { label, _ in names.contains(label ?? "") }.map { ObjCNumbers.int($1) } ?? 0
      }
      return .object(IndexPath(row: number("row", "item"), section: number("section"), runtime))
    case "UIImage", "NSImage": return try ObjCDispatch.send("imageNamed:", to: .object(self), arguments, runtime)
    default: break
    }
    let made = try ObjCDispatch.send("alloc", to: .object(self), [], runtime)
    let selector = arguments.isEmpty ? "init" : labels.reduce("") { $0 + ($1.map { $0 + ":" } ?? "") }
    return try ObjCDispatch.send(selector, to: made, arguments, runtime)
  }
}
