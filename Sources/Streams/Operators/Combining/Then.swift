extension Operator {
  static let then = Operator(
    "then", elsewhere: ["ReactiveObjC": "-then:", "ReactiveSwift": "then"],
    theme: .combining, [.streamOrFunction("next")],
    summary: "Drops the values, waits for completion, then goes on with the closure's stream.",
    details: "The closure is called on completion, not on an error. It is ignoreValues + concat of defer.",
    example: "timer(1s).then { just(\"done\") }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return concatenating([LinearStream(source, .keepNone), try call.deferred(0)])
  }
}

extension Call {
  /// An argument that is a stream, or a closure that is called for one when it is subscribed.
  func deferred(_ index: Int) throws(ErrorValue) -> Stream {
    guard let function = function(index) else { return try stream(index) }
    let dialect = dialect
    return stream { subscriber, world in
      do throws(ErrorValue) {
        try function.call([]).asStream(in: dialect).subscribe(subscriber, in: world)
      } catch {
        SourceSubscriber(subscriber, world).fail(error)
      }
    }
  }
}
