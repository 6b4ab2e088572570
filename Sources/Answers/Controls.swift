import StreamLang

/// The stand-ins of a program as controls: each with the calls of the drive that move it.
struct Controls {
  /// An object of JSON for each control.
  let list: [String]

  /// - Parameters:
  ///   - notes: What the run said of requests and services without an answer.
  ///   - laneOf: Returns how lanes call an object of a name.
  init(
    _ standIns: [StandInControl], _ schedule: DriveSchedule, notes: [String], isOfMessages: Bool,
    laneOf: (String) -> String
  ) {
    // "… ; the drive can give one: api.answers("load") { … }"
    func advice(in note: String) -> String? {
      note.split(separator: ";").last.flatMap { part in
        part.firstIndex(of: ":").map { String(part[$0...].dropFirst(2)) }
      }
    }
    let advised = notes.compactMap(advice)
    // Messages give values or signals. Notes on their uses and answers in the drive name those of signals.
    let signals =
      notes.filter { $0.contains("sends its name") }.compactMap(advice)
      + schedule.calls.filter { $0.contains("timer(") || $0.contains("fail(") }
    let namesOfSignals = signals.compactMap { StandInControl(of: $0)?.name }
    let calls = advised + schedule.calls
    var controls = standIns
    for control in calls.compactMap({ StandInControl(of: $0) }) where !controls.contains(control) {
      controls.append(control)
    }
    list = controls.compactMap { control in
      let acts = control.actsOfApp(isOfMessages: isOfMessages && !namesOfSignals.contains(control.name))
      guard !acts.isEmpty else { return nil }
      var object = JSONObject()
      object.add("name", control.name)
      object.add("kind", control.kind)
      let isDriven = schedule.calls.contains { call in
        [control.name, laneOf(control.name)].contains {
          call.hasPrefix($0 + ".") || call.hasPrefix($0 + " =") || call.contains("\"\($0)\"")
        } || control.kind == "request" && call.hasPrefix("network(after")
      }
      object.add("driven", control.isMoved || isDriven)
      object.add(
        "acts",
        list: acts.map { act in
          var object = JSONObject()
          object.add("word", act.word)
          object.add("call", act.call)
          object.add("takes", act.takes.rawValue)
          object.add("example", act.example)
          // An answer is there before it is asked for.
          if control.kind == "request" || control.kind == "service" { object.add("time", 0) }
          return object.text
        })
      return object.text
    }
  }
}
