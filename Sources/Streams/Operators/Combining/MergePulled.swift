extension Operator {
  static let mergePulled = Operator(
    "mergePulled", theme: .combining, form: .source, [.streams("streams")],
    summary: "Passes on the elements of all, in the order in which they come; a task waits for one of each meanwhile.",
    details:
      "A sequence is asked for its next element when the loop asks and nothing waits; at most one of each waits. The first error cancels the others and comes after what waits; ends when all have ended.",
    example: "dialect(\"asyncsequence\")\nmerge(interval(1s).prefix(2), timer(1500ms))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    return call.stream { subscriber, world in _ = MergePulledSubscriber(subscriber, world, streams) }
  }
}

/// Results come as they are; everything else is that of all operators that ask their streams (MergeStateMachine).
final class MergePulledSubscriber: PullingSubscriber {
  override var treatment: Treatment { Treatment(.queueing, "merged", loss: Treatment.waiting.loss) }
}
