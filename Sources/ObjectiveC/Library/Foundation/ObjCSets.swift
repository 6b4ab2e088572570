import StreamLang
import Streams

/// `NSSet`, `NSMutableSet`, `NSOrderedSet`: each element once, in the order of adding.
class ElementSet: MutableArray {
  init(of elements: [Value], _ name: String, _ runtime: ObjCRuntime) {
    super.init([], runtime, of: name)
    for element in elements { add(element) }
  }

  final func has(_ value: Value) -> Bool { elements.contains { ObjCNumbers.areEqual($0, value) } }

  func add(_ value: Value) { if !has(value) { elements.append(value) } }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    func other() throws(ErrorValue) -> [Value] { try ObjCCollections.elements(message[0], message.context) }
    func made(_ list: [Value]) -> Value { .object(ElementSet(of: list, name, message.runtime)) }
    switch message.selector {
    case "anyObject": return elements.first ?? .nil
    case "member:": return has(message[0]) ? message[0] : .nil
    case "addObject:" where !ObjCText.isNull(message[0]): add(message[0])
    case "addObjectsFromArray:", "unionSet:": for value in try other() { add(value) }
    case "minusSet:":
      let gone = try other()
      elements.removeAll { value in gone.contains { ObjCNumbers.areEqual($0, value) } }
    case "intersectSet:":
      let kept = try other()
      elements.removeAll { value in !kept.contains { ObjCNumbers.areEqual($0, value) } }
    case "setByAddingObject:": return made(elements + [message[0]])
    case "setByAddingObjectsFromSet:", "setByAddingObjectsFromArray:": return made(elements + (try other()))
    case "isSubsetOfSet:":
      let whole = try other()
      return .bool(elements.allSatisfy { value in whole.contains { ObjCNumbers.areEqual($0, value) } })
    case "intersectsSet:": return .bool(try other().contains { has($0) })
    case "isEqualToSet:": return .bool(ObjCNumbers.areEqual(.object(self), message[0]))
    case "enumerateObjectsUsingBlock:" where name != "NSOrderedSet":
      let (block, stop) = (try message.block(0), Pointer(message.runtime))
      for value in elements where !ObjCNumbers.isTrue(stop.value) { _ = try block.call([value, .object(stop)]) }
    case "copy", "mutableCopy": return made(elements)
    case "filteredSetUsingPredicate:": return made(try Predicate.of(message[0]).filter(elements))
    default: return try super.respond(message)
    }
    try message.context.makes(elements: elements.count)
    return .nil
  }

  override func description(depth: Int) -> String { "{\(ObjCText.array(elements, runtime.object, 0))}" }

  override func equals(_ other: ObjectBox) -> Bool {
    guard let other = other as? ElementSet, other.elements.count == elements.count else { return false }
    return elements.allSatisfy { other.has($0) }
  }
}

/// `NSCountedSet`: it knows how often each element was added.
final class CountedSet: ElementSet {
  /// The elements that it has once already.
  private var further: [Value] = []

  override func add(_ value: Value) { if has(value) { further.append(value) } else { super.add(value) } }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let same = further.indices.filter { ObjCNumbers.areEqual(further[$0], message[0]) }
    switch message.selector {
    case "countForObject:": return .int(has(message[0]) ? same.count + 1 : 0)
    case "removeObject:":
      guard let last = same.last else { break }
      further.remove(at: last)
      return .nil
    case "removeAllObjects": further = []
    default: break
    }
    return try super.respond(message)
  }
}
