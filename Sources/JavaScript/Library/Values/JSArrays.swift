import StreamLang
import Streams

/// An array with positions that have no element: they read as undefined, and callbacks do not see them.
final class SparseArray: ArrayBox {
  var holes: Set<Int>
  /// The object of a class of the code that extends Array.
  var instance: ObjectBox?

  init(_ elements: [Value], holes: Set<Int>) {
    self.holes = holes
    super.init(elements)
  }
}

/// The methods of arrays: a callback is given the element and its position.
enum JSArrays {
  /// The elements that `for … of` and spreading go through.
  static func elements(of value: Value, _ context: EvaluationContext) throws(ErrorValue) -> [Value] {
    switch value {
    case .array(let box), .tuple(let box):
      try context.makes(elements: box.elements.count)
      return box.elements
    case .string(let box):
      try context.makes(elements: box.text.utf8.count)
      return box.text.unicodeScalars.map { .string(String($0)) }
    case .range(let range):
      try context.makes(elements: range.count)
      return (range.lower..<range.upper).map { .int($0) }
    case .object(let box):
      if let values = try (box as? JSBox)?.values(in: context) { return values }
      if let steps = try JSIteration.steps(over: value, context) {
        var elements: [Value] = []
        while let next = try steps() {
          try context.makes(elements: 1)
          elements.append(next)
        }
        return elements
      }
      // `{ length: 3 }`, as Array.from takes it.
      if let length = try box.member("length") {
        let count = max(0, JSValue.toInt(length))
        try context.makes(elements: count)
        var elements = [Value](repeating: .nil, count: count)
        if box.count > 1 {
          for index in elements.indices { elements[index] = try box.member(String(index)) ?? .nil }
        }
        return elements
      }
      throw notIterable(value)
    default: throw notIterable(value)
    }
  }

  static func notIterable(_ value: Value) -> ErrorValue {
    JSError.type("\(JSText.inspected(value, JSText.Level(depth: 1))) is not iterable")
  }

  /// An array that held itself would be endless to print and to compare.
  static func refuseCircle(_ value: Value, in box: ArrayBox) throws(ErrorValue) {
    guard case .array(let inner) = value else { return }
    var pending = [inner]
    var seen = 0
    while let next = pending.popLast() {
      if next === box { throw ErrorValue("an array cannot hold itself here") }
      seen += 1
      guard seen < 10_000 else { return }
      for case .array(let deeper) in next.elements { pending.append(deeper) }
    }
  }

  private static func box(_ call: MemberCall) throws(ErrorValue) -> ArrayBox {
    switch call.receiver {
    case .array(let box), .tuple(let box):
      try call.context.countSteps(box.elements.count / 4 &+ 2)
      return box
    default: throw ErrorValue("an array is needed here")
    }
  }

  /// The array of a method that moves elements: its holes are plain elements from then on.
  private static func changed(_ call: MemberCall) throws(ErrorValue) -> ArrayBox {
    let box = try box(call)
    (box as? SparseArray)?.holes = []
    return box
  }

  /// A position that counts from the end where it is negative.
  static func position(_ value: Value, _ count: Int, otherwise: Int) -> Int {
    let position = JSValue.toInt(value, otherwise: otherwise)
    return position < 0 ? max(0, count &+ position) : min(position, count)
  }

  /// The elements from the position on that is the second argument.
  private static func rest(_ call: MemberCall) throws(ErrorValue) -> ArraySlice<Value> {
    let elements = try box(call).elements
    return elements[position(call[1], elements.count, otherwise: 0)...]
  }

  /// `keys()` and the like: elements that are added meanwhile are given, too.
  private static func iterator(_ call: MemberCall, _ part: @escaping (Int, Value) -> Value) throws(ErrorValue) -> Value
  {
    let box = try box(call)
    var position = 0
    return .object(
      IteratorBox(
        "Object [Array Iterator]",
        {
          guard position < box.elements.count else { return nil }
          position += 1
          return part(position - 1, box.elements[position - 1])
        }, in: call.context))
  }

