import StreamLang
import Streams

/// Functions of Grand Central Dispatch.
extension ObjCFunctions {
  private static func work(_ message: ObjCMessage, _ index: Int) throws(ErrorValue) -> ObjCTime.Work {
    let block = try message.block(index)
    return { () throws(ErrorValue) in _ = try block.call([]) }
  }

  static let dispatch: [(String, Body)] = [
    ("dispatch_get_main_queue", { _ in .scheduler(SchedulerBox("main")) }),
    ("dispatch_get_global_queue", { _ in .scheduler(SchedulerBox("background")) }),
    (
      "dispatch_queue_create",
      { message in .scheduler(SchedulerBox(ObjCText.isNull(message[0]) ? "queue" : message.text(0))) }
    ),
    (
      "dispatch_time",
      { message in
        let (sum, overflow) = message.int(0).addingReportingOverflow(message.int(1))
        return .int(overflow ? Int.max : sum)
      }
    ),
    ("dispatch_walltime", { message in .int(message.int(1)) }),
    (
      "dispatch_after",
      { message throws(ErrorValue) in
        ObjCTime.after(
          message.int(0), on: ObjCTime.queue(message[1], message.runtime), message.runtime, try work(message, 2))
        return .nil
      }
    ),
    (
      "dispatch_async",
      { message throws(ErrorValue) in
        ObjCTime.turn(on: ObjCTime.queue(message[0], message.runtime), message.runtime, try work(message, 1))
        return .nil
      }
    ),
    ("dispatch_sync", { message throws(ErrorValue) in try message.block(1).call([]) }),
    (
      "dispatch_once",
      { message throws(ErrorValue) in
        let token = "\(message.place?.start ?? 0)"
        return message.runtime.onceTokens.insert(token).inserted ? try message.block(1).call([]) : .nil
      }
    ),
    ("dispatch_group_create", { message in .object(Group("dispatch_group_t", message.runtime)) }),
    ("dispatch_group_enter", { message in group(message[0]) { $0.entered += 1 } }),
    ("dispatch_group_leave", { message in group(message[0]) { $0.leave() } }),
    (
      "dispatch_group_async",
      { message throws(ErrorValue) in
        let job = try work(message, 2)
        _ = group(message[0]) { $0.entered += 1 }
        ObjCTime.turn(on: ObjCTime.queue(message[1], message.runtime), message.runtime) { () throws(ErrorValue) in
          try job()
          _ = group(message[0]) { $0.leave() }
        }
        return .nil
      }
    ),
    (
      "dispatch_group_notify",
      { message throws(ErrorValue) in
        let job = try work(message, 2)
        let queue = ObjCTime.queue(message[1], message.runtime)
        return group(message[0]) { $0.notify(on: queue, job) }
      }
    ),
  ]

  private final class Group: ObjCBox {
    var entered = 0
    private var jobs: [(Int32?, ObjCTime.Work)] = []

    func leave() {
      entered -= 1
      run()
    }

    func notify(on queue: Int32?, _ job: @escaping ObjCTime.Work) {
      jobs.append((queue, job))
      run()
    }

    private func run() {
      guard entered <= 0 else { return }
      let due = jobs
      jobs = []
      for (queue, job) in due { ObjCTime.turn(on: queue, runtime.object, job) }
    }
  }

  private static func group(_ value: Value, _ change: (Group) -> Void) -> Value {
    if case .object(let box) = value, let group = box as? Group { change(group) }
    return .nil
  }
}
