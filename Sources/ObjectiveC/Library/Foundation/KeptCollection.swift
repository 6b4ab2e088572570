import StreamLang
import Streams

/// A change of the elements of a property, as key-value observing reports it.
struct ElementChange {
  /// `NSKeyValueChange`: setting, insertion, removal or replacement.
  enum Kind: Int {
    case setting = 1
    case insertion, removal, replacement
  }

  let kind: Kind
  /// The positions of the elements; empty for a set, which has no order.
  let indexes: [Int]
  let old: [Value]
  let new: [Value]

  /// The change from one list to another.
  init(from old: [Value], to new: [Value], isOrdered: Bool) {
    kind = new.count > old.count ? .insertion : new.count < old.count ? .removal : .replacement
    let gone = Self.indexes(of: old, without: new)
    let added = Self.indexes(of: new, without: old)
    self.old = gone.map { old[$0] }
    self.new = added.map { new[$0] }
    indexes = !isOrdered ? [] : kind == .removal ? gone : added
  }

  /// The positions in a list of the elements that another one does not have.
  private static func indexes(of list: [Value], without other: [Value]) -> [Int] {
    var rest = other
    return list.indices.filter { index in
      guard let same = rest.firstIndex(where: { ObjCNumbers.areEqual($0, list[index]) }) else { return true }
      rest.remove(at: same)
      return false
    }
  }
}

/// The collection of a property, whose changes its observers receive as those of the property
/// (`mutableArrayValueForKey:`).
final class KeptCollection: ObjCBox {
  private let object: ObjCObject
  private let key: String

  /// Creates the collection of a property that a message names, at the end of a path.
  init(of object: ObjCObject, _ message: ObjCMessage) throws(ErrorValue) {
    let parts = message.text(0).split(separator: ".").map { String($0) }
    var owner = object
    let path = parts.dropLast().joined(separator: ".")
    if !path.isEmpty, case .object(let box) = try message.runtime.value(.object(object), path),
      let last = box as? ObjCObject
    {
      owner = last
    }
    self.object = owner
    key = parts.last ?? ""
    let name = message.selector.dropFirst("mutable".count).prefix { $0 != "V" }
    super.init("NSMutable" + name, message.runtime)
  }

  /// A copy of the collection, which can be changed.
  private var copy: MutableArray {
    let runtime = runtime.object
    let elements = (try? ObjCCollections.elements(object.current(key), runtime.context)) ?? []
    return name == "NSMutableArray"
      ? MutableArray(elements, runtime) : ElementSet(of: elements, name, runtime)
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let list = copy
    let (before, changes) = (list.elements, list.changes)
    let result = try list.respond(message.to(.object(list)))
    guard list.changes != changes else { return result }
    let change = ElementChange(from: before, to: list.elements, isOrdered: name != "NSMutableSet")
    try object.set(plain: key, .object(list), by: change)
    return result
  }

  override func description(depth: Int) -> String { copy.description(depth: depth) }

  override func equals(_ other: ObjectBox) -> Bool { copy.equals(other) }

  override func equals(literal other: Value) -> Bool { copy.equals(literal: other) }
}
