import Marbles
import StreamLang

extension Shell {
  /// Moves the clock to the next armed timer.
  func step() {
    guard let next = session.nextInstant else {
      return say("no timer is armed, so nothing happens as time passes")
    }
    let before = shownCount
    let names = session.namesArmed(for: next)
    let (state, variables) = (session.state, session.variables)
    run(SourceText(name: "<shell>", text: "wait(\(TimeText.format(Int64(next - session.clock))))"))
    guard shownCount == before else { return }
    let clock = TimeText.format(Int64(next))
    let changes = changes(since: state, variables)
    guard changes.isEmpty else { return Standard.write(changes.map { "\(clock)  \(Printable.text($0))\n" }.joined()) }
    let waiting = Printable.text(names.joined(separator: ", "))
    say("%1  %2, nothing to see", clock, waiting)
  }

  /// Returns the changes of values that operators hold, and of variables, if nothing was printed.
  private func changes(since state: SceneState, _ variables: [(name: String, kind: String, text: String)]) -> [String] {
    func words(_ held: SceneState.Held) -> String {
      "\(held.pipeline.isEmpty ? held.name : held.pipeline)  \(held.label): \(held.values.joined(separator: ", "))"
    }
    let (before, now) = (state.held.map(words), session.state.held.map(words))
    let held = now.filter { !before.contains($0) }
    let emptied = state.held.filter { old in
      !session.state.held.contains { $0.name == old.name && $0.pipeline == old.pipeline && $0.label == old.label }
    }
    .map { "\($0.pipeline.isEmpty ? $0.name : $0.pipeline)  \($0.label): nothing more" }
    let changed = session.variables.filter { new in
      variables.contains { $0.name == new.name && $0.text != new.text }
    }
    return held + emptied + changed.map { "\($0.name) = \($0.text)" }
  }

  /// Goes back to the latest earlier instant with an event.
  func back() {
    let now = session.clock
    let scene = session.sceneCount
    guard now > 0 else { return say("time begins here") }
    guard let before = replay(trail.entries, until: (scene, now - 1)) else { return }
    defer { session.takeOver(before.session) }
    let entered = before.kept.filter { $0.scene == scene }.map(\.clock)
    let target = max(before.session.lastInstant, entered.max() ?? 0)
    guard let replay = replay(trail.entries, until: (scene, target)) else { return }
    adopt(replay.session)
    trail.entries = replay.kept
    say("back at %1", TimeText.format(Int64(session.clock)))
    say(takenBack: replay.takenBack)
  }

  /// Takes the last entry back.
  func undo() {
    guard trail.entries.count > trail.initial, let last = trail.entries.last else {
      return say("there is no entry to take back")
    }
    guard let replay = replay(trail.entries.dropLast(), until: (last.scene, last.clock)) else { return }
    adopt(replay.session)
    trail.entries = replay.kept
    say(takenBack: [last])
  }

  private func say(takenBack entries: [Trail.Entry]) {
    guard !entries.isEmpty else { return }
    say("taken back:")
    Standard.write(entries.map { "  \(Printable.text($0.title))\n" }.joined())
  }

  /// Runs the entries once more and returns their traced session; `nil` if Ctrl-C stopped that.
  func traced() -> Session? {
    let traced = makeSession()
    traced.isTraced = true
    return replay(trail.entries, until: (max(session.sceneCount, 1), .max), in: traced)?.session
  }

  /// Runs the entries once more in a session of their own, which is prepared before.
  func runAgain(_ prepare: (Session) -> Void) -> Session? {
    let again = makeSession()
    prepare(again)
    return replay(trail.entries, until: (max(session.sceneCount, 1), .max), in: again)?.session
  }

  /// Runs the entries again in a session of their own, up to an instant; `nil` if Ctrl-C stopped that.
  private func replay(
    _ entries: [Trail.Entry], until end: (scene: Int, time: Int), in session: Session? = nil
  ) -> Replay? {
    let replay = Replay(of: entries, in: session ?? makeSession(), until: end)
    let session = self.session
    guard session.isInterrupted() else { return replay }
    session.takeOver(replay.session)
    say("interrupted; the session is as it was")
    return nil
  }
}
