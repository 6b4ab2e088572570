import Streams

extension Operator {
  /// The beginning of a call, for messages: `map { … }`, `take(…)`.
  func callAsBegun(_ name: String) -> String {
    guard let first = parameters.first(where: { $0.isRequired }) else {
      return parameters.contains { $0.isVariadic } ? "\(name)(…)" : takesBlock ? "\(name) { … }" : "\(name)()"
    }
    return first.takesOnlyFunction ? "\(name) { … }" : "\(name)(…)"
  }
}
