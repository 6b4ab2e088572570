import Marbles
import Streams

extension Session {
  /// All that is left over, in lines: subscriptions that are open, timers, values that wait, streams that nobody
  /// subscribed to, and errors that nobody heard. Needs `isTraced` and `tellsState`.
  public var leaks: PrintedOutput {
    let lines = scenes.openSubscriptions + armedLines + heldLines + scenes.backlog + unsubscribedLines + host.unheard
    return PrintedOutput(answer: lines.isEmpty ? ["nothing is left over"] : lines)
  }

  private var armedLines: [String] {
    Self.shortened(
      state.armed.map { armed in
        // Code that waits is no operator.
        let owner = armed.pipeline.isEmpty ? armed.name == "turn" ? "the code" : armed.name : armed.pipeline
        return "armed: a timer of \(owner), due at \(Explanation.time(armed.due))"
      })
  }

  private var heldLines: [String] {
    Self.shortened(
      state.held.map { held in
        let values = held.values.prefix(5).joined(separator: ", ") + (held.count > 5 ? ", … (\(held.count))" : "")
        return "held: \(held.pipeline) holds \(values) (\(held.label))"
      })
  }

  /// The streams with a name to which nobody has subscribed in any run.
  private var unsubscribedLines: [String] {
    Self.shortened(
      names.known.compactMap { name in
        guard let variable = names.globals[name], !variable.isOfEndedScene, case .stream(let stream)? = variable.value,
          stream.name == name, !scenes.subscribed.contains(ObjectIdentifier(stream))
        else { return nil }
        return "never subscribed: \(name) = \(stream.definitionText)"
      })
  }

  /// The first lines of many.
  static func shortened(_ lines: [String]) -> [String] {
    lines.count > 20 ? lines.prefix(19) + ["… and \(lines.count - 19) more"] : lines
  }
}

extension Scenes {
  /// The subscribers of the scene that have not ended.
  fileprivate var openSubscriptions: [String] {
    guard let scene = current, let trace = scene.trace else { return [] }
    let run = TracedRun(trace, until: scene.world.scheduler.now, scene.recording.words)
    return Session.shortened(
      trace.subscriptions.compactMap { subscription in
        guard let name = run.heard[subscription.number], subscription.ending == nil, subscription.leaving == nil else {
          return nil
        }
        return "open: \(name) has been subscribed since \(Explanation.time(trace.events[subscription.opening].time))"
      })
  }

  /// The values that waited for partners in the last picture when its run was over.
  fileprivate var backlog: [String] {
    guard let run = lastRun?.run else { return [] }
    let explanation = Explanation(run: run)
    return run.trace.subscriptions.flatMap { subscription -> [String] in
      guard subscription.treatment.kind == .pairing else { return [] }
      return run.trace.listening(subscription).compactMap { input in
        let waiting = input.values.count - subscription.values.count
        guard waiting > 0 else { return nil }
        let last = input.values.last.map { explanation.text(of: $0) } ?? ""
        return
          "held: \(explanation.call(of: subscription)) had \(waiting) of \(explanation.label(of: input)) without a partner, the last of them \(last)"
      }
    }
  }

  /// The streams to which somebody has subscribed in a run that was noted.
  fileprivate var subscribed: Set<ObjectIdentifier> {
    subscribedStreams.union(current?.trace?.subscriptions.map { ObjectIdentifier($0.stream) } ?? [])
  }
}
