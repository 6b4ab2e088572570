/// A value as it was written when it came, in place of one whose life a trace would change by holding it.
public final class WrittenValue: ObjectBox {
  /// How pictures write the value.
  public let written: String

  /// How many elements it had, where it was an array.
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
