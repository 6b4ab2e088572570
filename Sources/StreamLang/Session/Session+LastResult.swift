import Streams

extension Session {
  /// The result that a line that begins with a dot goes on from, as it was written; nil where there is none.
  public var lastResultText: String? {
    guard let lastResult = names.lastResult else { return nil }
    if case .stream(let stream) = lastResult { return stream.name ?? stream.pipelineText }
    return lastResult.glimpse
  }
}
