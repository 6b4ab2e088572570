extension Operator {
  static let merge = Operator(
    "merge", in: .rac, elsewhere: ["ReactiveObjC": "+merge:", "RxSwift": "merge", "Combine": "Merge", "RxJS": "merge, mergeWith"],
    theme: .combining, form: .both, [.streams("streams")],
    summary: "Passes on the values of all streams as they come.",
    details: "Subscribes to all in order. The first error ends all; completes when all have completed.",
    example: "merge(interval(1s).take(2), timer(1500ms).mapReplace(\"x\"))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    return call.stream { subscriber, world in MergeSubscriber(subscriber).begin(streams, in: world) }
  }
}

private final class MergeSubscriber: CombiningSubscriber {
  private var remaining = 0

  func begin(_ streams: [Stream], in world: World) {
    remaining = streams.count
    if streams.isEmpty { return complete() }
    for (index, stream) in streams.enumerated() {
      guard !isDisposed else { return }
      stream.subscribe(InnerSubscriber(self, index: index), in: world)
    }
  }

  override func completed(from inner: InnerSubscriber) {
    remaining -= 1
    if remaining == 0 { complete() }
  }
}