  private static func isNaN(_ value: Value) -> Bool {
    if case .double(let number) = value { number.isNaN } else { false }
  }

  private static func append(_ values: [Value], to box: ArrayBox, _ context: EvaluationContext) throws(ErrorValue) {
    for value in values { try refuseCircle(value, in: box) }
    try context.makes(elements: values.count)
    box.elements += values
  }

  /// Gives the elements to the callback, one after the other, for as long as the closure takes its results.
  ///
  /// The callback may change the array: positions that it has no longer are left out, and later ones are not visited.
  private static func visit(
    _ call: MemberCall, fromEnd: Bool = false, visitsHoles: Bool = false, _ goesOn: (Int, Value, Value) -> Bool
  ) throws(ErrorValue) {
    let function = try call.function(0)
    let box = try box(call)
    let count = box.elements.count
    let sparse = visitsHoles ? nil : box as? SparseArray
    for place in 0..<count {
      let index = fromEnd ? count - 1 - place : place
      guard index < box.elements.count, sparse?.holes.contains(index) != true else { continue }
      let element = box.elements[index]
      guard goesOn(index, element, try function.call([element, .int(index), call.receiver])) else { return }
    }
  }

  private static func find(
    _ call: MemberCall, fromEnd: Bool = false, visitsHoles: Bool = true, _ found: (Int, Value) -> Value
  ) throws(ErrorValue) -> Value? {
    var result: Value?
    try visit(call, fromEnd: fromEnd, visitsHoles: visitsHoles) { index, element, answer in
      if JSValue.isTrue(answer) { result = found(index, element) }
      return result == nil
    }
    return result
  }

  private static func fold(_ call: MemberCall, fromEnd: Bool) throws(ErrorValue) -> Value {
    let combine = try call.function(0)
    let box = try box(call)
    var order: [Int] = fromEnd ? box.elements.indices.reversed() : Array(box.elements.indices)
    if let sparse = box as? SparseArray { order.removeAll { sparse.holes.contains($0) } }
    var value: Value
    if call.arguments.count > 1 {
      value = call[1]
    } else {
      guard let first = order.first else { throw JSError.type("Reduce of empty array with no initial value") }
      value = box.elements[first]
      order.removeFirst()
    }
    for index in order where index < box.elements.count {
      value = try combine.call([value, box.elements[index], .int(index), call.receiver])
    }
    return value
  }

  private static func flattened(_ elements: [Value], depth: Int, _ context: EvaluationContext) throws(ErrorValue)
    -> [Value]
  {
    var flat: [Value] = []
    try flatten(elements, into: &flat, depth: min(depth, 64), context)
    return flat
  }

  private static func flatten(
    _ elements: [Value], into flat: inout [Value], depth: Int, _ context: EvaluationContext
  ) throws(ErrorValue) {
    for element in elements {
      if case .array(let box) = element, depth > 0 {
        try context.countSteps(1)
        try flatten(box.elements, into: &flat, depth: depth - 1, context)
      } else {
        try context.makes(elements: 1)
        flat.append(element)
      }
    }
  }

  private static func sorted(_ call: MemberCall) throws(ErrorValue) -> [Value] {
    let elements = try box(call).elements
    var compare: FunctionValue?
    if case .function(let function) = call[0] { compare = function }
    guard compare != nil || call[0].isNil else {
      throw JSError.type("The comparison function must be either a function or undefined")
    }
    var texts: [String] = []
    if compare == nil {
      for element in elements { texts.append(try JSText.interpolated(element, call.context)) }
    }
    func isBefore(_ one: Int, _ two: Int) throws(ErrorValue) -> Bool {
      try call.context.countSteps(1)
      guard let compare else { return JSText.order(texts[one], texts[two]) < 0 }
      return JSValue.toNumber(try compare.call(elements[one], elements[two])) < 0
    }
    let order = try Array(elements.indices).merged(by: isBefore)
    return order.map { elements[$0] }
  }

