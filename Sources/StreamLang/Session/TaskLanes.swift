import Marbles
import Streams

/// The lanes of a scene's tasks: each mark names the thing that a task waits for from there on.
///
/// A task that never waits has no lane.
struct TaskLanes {
  /// The maximum number of lanes; further tasks are counted.
  private static let most = 30

  private var lanes = 0
  private var omitted = 0

  /// The note on the tasks without a lane.
  var notes: [String] {
    omitted == 0 ? [] : ["\(omitted) more \(omitted == 1 ? "task is" : "tasks are") left out"]
  }

  /// Notes a step of a task.
  ///
  /// - Returns: Its lane, if that begins.
  mutating func note(
    _ progress: CodeTask.Progress, of task: CodeTask, in recording: Recording, at now: Int
  ) -> Recording.Track? {
    let isKnown = task.lane != nil
    if case .waits = progress, !isKnown { begin(task, in: recording, at: now) }
    guard let track = task.lane as? Recording.Track else { return nil }
    switch progress {
    case .waits(let label): recording.next(.string(label), on: track, at: now)
    case .cancelled: recording.next(.string("cancel"), on: track, at: now)
    case .ended(.failure(let error)):
      if error.origin?.type == CodeTask.cancellation.origin?.type {
        recording.end(.disposed(Int64(now)), on: track)
      } else {
        recording.fail(error, on: track, at: now)
      }
    case .ended: recording.end(.completed(Int64(now)), on: track)
    }
    return isKnown ? nil : track
  }

  private mutating func begin(_ task: CodeTask, in recording: Recording, at now: Int) {
    guard lanes < Self.most else {
      omitted += 1
      // It waits again and again, and is counted once.
      task.lane = SubscriberLane()
      return
    }
    lanes += 1
    task.lane = recording.begin(task.name, .task, at: now)
  }
}

extension World {
  /// Says for what each task waits, in the order of their beginnings.
  var waits: [String] { liveRoots.compactMap { ($0 as? CodeTask)?.wait } }
}
