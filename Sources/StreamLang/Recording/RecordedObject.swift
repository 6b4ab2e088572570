import Streams

/// An object in a recording, with the text that it had when it came: a recording keeps no object of the code alive.
private final class RecordedObject: ObjectBox {
  private let written: String?

  init(_ object: ObjectBox) {
    written = object.text
    super.init(object.className)
  }

  override var isPlain: Bool { false }
  override var text: String? { written }
}

extension Value {
  /// The value as a recording keeps it.
  var recorded: Value {
    switch self {
    case .object(let box) where box.isMortal: .object(RecordedObject(box))
    case .array(let box) where box.holdsMortals: .array(box.elements.map { $0.recorded })
    case .tuple(let box as LabelledTuple) where box.holdsMortals:
      .tuple(LabelledTuple(box.elements.map { $0.recorded }, labels: box.labels))
    case .tuple(let box) where box.holdsMortals: .tuple(box.elements.map { $0.recorded })
    default: self
    }
  }
}

extension ArrayBox {
  fileprivate var holdsMortals: Bool {
    elements.prefix(64).contains { if case .object(let box) = $0 { box.isMortal } else { false } }
  }
}
