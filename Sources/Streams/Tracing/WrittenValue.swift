/// The text of a value when it came, if a trace would change the value's life by holding it.
public final class WrittenValue: ObjectBox {
  /// The value as pictures write it.
  public let written: String

  /// The number of its elements, if it is an array.
  let elementCount: Int?

  init(_ written: String, count: Int? = nil) {
    self.written = written
    elementCount = count
    super.init()
  }

  public override var isPlain: Bool { false }
  public override var text: String? { written }

  public override func equals(_ other: Value) -> Bool {
    if case .object(let box) = other, let other = box as? WrittenValue { other.written == written } else { false }
  }
}
