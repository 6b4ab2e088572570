/// The themes of the reference, which are the folders of the operators.
public enum Theme: String, CaseIterable, Sendable {
  case creating = "Creating"
  case transforming = "Transforming"
  case filtering = "Filtering"
  case timing = "Timing"
  case combining = "Combining"
  case flattening = "Flattening"
  case failing = "Failing"
  case sharing = "Sharing"
}

/// The origin of the values of an operator's stream. The language infers their type from it.
public enum ValueFlow: Sendable {
  /// The values of its source or sources.
  case same
  /// The results of its closure.
  case result
  /// The values of the streams that its closure returns, or that its source sends.
  case flattened
  /// Arrays of the values of its source.
  case gathered
  /// Tuples of a value of each stream, or the results of its closure for them.
  case combined
  /// Tuples of a value before and a value after it.
  case paired
  /// Tuples of a number and a value of its source.
  case numbered
  /// Values of the type of its first argument.
  case accumulated
  /// The values of its arguments.
  case given
  /// The elements of its list.
  case elements
  /// The values of its argument, a stream.
  case ofArgument
  /// The events of its source, as values.
  case events
  /// A value of its source, or `nil`.
  case optional
  /// Values of another kind.
  case other
}

extension Theme {
  /// The value flow of most operators of a theme.
  var flow: ValueFlow {
    switch self {
    case .creating, .transforming: .other
    case .filtering, .timing, .combining, .failing, .sharing: .same
    case .flattening: .flattened
    }
  }
}

/// The forms of an operator's call.
public enum Form: Sendable {
  /// `interval(1s)`
  case source
  /// `s.take(3)`, also `take(s, 3)`
  case method
  /// `a.merge(b)` and `merge(a, b)`
  case both
}
