import Streams

extension Session {
  /// The text of the last result, which a line that begins with a dot continues; `nil` if there is none.
  public var lastResultText: String? {
    guard let lastResult = names.lastResult else { return nil }
    if case .stream(let stream) = lastResult { return stream.name ?? stream.pipelineText }
    return lastResult.glimpse
  }
}
