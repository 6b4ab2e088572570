extension Operator {
  static let from = Operator(
    "from",
    elsewhere: [
      "ReactiveObjC": "array.rac_sequence.signal", "RxSwift": "from", "Combine": "array.publisher", "RxJS": "from",
    ],
    theme: .creating, flow: .elements, form: .source, [.value("values")],
    summary:
      "Sends the elements of an array, range, tuple, dictionary or string, then completes, inside the subscribing call.",
    details: "A stream is given back as it is. `[…].stream` sends one value a turn, as a lazy sequence does.",
    example: "from([1, 2, 3])"
  ) { call throws(ErrorValue) in
    switch call.value(0) ?? .nil {
    case .stream(let stream): return stream
    case .array(let box), .tuple(let box): return call.sequence(box.elements)
    case .range(let range): return call.counting(from: range.lower, count: range.count)
    case .string(let box):
      ValueWork.add(charactersOf: box.text)
      return call.sequence(box.text.map { .string(String($0)) })
    case .dictionary(let box):
      return call.sequence(
        Swift.zip(box.keys, box.values).map { .tuple(LabelledTuple([$0, $1], labels: ["key", "value"])) })
    case let other: throw other.hasNoElements(in: call.dialect).at(call.place)
    }
  }
}
