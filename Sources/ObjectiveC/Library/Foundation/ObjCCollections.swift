import StreamLang
import Streams

/// Messages of arrays and dictionaries.
enum ObjCCollections {
  /// The elements of what can be gone through.
  static func elements(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> [Value] {
    switch value {
    case .array(let box), .tuple(let box): return box.elements
    case .dictionary(let box): return box.keys
    case .sequence(let sequence): return try sequence.array(in: context.world)
    case .object(let box):
      if let list = box as? MutableArray { return list.elements }
      if let table = box as? MutableDictionary { return table.entries.keys }
      if box is Unanswered { return [] }
    case .nil: return []
    default: break
    }
    throw ErrorValue("an NSArray is needed here, and this is \(ObjCText.kind(of: value))")
  }

  static func entries(_ value: Value) -> DictionaryBox? {
    switch value {
    case .dictionary(let box): box
    case .object(let box): (box as? MutableDictionary)?.entries
    default: nil
    }
  }

  static func element(_ list: [Value], _ index: Int) throws(ErrorValue) -> Value {
    guard list.indices.contains(index) else {
      throw ErrorValue("index \(index) is beyond the \(list.count) element\(list.count == 1 ? "" : "s")")
    }
    return list[index]
  }

  static func array(_ elements: [Value], _ context: EvaluationContext) throws(ErrorValue) -> Value {
    try context.makes(elements: elements.count)
    for (index, element) in elements.enumerated() where ObjCText.isNull(element) && !(isStreamable(element)) {
      throw ErrorValue("nil cannot be put into an array (element \(index + 1))")
    }
    return .array(elements)
  }

  private static func isStreamable(_ value: Value) -> Bool {
    if case .object(let box) = value { box is Unanswered } else { false }
  }

  static func dictionary(_ pairs: [Value], _ context: EvaluationContext) throws(ErrorValue) -> Value {
    let box = DictionaryBox()
    try context.makes(elements: pairs.count)
    var index = 0
    while index + 1 < pairs.count {
      if ObjCText.isNull(pairs[index + 1]), !isStreamable(pairs[index + 1]) {
        throw ErrorValue(
          "nil cannot be put into a dictionary (key \(ObjCText.plain(pairs[index], ObjCRuntime.of(context))))")
      }
      box[pairs[index]] = pairs[index + 1]
      index += 2
    }
    return .dictionary(box)
  }

  static func send(_ message: ObjCMessage, array list: [Value]) throws(ErrorValue) -> Value? {
    let context = message.context
    switch message.selector {
    case "count", "length": return .int(list.count)
    case "firstObject", "first": return list.first ?? .nil
    case "lastObject", "last": return list.last ?? .nil
    case "objectAtIndex:", "objectAtIndexedSubscript:": return try element(list, message.int(0))
    case "containsObject:", "contains:": return .bool(list.contains { ObjCNumbers.areEqual($0, message[0]) })
    case "indexOfObject:", "indexOfObjectIdenticalTo:":
      return .int(list.firstIndex { ObjCNumbers.areEqual($0, message[0]) } ?? Int.max)
    case "isEqualToArray:":
      let other = try elements(message[0], context)
      return .bool(list.count == other.count && zip(list, other).allSatisfy { ObjCNumbers.areEqual($0, $1) })
    case "arrayByAddingObject:": return .array(list + [message[0]])
    case "arrayByAddingObjectsFromArray:": return try array(list + (try elements(message[0], context)), context)
    case "subarrayWithRange:":
      let (location, length) = ObjCStructures.range(message[0])
      let (end, overflow) = location.addingReportingOverflow(length)
      guard !overflow, location >= 0, length >= 0, end <= list.count else {
        throw ErrorValue("index \(end) is beyond the \(list.count) elements")
      }
      return .array(Array(list[location..<end]))
    case "componentsJoinedByString:":
      let text = list.map { ObjCText.description($0, message.runtime) }.joined(separator: message.text(0))
      try context.makes(bytes: text.utf8.count)
      return .string(text)
    case "sortedArrayUsingSelector:", "sortedArrayUsingComparator:",
      "sortedArrayUsingDescriptors:":
      return .array(try sorted(list, message))
    case "reverseObjectEnumerator": return .object(MutableArray(list.reversed(), message.runtime))
    case "objectEnumerator": return .object(MutableArray(list, message.runtime))
    case "allObjects", "copy", "array": return .array(list)
    case "mutableCopy": return .object(MutableArray(list, message.runtime))
    case "filteredArrayUsingPredicate:":
      return .array(try filter(list, by: message[0]))
    case "objectsAtIndexes:":
      var found: [Value] = []
      for index in message.indexes(0) { found.append(try element(list, index)) }
      return .array(found)
    case "firstObjectCommonWithArray:":
      let other = try elements(message[0], context)
      return list.first { value in other.contains { ObjCNumbers.areEqual($0, value) } } ?? .nil
    case "enumerateObjectsUsingBlock:", "enumerateObjectsWithOptions:usingBlock:":
      let block = try message.block(message.arguments.count - 1)
      let stop = Pointer(message.runtime)
      // NSEnumerationReverse is 2.
      let isReversed = message.arguments.count > 1 && message.int(0) & 2 != 0
      let entries = Array(list.enumerated())
      let changes = ObjCEnumeration.changes(of: message.receiver)
      for (index, value) in isReversed ? entries.reversed() : entries {
        try context.countSteps(4)
        try ObjCEnumeration.check(message.receiver, changes)
        _ = try block.call([value, .int(index), .object(stop)])
        if ObjCNumbers.isTrue(stop.value) { break }
      }
      return .nil
    case "indexOfObjectPassingTest:", "indexesOfObjectsPassingTest:":
      let (block, stop) = (try message.block(0), Pointer(message.runtime))
      let isOne = message.selector == "indexOfObjectPassingTest:"
      var found: [Int] = []
      for (index, value) in list.enumerated() where !ObjCNumbers.isTrue(stop.value) && !(isOne && !found.isEmpty) {
        try context.countSteps(4)
        if ObjCNumbers.isTrue(try block.call([value, .int(index), .object(stop)])) { found.append(index) }
      }
      return isOne ? .int(found.first ?? .max) : message.runtime.indexSet(found)
    case "makeObjectsPerformSelector:":
      for value in list { _ = try ObjCDispatch.send(message.to(value, message.text(0))) }
      return .nil
    case "valueForKey:", "valueForKeyPath:":
      return try values(message.text(0), of: list, message.runtime)
    case "rac_sequence", "sequence": return .sequence(ElementSequence(list))
    default: return nil
    }
  }

  /// The values of a key in all elements; `@sum.price` and its kin make one value of them.
  private static func values(_ path: String, of list: [Value], _ runtime: ObjCRuntime) throws(ErrorValue) -> Value {
    if path == "@count" { return .int(list.count) }
    guard path.hasPrefix("@"), let dot = path.firstIndex(of: ".") else {
      var values: [Value] = []
      for value in list {
        let found = path == "self" ? value : try runtime.value(value, path)
        values.append(found.isNil ? .object(runtime.null) : found)
      }
      return .array(values)
    }
    let rest = String(path[path.index(after: dot)...])
    guard !rest.hasPrefix("@") else { throw ErrorValue("the key path '\(path)' is not read") }
    let all = try elements(try values(rest, of: list, runtime), runtime.context)
    let sum = all.reduce(0) { $0 + ObjCNumbers.double($1) }
    switch path[..<dot] {
    case "@sum": return .double(sum)
    case "@avg": return .double(all.isEmpty ? 0 : sum / Double(all.count))
    case "@max": return all.max { ObjCNumbers.double($0) < ObjCNumbers.double($1) } ?? .nil
    case "@min": return all.min { ObjCNumbers.double($0) < ObjCNumbers.double($1) } ?? .nil
    case "@unionOfObjects": return .array(all)
    case "@unionOfArrays": return .array(try joined(all, runtime))
    case "@distinctUnionOfObjects": return .array(runtime.distinct(all))
    case "@distinctUnionOfArrays": return .array(runtime.distinct(try joined(all, runtime)))
    default: throw ErrorValue("the key path '\(path)' is not read")
    }
  }

  private static func joined(_ lists: [Value], _ runtime: ObjCRuntime) throws(ErrorValue) -> [Value] {
    var joined: [Value] = []
    for list in lists { joined += try elements(list, runtime.context) }
    return joined
  }

  /// Whether descriptors put one value before another one: by the first key whose values differ.
  private static func isBefore(
    _ one: Value, _ two: Value, by descriptors: [Value], _ message: ObjCMessage
  ) throws(ErrorValue) -> Bool {
    let runtime = message.runtime
    for case .object(let descriptor) in descriptors {
      let key = ObjCText.plain(descriptor.kept("key") ?? .nil, runtime)
      let order = try ObjCDispatch.send(
        message.to(
          try runtime.value(one, key), "compare:", [try runtime.value(two, key)]))
      let sign = ObjCNumbers.int(order)
      if sign != 0 { return ObjCNumbers.isTrue(descriptor.kept("ascending") ?? .nil) ? sign < 0 : sign > 0 }
    }
    return false
  }

  private static func sorted(
    _ list: [Value], _ message: ObjCMessage, by key: (Value) -> Value = { $0 }
  ) throws(ErrorValue) -> [Value] {
    let isByDescriptors = message.selector.hasSuffix("Descriptors:")
    let descriptors = isByDescriptors ? try elements(message[0], message.context) : []
    func isBefore(_ one: Value, _ two: Value) throws(ErrorValue) -> Bool {
      try message.context.countSteps(4)
      if isByDescriptors { return try Self.isBefore(one, two, by: descriptors, message) }
      if case .function(let block) = message[0] { return ObjCNumbers.int(try block.call([key(one), key(two)])) < 0 }
      return ObjCNumbers.int(try ObjCDispatch.send(message.to(key(one), message.text(0), [key(two)]))) < 0
    }
    return try list.merged(by: isBefore)
  }

  static func change(_ message: ObjCMessage, _ list: MutableArray) throws(ErrorValue) -> Value? {
    let context = message.context
    let count = list.elements.count
    func at(_ index: Int) throws(ErrorValue) -> Int {
      _ = try element(list.elements, index)
      return index
    }
    switch message.selector {
    case "addObject:":
      if ObjCText.isNull(message[0]) {
        throw ErrorValue("nil cannot be put into an array (element \(list.elements.count + 1))")
      }
      if case .object(let box) = message[0], box === list { throw ErrorValue("an array cannot hold itself") }
      list.elements.append(message[0])
    case "addObjectsFromArray:": list.elements += try elements(message[0], context)
    case "insertObject:atIndex:":
      guard message.int(1) >= 0, message.int(1) <= list.elements.count else {
        throw ErrorValue("index \(message.int(1)) is beyond the \(list.elements.count) elements")
      }
      list.elements.insert(message[0], at: message.int(1))
    case "removeObject:": list.elements.removeAll { ObjCNumbers.areEqual($0, message[0]) }
    case "removeObjectAtIndex:": list.elements.remove(at: try at(message.int(0)))
    case "removeLastObject": if !list.elements.isEmpty { list.elements.removeLast() }
    case "removeAllObjects": list.elements = []
    case "removeObjectsInArray:":
      let gone = try elements(message[0], context)
      list.elements.removeAll { value in gone.contains { ObjCNumbers.areEqual($0, value) } }
    case "removeObjectsInRange:":
      let (location, length) = ObjCStructures.range(message[0])
      if length > 0 { list.elements.removeSubrange(try at(location)...(try at(location &+ length &- 1))) }
    case "removeObjectsAtIndexes:":
      for index in message.indexes(0).reversed() { list.elements.remove(at: try at(index)) }
    case "insertObjects:atIndexes:":
      for (value, index) in zip(try elements(message[0], context), message.indexes(1)) {
        guard index >= 0, index <= list.elements.count else { throw ErrorValue("index \(index) is beyond the array") }
        list.elements.insert(value, at: index)
      }
    case "filterUsingPredicate:": list.elements = try filter(list.elements, by: message[0])
    case "setArray:": list.elements = try elements(message[0], context)
    case "replaceObjectAtIndex:withObject:": list.elements[try at(message.int(0))] = message[1]
    case "setObject:atIndexedSubscript:": list.elements[try at(message.int(1))] = message[0]
    case "exchangeObjectAtIndex:withObjectAtIndex:":
      list.elements.swapAt(try at(message.int(0)), try at(message.int(1)))
    case "sortUsingSelector:", "sortUsingComparator:", "sortUsingDescriptors:":
      list.elements = try sorted(list.elements, message)
    case "nextObject": return list.elements.isEmpty ? .nil : list.elements.removeFirst()
    case "copy": return .array(list.elements)
    default: return nil
    }
    // Most messages change one element, and move some.
    try context.countSteps(count / 16)
    try context.makes(elements: abs(list.elements.count - count))
    return .nil
  }

  static func send(_ message: ObjCMessage, dictionary box: DictionaryBox) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "count": return .int(box.count)
    case "allKeys": return .array(box.keys)
    case "allValues": return .array(box.values)
    case "objectForKey:", "objectForKeyedSubscript:", "valueForKey:": return box[message[0]] ?? .nil
    case "valueForKeyPath:": return try message.runtime.value(.dictionary(box), message.text(0))
    case "isEqualToDictionary:":
      return .bool(entries(message[0]).map { Value.dictionary($0).isEqual(to: .dictionary(box)) } ?? false)
    case "objectsForKeys:notFoundMarker:":
      return .array(try elements(message[0], message.context).map { box[$0] ?? message[1] })
    case "keysSortedByValueUsingSelector:", "keysSortedByValueUsingComparator:":
      return .array(try sorted(box.keys, message) { box[$0] ?? .nil })
    case "keyEnumerator": return .object(MutableArray(box.keys, message.runtime))
    case "objectEnumerator": return .object(MutableArray(box.values, message.runtime))
    case "allKeysForObject:": return .array(box.keys.filter { ObjCNumbers.areEqual(box[$0] ?? .nil, message[0]) })
    case "enumerateKeysAndObjectsUsingBlock:", "enumerateKeysAndObjectsWithOptions:usingBlock:":
      let block = try message.block(message.arguments.count - 1)
      let stop = Pointer(message.runtime)
      let changes = ObjCEnumeration.changes(of: message.receiver)
      for (key, value) in zip(box.keys, box.values) {
        try ObjCEnumeration.check(message.receiver, changes)
        _ = try block.call([key, value, .object(stop)])
        if ObjCNumbers.isTrue(stop.value) { break }
      }
      return .nil
    case "rac_sequence": return .sequence(ElementSequence(zip(box.keys, box.values).map { .tuple([$0, $1]) }))
    case "rac_keySequence": return .sequence(ElementSequence(box.keys))
    case "rac_valueSequence": return .sequence(ElementSequence(box.values))
    case "mutableCopy": return .object(mutable(box, message.runtime))
    case "copy": return .dictionary(mutable(box, message.runtime).entries)
    default: return nil
    }
  }

  static func mutable(_ box: DictionaryBox, _ runtime: ObjCRuntime) -> MutableDictionary {
    let made = MutableDictionary(runtime)
    for (key, value) in zip(box.keys, box.values) { made.entries[key] = value }
    return made
  }

  static func change(_ message: ObjCMessage, _ table: MutableDictionary) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "setObject:forKey:", "setObject:forKeyedSubscript:", "setValue:forKey:", "setObject:forKey:cost:":
      if ObjCText.isNull(message[0]), message.selector == "setObject:forKey:" {
        throw ErrorValue("nil cannot be put into a dictionary (key \(message.text(1)))")
      }
      try message.context.countSteps(8)
      table.entries[message[1]] = message[0].isNil ? nil : message[0]
    case "removeObjectForKey:": table.entries[message[0]] = nil
    case "removeObjectsForKeys:": for key in try elements(message[0], message.context) { table.entries[key] = nil }
    case "removeAllObjects": table.entries = DictionaryBox()
    case "addEntriesFromDictionary:", "setDictionary:":
      if message.selector == "setDictionary:" { table.entries = DictionaryBox() }
      if let other = entries(message[0]) {
        for (key, value) in zip(other.keys, other.values) { table.entries[key] = value }
      }
    default: return nil
    }
    return .nil
  }

  /// The elements that pass the test of a predicate.
  static func filter(_ list: [Value], by predicate: Value) throws(ErrorValue) -> [Value] {
    let predicate = try ObjCBox.predicate(predicate)
    var kept: [Value] = []
    for value in list where try predicate.holds(for: value) { kept.append(value) }
    return kept
  }
}

/// Going through collections by `for (… in …)` and by blocks.
enum ObjCEnumeration {
  /// The elements for `for (… in …)`: of a collection that can be changed each is given only as long as it is not.
  static func elements(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    let elements = try ObjCCollections.elements(value, context)
    guard let changes = changes(of: value) else { return .array(elements) }
    func rest(_ index: Int) -> LazySequence {
      .made(
        head: { () throws(ErrorValue) in
          guard index < elements.count else { return nil }
          try check(value, changes)
          return elements[index]
        }, tail: { rest(index + 1) })
    }
    return .sequence(rest(0))
  }

  /// How often a collection was changed; nothing for one that cannot be.
  static func changes(of value: Value) -> Int? {
    guard case .object(let box) = value else { return nil }
    if let list = box as? MutableArray { return list.changes }
    return (box as? MutableDictionary)?.changes
  }

  /// Ends an enumeration of a collection that was changed meanwhile, as Foundation does.
  static func check(_ value: Value, _ changes: Int?) throws(ErrorValue) {
    guard Self.changes(of: value) != changes else { return }
    throw ErrorValue(
      "the \(ObjCText.className(of: value)) was mutated while being enumerated, which ends an app",
      help: "enumerate a copy: for (id x in [list copy])")
  }
}
