extension Stream {
  /// The pipeline from the nearest named stream on, as it was written: `gate.throttle(1s)`.
  public var pipelineText: String {
    var calls: [String] = []
    var current = self
    while calls.count < 64 {
      if let name = current.name {
        calls.append(name)
        break
      }
      calls.append(current.sourceText ?? current.operatorEntry?.name ?? "stream")
      guard !current.isStandIn, current.operatorEntry?.form != .source,
        case .stream(let receiver)? = current.inputs.first
      else { break }
      current = receiver
    }
    return calls.reversed().joined(separator: ".")
  }
}
