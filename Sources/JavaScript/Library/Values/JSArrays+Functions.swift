import StreamLang
import Streams

/// The functions that make arrays.
extension JSArrays {
  static let functions: [Method] = [
    Method("Array.isArray") { call in if case .array = call[0] { .bool(true) } else { .bool(false) } },
    Method("Array.of") { call in .array(call.arguments) },
    Method("Array.from") { call throws(ErrorValue) in
      if JSValue.isNullish(call[0]) {
        let kind = call[0].isNil ? "undefined" : "object null"
        throw JSError.type("\(kind) is not iterable (cannot read property Symbol(Symbol.iterator))")
      }
      let isCollection: Bool =
        switch call[0] {
        case .bool, .int, .double, .function: false
        case .object(let box):
          try JSIteration.steps(over: .object(box), call.context) != nil || box.kept("length") != nil
        default: true
        }
      let elements = isCollection ? try elements(of: call[0], call.context) : []
      guard !call[1].isNil else { return .array(elements) }
      let transform = try call.function(1)
      var values: [Value] = []
      for (index, element) in elements.enumerated() { values.append(try transform.call([element, .int(index)])) }
      return .array(values)
    },
    Method("Array") { call throws(ErrorValue) in
      guard call.arguments.count == 1, JSValue.type(of: call[0]) == "number" else { return .array(call.arguments) }
      guard case .int(let count) = call[0], count >= 0, count < 1 << 32 else {
        throw JSError.range("Invalid array length")
      }
      try call.context.makes(elements: count)
      return .array(SparseArray(Array(repeating: .nil, count: count), holes: Set(0..<count)))
    },
    Method("Array.sparse") { call throws(ErrorValue) in
      guard case .array(let box) = call[0], case .array(let holes) = call[1] else { return call[0] }
      return .array(SparseArray(box.elements, holes: Set(holes.elements.map { JSValue.toInt($0) })))
    },
  ]
}
