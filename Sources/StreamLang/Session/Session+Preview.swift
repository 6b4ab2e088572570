import Streams

extension Session {
  /// The number of turns of a preview's run: each is 4096 steps or events.
  private static let previewTurns = 64

  /// Returns the output that an entry would have if it were entered now, in bounded work: its pictures, or else all its
  /// output. For a wrong entry it is only the failure; it is `nil` if the entry is unfinished or takes too long.
  ///
  /// The entry changes the session, so a copy of the process must call this.
  public func preview(_ text: String) -> [Output]? {
    guard case .complete = Completeness(of: text) else { return nil }
    var turns = Self.previewTurns
    host.isOutOfTurns = {
      turns -= 1
      return turns < 0
    }
    // Watched streams print when an event happens, and not when it might.
    watched = nil
    let mark = sceneMark
    guard var outputs = outputs(of: text) else { return nil }
    if !outputs.contains(where: { $0.isPicture }) {
      if let name = declaredStream(in: text), let named = self.outputs(of: name) {
        outputs += named
      }
      if !outputs.contains(where: { $0.isPicture }), sceneMark != mark {
        deliver = { outputs.append($0) }
        drawScene()
      }
    }
    let pictures = outputs.filter { $0.isPicture }
    guard !pictures.isEmpty else { return outputs }
    return turns < 0 ? pictures + [.note("drawn as far as the preview goes")] : pictures
  }

  private func outputs(of text: String) -> [Output]? {
    var outputs: [Output] = []
    let outcome = ScriptRun(SourceText(name: "<preview>", text: text), in: self).run(finishes: false) { event in
      if case .output(let output, _) = event { outputs.append(output) }
    }
    switch outcome {
    case .rejected(let diagnostics):
      // A dot at the end waits for its operator.
      return text.last == "." ? nil : diagnostics.prefix(1).map { .failure($0) }
    // A run that a budget has cut is drawn up to its end.
    case .stopped(let diagnostic):
      if outputs.contains(where: { $0.isPicture }) { return outputs }
      return host.isOutOfTurns() ? nil : [.failure(diagnostic)]
    case .fine, .failed:
      deliver = { outputs.append($0) }
      finishTurn()
      return outputs
    }
  }

  /// Returns the name of a stream that is declared at the end of an entry.
  private func declaredStream(in text: String) -> String? {
    let binding: Binding? =
      switch Parser.parse(SourceText(name: "", text: text)).statements.last?.kind {
      case .constant(.single(let binding), _), .variable(.single(let binding), _): binding
      default: nil
      }
    guard let name = binding?.name, case .stream? = names.globals[name]?.value else { return nil }
    return name
  }

  /// The progress of the scene; `nil` if there is none.
  public var sceneMark: SceneMark? {
    guard let scene = scenes.current else { return nil }
    return SceneMark(
      clock: clock, lanes: scene.shown.count, events: scene.world.eventCount,
      ended: scene.recording.tracks.count(where: { $0.hasEnded }))
  }
}

/// The progress of a scene: two marks differ if its lanes have changed.
public struct SceneMark: Equatable {
  let clock: Int
  let lanes: Int
  let events: Int
  let ended: Int
}

extension Output {
  fileprivate var isPicture: Bool {
    switch self {
    case .diagram, .graph: true
    default: false
    }
  }
}
