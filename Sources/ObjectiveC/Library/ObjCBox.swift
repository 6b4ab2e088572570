import StreamLang
import Streams

/// An object of Objective-C: it understands messages.
class ObjCBox: ObjectBox {
  let runtime: Unowned<ObjCRuntime>
  /// The values of `objc_setAssociatedObject`, by the names of their keys.
  var associated: [String: Value] = [:]

  init(_ className: String, _ runtime: ObjCRuntime) {
    self.runtime = Unowned(runtime)
    super.init(className, in: runtime.context.objects)
  }

  /// The name of its class.
  var name: String { className }

  /// The number that it is.
  var number: Double? { nil }

  func send(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    if let own = try message.runtime.answer(message, of: name) { return own }
    if let result = try respond(message) { return result }
    if let common = try ObjCDispatch.common(message) { return common }
    return try unknown(message)
  }

  /// The answer of the class to a message; nothing where it does not know it.
  func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? { try member(message.selector) }

  func unknown(_ message: ObjCMessage) throws(ErrorValue) -> Value { try ObjCDispatch.missing(message) }

  /// A property.
  func property(_ name: String) throws(ErrorValue) -> Value {
    try ObjCDispatch.send(name, to: .object(self), [], runtime.object)
  }

  func setProperty(_ name: String, _ value: Value) throws(ErrorValue) {
    keep(ObjCStructures.copy(value, runtime.object), as: name)
  }

  /// The setters and getters of an object that keeps its values.
  func setting(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    guard let name = ControlKinds.property(ofSetter: message.selector) else { return try member(message.selector) }
    try setProperty(name, message[0])
    return .nil
  }

  /// Returns whether a value passes the test, if this is a predicate.
  func holds(for value: Value) throws(ErrorValue) -> Bool {
    throw ErrorValue("an NSPredicate is needed here, and this is \(ObjCText.kind(of: .object(self)))")
  }

  static func predicate(_ value: Value) throws(ErrorValue) -> ObjCBox {
    if case .object(let box) = value, let predicate = box as? ObjCBox { return predicate }
    throw ErrorValue("an NSPredicate is needed here, and this is \(ObjCText.kind(of: value))")
  }

  func equals(_ other: ObjectBox) -> Bool { false }

  override func equals(_ other: Value) -> Bool {
    guard case .object(let box) = other else { return equals(literal: other) }
    return box === self || runtime.object.comparing(self, box) { equals(box) }
  }

  /// Whether it equals a value that has no class of its own, as a literal.
  func equals(literal other: Value) -> Bool { false }

  func description(depth: Int) -> String {
    "<\(name.isEmpty ? "NSObject" : name): 0x\(String(runtime.object.number(of: self, name), radix: 16))>"
  }

  override var text: String? { description(depth: 0) }
}

/// A value with members and a text: a date, a URL, a colour, an image.
final class ObjCValue: ObjCBox {
  private let own: String
  /// The value that two equal boxes share.
  private let key: String

  init(_ className: String, _ text: String, _ members: [(String, Value)] = [], _ runtime: ObjCRuntime) {
    own = text
    key = className + text
    super.init(className, runtime)
    for (name, value) in members { keep(value, as: name) }
  }

  override func description(depth: Int) -> String { ObjCStructures.text(self) ?? own }
  override func equals(_ other: ObjectBox) -> Bool {
    guard let other = other as? ObjCValue else { return false }
    if let text = ObjCStructures.text(self) { return ObjCStructures.text(other) == text }
    return other.key == key
  }
  override var digest: Int { className.hashValue &+ own.hashValue }
  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    if let member = try member(message.selector) { return member }
    return try ObjCValues.send(message, self)
  }

  // An app may have given a class of UIKit messages of its own.
  override func unknown(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    guard className.hasPrefix("UI") else { return try super.unknown(message) }
    return .object(Unanswered(message.written(className), className, message.selector, message.runtime))
  }
}

/// `NSIndexPath`
final class IndexPath: ObjCBox {
  private let row: Int
  private let section: Int

  init(row: Int, section: Int, _ runtime: ObjCRuntime) {
    self.row = row
    self.section = section
    super.init("NSIndexPath", runtime)
    for (name, value) in [("row", row), ("item", row), ("section", section)] { keep(.int(value), as: name) }
  }

  override func equals(_ other: ObjectBox) -> Bool {
    (other as? IndexPath).map { $0.row == row && $0.section == section } ?? false
  }

  override var digest: Int { row &+ section &* 4_099 }

  override func description(depth: Int) -> String {
    super.description(depth: depth) + " {length = 2, path = \(section) - \(row)}"
  }
}

