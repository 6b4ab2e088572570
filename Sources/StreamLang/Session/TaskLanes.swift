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

  mutating func note(_ progress: CodeTask.Progress, of task: CodeTask, in scene: Scene) {
    let now = scene.world.scheduler.now
    if case .waits = progress, task.lane == nil { begin(task, in: scene, at: now) }
    guard let track = task.lane as? Recording.Track else { return }
    switch progress {
    case .waits(let label): scene.recording.next(.string(label), on: track, at: now)
    case .cancelled: scene.recording.next(.string("cancel"), on: track, at: now)
    case .ended(.failure(let error)):
      if error.origin?.type == CodeTask.cancellation.origin?.type {
        scene.recording.end(.disposed(Int64(now)), on: track)
      } else {
        scene.recording.fail(error, on: track, at: now)
      }
    case .ended: scene.recording.end(.completed(Int64(now)), on: track)
    }
  }

  private mutating func begin(_ task: CodeTask, in scene: Scene, at now: Int) {
    guard lanes < Self.most else {
      omitted += 1
      // It waits again and again, and is counted once.
      task.lane = SubscriberLane()
      return
    }
    lanes += 1
    let track = scene.recording.begin(task.name, .task, at: now)
    task.lane = track
    scene.shown.append(track)
  }
}

extension World {
  /// Says for what each task waits, in the order of their beginnings.
  var waits: [String] { liveRoots.compactMap { ($0 as? CodeTask)?.wait } }
}
