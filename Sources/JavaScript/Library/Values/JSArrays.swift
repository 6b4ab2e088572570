import StreamLang
import Streams

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
      if let generator = box as? GeneratorBox { return try generator.values(in: context) }
      if let elements = (box as? JSBox)?.elements { return elements }
      if let elements = try JSIteration.elements(of: box, context) { return elements }
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
      throw ErrorValue("\(JSText.inspected(value, depth: 1)) is not iterable")
    default: throw ErrorValue("\(JSText.inspected(value, depth: 1)) is not iterable")
    }
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

  private static func box(_ call: Call) throws(ErrorValue) -> ArrayBox {
    switch call.receiver {
    case .array(let box), .tuple(let box):
      try call.context.countSteps(box.elements.count / 4 &+ 2)
      return box
    default: throw ErrorValue("an array is needed here")
    }
  }

  /// A position that counts from the end where it is negative.
  static func position(_ value: Value, _ count: Int, otherwise: Int) -> Int {
    let position = JSValue.toInt(value, otherwise: otherwise)
    return position < 0 ? max(0, count &+ position) : min(position, count)
  }

  /// The elements from the position on that is the second argument.
  private static func rest(_ call: Call) throws(ErrorValue) -> ArraySlice<Value> {
    let elements = try box(call).elements
    return elements[position(call[1], elements.count, otherwise: 0)...]
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
    _ call: Call, fromEnd: Bool = false, _ goesOn: (Int, Value, Value) -> Bool
  ) throws(ErrorValue) {
    let function = try call.function(0)
    let box = try box(call)
    let count = box.elements.count
    for place in 0..<count {
      let index = fromEnd ? count - 1 - place : place
      guard index < box.elements.count else { continue }
      let element = box.elements[index]
      guard goesOn(index, element, try function.call([element, .int(index), call.receiver])) else { return }
    }
  }

  private static func find(
    _ call: Call, fromEnd: Bool = false, _ found: (Int, Value) -> Value
  ) throws(ErrorValue) -> Value? {
    var result: Value?
    try visit(call, fromEnd: fromEnd) { index, element, answer in
      if JSValue.isTrue(answer) { result = found(index, element) }
      return result == nil
    }
    return result
  }

  private static func fold(_ call: Call, fromEnd: Bool) throws(ErrorValue) -> Value {
    let combine = try call.function(0)
    let box = try box(call)
    var order: [Int] = fromEnd ? box.elements.indices.reversed() : Array(box.elements.indices)
    var value: Value
    if call.arguments.count > 1 {
      value = call[1]
    } else {
      guard let first = order.first else { throw ErrorValue("reduce of an empty array with no initial value") }
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

  private static func sorted(_ call: Call) throws(ErrorValue) -> [Value] {
    let elements = try box(call).elements
    let compare: FunctionValue? = call[0].isNil ? nil : try call.function(0)
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

  private static func mapped(_ call: Call) throws(ErrorValue) -> [Value] {
    var values: [Value] = []
    try visit(call) { _, _, result in
      values.append(result)
      return true
    }
    return values
  }

  static let methods: [String: Method] = JSLibrary.table([
    Method("push", isEffect: true) { call throws(ErrorValue) in
      let box = try box(call)
      try append(call.arguments, to: box, call.context)
      return .int(box.elements.count)
    },
    Method("pop", isEffect: true) { call throws(ErrorValue) in try box(call).elements.popLast() ?? .nil },
    Method("shift", isEffect: true) { call throws(ErrorValue) in
      let box = try box(call)
      return box.elements.isEmpty ? .nil : box.elements.removeFirst()
    },
    Method("unshift", isEffect: true) { call throws(ErrorValue) in
      let box = try box(call)
      for value in call.arguments { try refuseCircle(value, in: box) }
      box.elements.insert(contentsOf: call.arguments, at: 0)
      return .int(box.elements.count)
    },
    Method("splice", isEffect: true) { call throws(ErrorValue) in
      let box = try box(call)
      let start = position(call[0], box.elements.count, otherwise: 0)
      let most = box.elements.count - start
      let count = call.arguments.count > 1 ? min(max(0, JSValue.toInt(call[1])), most) : most
      for value in call.arguments.dropFirst(2) { try refuseCircle(value, in: box) }
      let removed = Array(box.elements[start..<start + count])
      box.elements.replaceSubrange(start..<start + count, with: call.arguments.dropFirst(2))
      return .array(removed)
    },
    Method("map") { call throws(ErrorValue) in .array(try mapped(call)) },
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
    Method("forEach", isEffect: true) { call throws(ErrorValue) in
      try visit(call) { _, _, _ in true }
      return .nil
    },
    Method("reduce") { call throws(ErrorValue) in try fold(call, fromEnd: false) },
    Method("reduceRight") { call throws(ErrorValue) in try fold(call, fromEnd: true) },
    Method("find") { call throws(ErrorValue) in try find(call) { $1 } ?? .nil },
    Method("findLast") { call throws(ErrorValue) in try find(call, fromEnd: true) { $1 } ?? .nil },
    Method("findIndex") { call throws(ErrorValue) in try find(call) { index, _ in .int(index) } ?? .int(-1) },
    Method("findLastIndex") { call throws(ErrorValue) in
      try find(call, fromEnd: true) { index, _ in .int(index) } ?? .int(-1)
    },
    Method("some") { call throws(ErrorValue) in .bool(try find(call) { $1 } != nil) },
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
      .int(try box(call).elements.lastIndex { JSValue.isIdentical($0, call[0]) } ?? -1)
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
        try call.context.append(JSValue.isNullish(element) ? "" : JSText.string(element), to: &text)
      }
      try call.context.makes(bytes: text.utf8.count)
      return .string(text)
    },
    Method("reverse") { call throws(ErrorValue) in
      try box(call).elements.reverse()
      return call.receiver
    },
    Method("toReversed") { call throws(ErrorValue) in .array(try box(call).elements.reversed()) },
    Method("sort") { call throws(ErrorValue) in
      let sorted = try sorted(call)
      try box(call).elements = sorted
      return call.receiver
    },
    Method("toSorted") { call throws(ErrorValue) in .array(try sorted(call)) },
    Method("with") { call throws(ErrorValue) in
      var elements = try box(call).elements
      let index = JSValue.toInt(call[0])
      let position = index < 0 ? elements.count &+ index : index
      guard elements.indices.contains(position) else { throw ErrorValue("Invalid index : \(index)") }
      elements[position] = call[1]
      return .array(elements)
    },
    Method("toSpliced") { call throws(ErrorValue) in
      let copy = ArrayBox(try box(call).elements)
      _ = try methods["splice"]?.call(
        Call(receiver: .array(copy), arguments: call.arguments, labels: [], context: call.context, place: call.place))
      return .array(copy)
    },
    Method("flat") { call throws(ErrorValue) in
      .array(try flattened(try box(call).elements, depth: JSValue.toInt(call[0], otherwise: 1), call.context))
    },
    Method("fill") { call throws(ErrorValue) in
      let box = try box(call)
      try refuseCircle(call[0], in: box)
      let start = position(call[1], box.elements.count, otherwise: 0)
      let end = position(call[2], box.elements.count, otherwise: box.elements.count)
      for index in box.elements.indices where index >= start && index < end { box.elements[index] = call[0] }
      return call.receiver
    },
    Method("at") { call throws(ErrorValue) in
      let elements = try box(call).elements
      let index = JSValue.toInt(call[0])
      let position = index < 0 ? elements.count &+ index : index
      return elements.indices.contains(position) ? elements[position] : .nil
    },
    Method("keys") { call throws(ErrorValue) in .array(try box(call).elements.indices.map { .int($0) }) },
    Method("values") { call throws(ErrorValue) in .array(try box(call).elements) },
    Method("entries") { call throws(ErrorValue) in
      .array(try box(call).elements.enumerated().map { .array([.int($0), $1]) })
    },
  ])

  static let functions: [Method] = [
    Method("Array.isArray") { call in if case .array = call[0] { .bool(true) } else { .bool(false) } },
    Method("Array.of") { call in .array(call.arguments) },
    Method("Array.from") { call throws(ErrorValue) in
      let elements = try elements(of: call[0], call.context)
      guard !call[1].isNil else { return .array(elements) }
      let transform = try call.function(1)
      var values: [Value] = []
      for (index, element) in elements.enumerated() { values.append(try transform.call([element, .int(index)])) }
      return .array(values)
    },
    Method("Array") { call throws(ErrorValue) in
      guard call.arguments.count == 1, case .int(let count) = call[0] else { return .array(call.arguments) }
      guard count >= 0 else { throw ErrorValue("invalid array length") }
      try call.context.makes(elements: count)
      return .array(Array(repeating: .nil, count: count))
    },
  ]
}