extension ObjectBox {
  /// Keeps a method without arguments.
  func keep(method name: String, _ body: @escaping () -> Void) {
    let function = NativeFunction(doing: 0) { _ in body() }
    keep(.function(ComputedMember(get: function)), as: name)
  }
}

extension Value {
  var asUnanswered: Unanswered? { if case .object(let box) = self { box as? Unanswered } else { nil } }
}

/// The result of a message without an answer: nil, and where a signal is wanted one that sends the message's name.
final class Unanswered: ObjCBox {
  /// How the effect is written, where it was a message.
  let written: String
  let path: String
  let selector: String
  /// The object that was asked for it, if it may be a part of that object.
  private let owner: ObjCObject?
  /// Whether the code sent a message, and did not read a property.
  private let isMessage: Bool
  /// Whether it was asked of an object of the code's classes, which each part of the code calls otherwise.
  let isOfInstance: Bool
  private var made: Stream?

  init(
    _ written: String, _ path: String, _ selector: String, _ runtime: ObjCRuntime, partOf owner: ObjCObject? = nil,
    isMessage: Bool = false, isOfInstance: Bool = false
  ) {
    self.isOfInstance = isOfInstance
    self.owner = owner
    self.isMessage = isMessage
    self.written = written
    self.path = path
    self.selector = selector
    super.init("nil", runtime)
  }

  func stream() -> Stream? {
    if let made { return made }
    let runtime = runtime.object
    let name = Value.object(Placeholder(selector, runtime))
    runtime.note(
      "'\(written.isEmpty ? path : "[\(path) \(selector)]")' has no answer, so it sends its name after 1s; the drive can give one: \(path).answers(\"\(selector)\") { … }"
    )
    guard let timer = try? runtime.make("timer", nil, [.duration(1_000_000_000)]) else { return nil }
    made = try? runtime.map(timer, called: selector) { _ in name }
    return made
  }

  /// It is read as the nil that it is: a note says so where a message was sent. A property may be nil.
  func isRead() {
    guard made == nil, isMessage || path.first?.isUppercase == true, written.hasPrefix("[") else { return }
    runtime.object.note(
      "'\(written)' has no answer, so it gives nil; the drive can give one: \(path).answers(\"\(selector)\") { … }")
  }

  override func send(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let word = String(message.selector.prefix { $0 != ":" })
    if written.hasPrefix("["), message.context.world.nesting == 0, ControlKinds.driveWords.contains(word) {
      let known = message.runtime.standInNames.joined(separator: ", ")
      throw ErrorValue("a stand-in '\(selector)' is not in the code; there are: \(known)")
    }
    if ControlKinds.kind(bySelector: message.selector) != nil, let part = part() {
      return try part.send(message.to(.object(part)))
    }
    guard KnownClasses.isOfSignals(message.selector), !ControlKinds.isOfTexts(message.selector), let stream = stream()
    else {
      isRead()
      // The result of an object of the app may be asked further.
      if KnownClasses.isKnown(message.selector) { return .nil }
      return .object(Unanswered("", "\(path).\(selector)", message.selector, message.runtime))
    }
    return try ObjCDispatch.send(message.to(.stream(stream)))
  }

  override func setProperty(_ name: String, _ value: Value) throws(ErrorValue) {
    try part()?.setProperty(name, value)
  }

  /// The view that it turns out to be: a part of the view that was asked for it.
  ///
  /// - Parameter isBound: Whether a property of it is bound or observed, so that it is an object of any class.
  func part(isBound: Bool = false) -> ObjCObject? {
    guard let owner, isBound || owner.isShown || owner.type != nil else { return nil }
    if case .object(let box)? = owner.kept(selector) { return box as? ObjCObject }
    let part = ObjCObject("", path: owner.ownPath + "." + selector, runtime.object, isStandIn: true)
    owner.keep(.object(part), as: selector)
    return part
  }

  override func description(depth: Int) -> String { "(null)" }
}

/// `NSMutableArray`
class MutableArray: ObjCBox {
  var elements: [Value] { didSet { changes &+= 1 } }
  private(set) var changes = 0
  /// Whether it is a set, which has each element once.
  var isSet: Bool { false }

  init(_ elements: [Value], _ runtime: ObjCRuntime, of name: String = "NSMutableArray") {
    self.elements = elements
    super.init(name, runtime)
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    if let result = try ObjCCollections.change(message, self) { return result }
    return try ObjCCollections.send(message, array: elements)
  }

  override func description(depth: Int) -> String { ObjCText.array(elements, runtime.object, 0) }

