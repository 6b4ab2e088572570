extension Stream {
  /// Returns the values that satisfy a predicate, and the others, with a subscription each (RxJS `partition`).
  public func partitioned(by predicate: Function) -> [Stream] {
    let closure = Closure(predicate, isIndexed: predicate.parameterCount > 1)
    return [true, false].map { passes in
      let part = LinearStream(self, .keep(closure, wanted: passes))
      part.operatorEntry = .filter
      part.serial = Stream.nextSerial()
      part.inputs = [.stream(self), .function(predicate)]
      part.sourceText = passes ? "partition[0]" : "partition[1]"
      return part
    }
  }
}
