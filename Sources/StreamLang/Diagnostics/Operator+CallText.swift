import Streams

extension Operator {
  /// Returns the beginning of a call as a user would write it.
  func callText(_ name: String) -> String {
    guard let first = parameters.first(where: { $0.isRequired }) else {
      return parameters.contains { $0.isVariadic } ? "\(name)(…)" : takesBlock ? "\(name) { … }" : "\(name)()"
    }
    return first.takesOnlyFunction ? "\(name) { … }" : "\(name)(…)"
  }
}
