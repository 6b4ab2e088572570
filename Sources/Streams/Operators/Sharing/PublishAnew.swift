extension Operator {
  static func publishing(
    _ call: Call, _ memory: Broadcast.Memory, selector: Int?
  ) throws(ErrorValue) -> Stream {
    if let selector, call.function(selector) != nil { return try connecting(call, memory, try call.closure(selector)) }
    return ConnectableStream(try call.source(), memory, .rxjs)
  }
}
