/// Frees nested containers in a loop.
enum Releasing {
  /// Empties `elements`; containers that nobody else holds are taken apart one by one, however deep they nest.
  @inline(__always)
  static func release(_ elements: inout [Value]) {
    for element in elements {
      switch element {
      case .array, .tuple, .dictionary, .event: return releaseNested(&elements)
      default: continue
      }
    }
  }

  @inline(never)
  private static func releaseNested(_ elements: inout [Value]) {
    var pending = elements
    elements = []
    while let value = pending.popLast() {
      switch value {
      case .array(var box), .tuple(var box):
        if takeOver(value: consume value, &box) {
          pending.append(contentsOf: box.elements)
          box.elements = []
        }
      default: continue
      }
    }
  }

  private static func takeOver(value: consuming Value, _ box: inout ArrayBox) -> Bool {
    _ = consume value
    return isKnownUniquelyReferenced(&box)
  }
}
