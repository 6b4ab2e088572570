import StreamLang

/// The stand-ins of a program as controls: each with the calls of the drive that move it.
struct Controls {
  /// An object of JSON for each control.
  let list: [String]

  /// - Parameter notes: What the run said of requests and services without an answer.
  init(_ standIns: [StandInControl], _ schedule: DriveSchedule, notes: [String], isOfMessages: Bool) {
    // "… ; the drive can give one: api.answers("load") { … }"
    let advised = notes.compactMap { note in
      note.split(separator: ";").last.flatMap { part in
        part.firstIndex(of: ":").map { String(part[$0...].dropFirst(2)) }
      }
    }
    let calls = advised + schedule.calls
    var controls = standIns
    for control in calls.compactMap({ StandInControl(of: $0) }) where !controls.contains(control) {
      controls.append(control)
    }
    list = controls.compactMap { control in
      let acts = control.actsOfApp(isOfMessages: isOfMessages)
      guard !acts.isEmpty else { return nil }
      var object = JSONObject()
      object.add("name", control.name)
      object.add("kind", control.kind)
      object.add(
        "driven", schedule.calls.contains { $0.hasPrefix(control.name + ".") || $0.contains("\"\(control.name)\"") })
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
