import StreamLang
import Streams

/// `NSSet`, `NSMutableSet`, `NSOrderedSet`: each element once, in the order of adding.
class ElementSet: MutableArray {
  init(of elements: [Value], _ name: String, _ runtime: ObjCRuntime) {
    super.init([], runtime, of: name)
    for element in elements { add(element) }
  }

  override var isSet: Bool { true }

  final func has(_ value: Value) -> Bool { elements.contains { ObjCNumbers.areEqual($0, value) } }

  func add(_ value: Value) { if !has(value) { elements.append(value) } }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    func other() throws(ErrorValue) -> [Value] { try ObjCCollections.elements(message[0], message.context) }
    func made(_ list: [Value]) -> Value { .object(ElementSet(of: list, name, message.runtime)) }
    switch message.selector {
    case "anyObject": return elements.first ?? .nil
    case "member:": return has(message[0]) ? message[0] : .nil
    case "addObject:" where !ObjCText.isNull(message[0]): add(message[0])
    case "addObjectsFromArray:", "unionSet:", "unionOrderedSet:": for value in try other() { add(value) }
    case "minusSet:", "minusOrderedSet:":
      let gone = try other()
      elements.removeAll { value in gone.contains { ObjCNumbers.areEqual($0, value) } }
    case "intersectSet:", "intersectOrderedSet:":
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
      let changes = ObjCEnumeration.changes(of: .object(self))
      for value in elements where !ObjCNumbers.isTrue(stop.value) {
        try ObjCEnumeration.check(.object(self), changes)
        _ = try block.call([value, .object(stop)])
      }
    case "copy", "mutableCopy": return made(elements)
    case "filteredSetUsingPredicate:": return made(try ObjCCollections.filter(elements, by: message[0]))
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

/// `NSIndexSet`, `NSMutableIndexSet`: indexes in ascending order.
final class IndexSet: ObjCBox {
  private var indexes: [Int]

  init(_ indexes: [Int], _ name: String, _ runtime: ObjCRuntime) {
    self.indexes = indexes
    super.init(name, runtime)
  }

  /// The indexes of a value; none where it is another one.
  static func indexes(of value: Value) -> [Int] {
    if case .object(let box) = value { (box as? IndexSet)?.indexes ?? [] } else { [] }
  }

  /// The indexes that the arguments of a message name: one, a range, or those of another set.
  private static func named(by message: ObjCMessage) throws(ErrorValue) -> [Int] {
    if case .object(let box) = message[0], let other = box as? IndexSet { return other.indexes }
    guard message.selector.contains("Range:") else { return [message.int(0)] }
    let (location, length) = ObjCStructures.range(message[0])
    let (end, overflow) = location.addingReportingOverflow(length)
    guard !overflow, length > 0 else { return [] }
    try message.context.makes(elements: length)
    return Array(location..<end)
  }

  static func make(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "indexSet", "new", "init": return .object(IndexSet([], name, message.runtime))
    case let maker where maker.hasPrefix("indexSetWithIndex") || maker.hasPrefix("initWithIndex"):
      return .object(IndexSet(try named(by: message), name, message.runtime))
    default: return nil
    }
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "count": return .int(indexes.count)
    case "firstIndex": return .int(indexes.first ?? .max)
    case "lastIndex": return .int(indexes.last ?? .max)
    case "containsIndex:": return .bool(indexes.contains(message.int(0)))
    case "indexGreaterThanIndex:": return .int(indexes.first { $0 > message.int(0) } ?? .max)
    case "indexLessThanIndex:": return .int(indexes.last { $0 < message.int(0) } ?? .max)
    case "enumerateIndexesUsingBlock:":
      let (block, stop) = (try message.block(0), Pointer(message.runtime))
      for index in indexes where !ObjCNumbers.isTrue(stop.value) { _ = try block.call([.int(index), .object(stop)]) }
    case "addIndex:", "addIndexesInRange:", "addIndexes:":
      let new = try Self.named(by: message).filter { !indexes.contains($0) }
      indexes = (indexes + new).sorted()
    case "removeIndex:", "removeIndexesInRange:", "removeIndexes:":
      let gone = try Self.named(by: message)
      indexes.removeAll { gone.contains($0) }
    case "removeAllIndexes": indexes = []
    case "copy", "mutableCopy":
      return .object(IndexSet(indexes, message.selector == "copy" ? "NSIndexSet" : name, message.runtime))
    case "rac_sequence": return .sequence(ElementSequence(indexes.map { .int($0) }))
    default: return nil
    }
    return .nil
  }

  override func equals(_ other: ObjectBox) -> Bool { (other as? IndexSet)?.indexes == indexes }

  /// `<NSIndexSet: 0x…>[number of indexes: 3 (in 2 ranges), indexes: (0-1 5)]`
  override func description(depth: Int) -> String {
    if indexes.isEmpty { return "<\(name): 0x…>(no indexes)" }
    var ranges: [(first: Int, last: Int)] = []
    for index in indexes {
      if let last = ranges.last, last.last == index - 1 {
        ranges[ranges.count - 1].last = index
      } else {
        ranges.append((index, index))
      }
    }
    let texts = ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
    return "<\(name): 0x…>[number of indexes: \(indexes.count) (in \(ranges.count) ranges), "
      + "indexes: (\(texts.joined(separator: " ")))]"
  }
}

extension ObjCMessage {
  /// The indexes of an argument that is a set of them; none if it is another value.
  func indexes(_ index: Int) -> [Int] { IndexSet.indexes(of: self[index]) }
}

extension ObjCRuntime {
  /// The elements, each once.
  func distinct(_ elements: [Value]) -> [Value] { ElementSet(of: elements, "NSSet", self).elements }

  func indexSet(_ indexes: [Int]) -> Value { .object(IndexSet(indexes, "NSIndexSet", self)) }
}