  override func equals(_ other: ObjectBox) -> Bool {
    (other as? MutableArray).map { $0.className == className && Value.array($0.elements).isEqual(to: .array(elements)) }
      ?? false
  }

  override func equals(literal other: Value) -> Bool {
    guard case .array = other, className == "NSMutableArray" else { return false }
    return runtime.object.comparing { Value.array(elements).isEqual(to: other) }
  }
}

/// `NSMutableDictionary`
final class MutableDictionary: ObjCBox {
  var entries = DictionaryBox()
  private(set) var changes = 0

  func wasChanged() { changes &+= 1 }

  convenience init(_ runtime: ObjCRuntime) { self.init("NSMutableDictionary", runtime) }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    if let result = try ObjCCollections.change(message, self) {
      wasChanged()
      return result
    }
    return try ObjCCollections.send(message, dictionary: entries)
  }

  override func setProperty(_ name: String, _ value: Value) throws(ErrorValue) {
    entries[.string(name)] = value.isNil ? nil : value
    wasChanged()
  }

  override func description(depth: Int) -> String { ObjCText.dictionary(entries, runtime.object, 0) }

  override func equals(_ other: ObjectBox) -> Bool {
    (other as? MutableDictionary).map { Value.dictionary($0.entries).isEqual(to: .dictionary(entries)) } ?? false
  }

  override func equals(literal other: Value) -> Bool {
    runtime.object.comparing { Value.dictionary(entries).isEqual(to: other) }
  }
}

/// `NSMutableString`
class MutableString: ObjCBox {
  var content: String

  override init(_ content: String, _ runtime: ObjCRuntime) {
    self.content = content
    super.init("NSMutableString", runtime)
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "appendString:", "appendFormat:":
      let isFormat = message.selector == "appendFormat:"
      let part = isFormat ? try ObjCText.formatted(message.arguments, message.runtime) : message.text(0)
      try message.context.makes(bytes: part.utf8.count)
      try message.context.append(part, to: &content)
      return .nil
    case "setString:": content = message.text(0)
    case "insertString:atIndex:":
      var units = Array(content.utf16)
      let position = message.int(1)
      guard position >= 0, position <= units.count else {
        throw ErrorValue("index \(position) is beyond the \(units.count) characters")
      }
      units.insert(contentsOf: message.text(0).utf16, at: position)
      content = String(decoding: units, as: UTF16.self)
    case "deleteCharactersInRange:", "replaceCharactersInRange:withString:":
      let changed = try ObjCDispatch.send(
        message.to(.string(content), "stringByReplacingCharactersInRange:withString:", [message[0], message[1]]))
      content = ObjCText.plain(changed, message.runtime)
    case "replaceOccurrencesOfString:withString:options:range:":
      let pieces = UnitText(content).pieces(between: message.text(0))
      content = pieces.joined(separator: message.text(1))
      return .int(pieces.count - 1)
    case "mutableCopy": return .object(MutableString(content, message.runtime))
    case "copy": return .string(content)
    case "isEqual:": return .bool(message.text(0) == content)
    default: return try ObjCDispatch.text(message, content)
    }
    try message.context.makes(bytes: content.utf8.count)
    return .nil
  }

  override func description(depth: Int) -> String { content }

  override func equals(_ other: ObjectBox) -> Bool { (other as? MutableString)?.content == content }

  override func equals(literal other: Value) -> Bool {
    if case .string(let text) = other { text.text == content } else { false }
  }
}

/// The value of a signal that is not given: the name of the message, which answers every message.
final class Placeholder: MutableString {
  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    // A list has itself as its element.
    if message.selector == "rac_sequence" { return .sequence(ElementSequence([.object(self)])) }
    return try super.respond(message)
  }

  override func unknown(_ message: ObjCMessage) throws(ErrorValue) -> Value { .nil }
}

/// A pointer through which a block may assign: `BOOL *stop`, `NSError **error`.
final class Pointer: ObjCBox {
  /// The value that was assigned.
  var value = Value.bool(false)
  /// Sets the variable whose address it is.
  private let setter: Value

  init(_ runtime: ObjCRuntime, setting setter: Value = .nil) {
    self.setter = setter
    super.init("pointer", runtime)
  }

  func write(_ value: Value) throws(ErrorValue) {
    self.value = value
    if case .function(let function) = setter { _ = try function.call([value]) }
  }

  // A translation has `*error` as `error.pointee`.
  override func property(_ name: String) throws(ErrorValue) -> Value { name == "pointee" ? value : .nil }
  override func setProperty(_ name: String, _ value: Value) throws(ErrorValue) { try write(value) }
}
