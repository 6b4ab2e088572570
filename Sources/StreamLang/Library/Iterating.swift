import Streams

extension Value {
  /// The elements for a loop that waits for each; nil if a value has none.
  func iteration(in context: EvaluationContext) throws(ErrorValue) -> Awaitable? {
    switch self {
    case .stream(let stream): return StreamIteration(stream, in: context, isLoop: true)
    case .object(let group as TaskGroup): return GroupNext(group)
    case .object(let awaitable as Awaitable): return awaitable
    case .object(let object):
      guard case .stream(let stream)? = try object.asStream() else { return nil }
      return StreamIteration(stream, in: context, isLoop: true)
    default: return nil
    }
  }
}