  private static func mapped(_ call: MemberCall) throws(ErrorValue) -> [Value] {
    var values: [Value] = []
    try visit(call) { _, _, result in
      values.append(result)
      return true
    }
    return values
  }

  /// The results of `map`: a hole stays one.
  private static func map(_ call: MemberCall) throws(ErrorValue) -> ArrayBox {
    guard let sparse = try box(call) as? SparseArray else { return ArrayBox(try mapped(call)) }
    var rest = try mapped(call)[...]
    let values = sparse.elements.indices.map { sparse.holes.contains($0) ? Value.nil : rest.popFirst() ?? .nil }
    return SparseArray(values, holes: sparse.holes)
  }

  static let methods: [String: Method] = JSLibrary.table([
    Method("push", isEffect: true) { call throws(ErrorValue) in
      let box = try box(call)
      try append(call.arguments, to: box, call.context)
      return .int(box.elements.count)
    },
    Method("pop", isEffect: true) { call throws(ErrorValue) in try changed(call).elements.popLast() ?? .nil },
    Method("shift", isEffect: true) { call throws(ErrorValue) in
      let box = try changed(call)
      return box.elements.isEmpty ? .nil : box.elements.removeFirst()
    },
    Method("unshift", isEffect: true) { call throws(ErrorValue) in
      let box = try changed(call)
      for value in call.arguments { try refuseCircle(value, in: box) }
      box.elements.insert(contentsOf: call.arguments, at: 0)
      return .int(box.elements.count)
    },
    Method("splice", isEffect: true) { call throws(ErrorValue) in
      let box = try changed(call)
      let start = position(call[0], box.elements.count, otherwise: 0)
      let most = box.elements.count - start
      let count = call.arguments.count > 1 ? min(max(0, JSValue.toInt(call[1])), most) : most
      for value in call.arguments.dropFirst(2) { try refuseCircle(value, in: box) }
      let removed = Array(box.elements[start..<start + count])
      box.elements.replaceSubrange(start..<start + count, with: call.arguments.dropFirst(2))
      return .array(removed)
    },
    Method("map") { call throws(ErrorValue) in .array(try map(call)) },
    Method("flatMap") { call throws(ErrorValue) in
      .array(try flattened(try mapped(call), depth: 1, call.context))
    },
    Method("filter") { call throws(ErrorValue) in
      var values: [Value] = []
      try visit(call) { _, element, answer in
        if JSValue.isTrue(answer) { values.append(element) }
        return true
      }
      return .array(values)
    },
    Method(doing: "forEach") { call throws(ErrorValue) in try visit(call) { _, _, _ in true } },
    Method("reduce") { call throws(ErrorValue) in try fold(call, fromEnd: false) },
    Method("reduceRight") { call throws(ErrorValue) in try fold(call, fromEnd: true) },
    Method("find") { call throws(ErrorValue) in try find(call) { $1 } ?? .nil },
    Method("findLast") { call throws(ErrorValue) in try find(call, fromEnd: true) { $1 } ?? .nil },
    Method("findIndex") { call throws(ErrorValue) in try find(call) { index, _ in .int(index) } ?? .int(-1) },
    Method("findLastIndex") { call throws(ErrorValue) in
      try find(call, fromEnd: true) { index, _ in .int(index) } ?? .int(-1)
    },
    Method("some") { call throws(ErrorValue) in .bool(try find(call, visitsHoles: false) { $1 } != nil) },
    Method("every") { call throws(ErrorValue) in
      var isSo = true
      try visit(call) { _, _, answer in
        isSo = JSValue.isTrue(answer)
        return isSo
      }
      return .bool(isSo)
    },
    Method("includes") { call throws(ErrorValue) in
      // NaN, too, is found.
      .bool(try rest(call).contains { JSValue.isIdentical($0, call[0]) || isNaN($0) && isNaN(call[0]) })
    },
    Method("indexOf") { call throws(ErrorValue) in
      .int(try rest(call).firstIndex { JSValue.isIdentical($0, call[0]) } ?? -1)
    },
    Method("lastIndexOf") { call throws(ErrorValue) in
      let elements = try box(call).elements
      let from = JSValue.toInt(call[1], otherwise: elements.count)
      let end = from < 0 ? elements.count &+ from : min(from, elements.count - 1)
      return .int(elements.prefix(max(0, end + 1)).lastIndex { JSValue.isIdentical($0, call[0]) } ?? -1)
    },
    Method("slice") { call throws(ErrorValue) in
      let elements = try box(call).elements
      let start = position(call[0], elements.count, otherwise: 0)
      let end = position(call[1], elements.count, otherwise: elements.count)
      return .array(start < end ? Array(elements[start..<end]) : [])
    },
    Method("concat") { call throws(ErrorValue) in
      var elements = try box(call).elements
      for value in call.arguments {
        if case .array(let box) = value { elements += box.elements } else { elements.append(value) }
      }
      try call.context.makes(elements: elements.count)
      return .array(elements)
    },
    Method("join") { call throws(ErrorValue) in
      let separator = call[0].isNil ? "," : call.text(0)
      var text = ""
      for (index, element) in try box(call).elements.enumerated() {
        if index > 0 { try call.context.append(separator, to: &text) }
        try call.context.append(JSValue.isNullish(element) ? "" : try JSText.text(element), to: &text)
      }
      try call.context.makes(bytes: text.utf8.count)
      return .string(text)
    },
    Method("reverse") { call throws(ErrorValue) in
      try changed(call).elements.reverse()
      return call.receiver
    },
    Method("toReversed") { call throws(ErrorValue) in .array(try box(call).elements.reversed()) },
    Method("sort") { call throws(ErrorValue) in
      let sorted = try sorted(call)
      try changed(call).elements = sorted
      return call.receiver
    },
    Method("toSorted") { call throws(ErrorValue) in .array(try sorted(call)) },
    Method("with") { call throws(ErrorValue) in
      var elements = try box(call).elements
      let index = JSValue.toInt(call[0])
      let position = index < 0 ? elements.count &+ index : index
      guard elements.indices.contains(position) else { throw JSError.range("Invalid index : \(index)") }
      elements[position] = call[1]
      return .array(elements)
    },
    Method("toSpliced") { call throws(ErrorValue) in
      let copy = ArrayBox(try box(call).elements)
      _ = try methods["splice"]?.call(call.on(.array(copy)))
      return .array(copy)
    },
    Method("flat") { call throws(ErrorValue) in
      .array(try flattened(try box(call).elements, depth: JSValue.toInt(call[0], otherwise: 1), call.context))
    },
    Method("fill") { call throws(ErrorValue) in
      let box = try changed(call)
      try refuseCircle(call[0], in: box)
      let start = position(call[1], box.elements.count, otherwise: 0)
      let end = position(call[2], box.elements.count, otherwise: box.elements.count)
      for index in box.elements.indices where index >= start && index < end { box.elements[index] = call[0] }
      return call.receiver
    },
    Method("copyWithin", isEffect: true) { call throws(ErrorValue) in
      let box = try changed(call)
      let count = box.elements.count
      let target = position(call[0], count, otherwise: 0)
      let start = position(call[1], count, otherwise: 0)
      let end = position(call[2], count, otherwise: count)
      if start < end {
        for (offset, element) in Array(box.elements[start..<end]).enumerated() where target + offset < count {
          box.elements[target + offset] = element
        }
      }
      return call.receiver
    },
    Method("at") { call throws(ErrorValue) in
      let elements = try box(call).elements
      let index = JSValue.toInt(call[0])
      let position = index < 0 ? elements.count &+ index : index
      return elements.indices.contains(position) ? elements[position] : .nil
    },
    Method("keys") { call throws(ErrorValue) in try iterator(call) { index, _ in .int(index) } },
    Method("values") { call throws(ErrorValue) in try iterator(call) { _, element in element } },
    Method("entries") { call throws(ErrorValue) in try iterator(call) { .array([.int($0), $1]) } },
  ])
}
