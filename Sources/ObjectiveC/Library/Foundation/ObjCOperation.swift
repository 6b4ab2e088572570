import StreamLang
import Streams

/// `NSLock` and `NSRecursiveLock`, which the one thread gets at once.
final class Lock: ObjCBox {
  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "lock", "unlock": .nil
    case "tryLock", "lockBeforeDate:": .bool(true)
    default: nil
    }
  }
}

/// `NSBlockOperation`: blocks that run on a queue, once the operations that it depends on are over.
final class Operation: ObjCBox {
  private var blocks: [Streams.Function] = []
  private var completion: Streams.Function?
  private var waitsFor = 0
  private var followers: [Operation] = []
  private var queue: Int32?
  private var state = State.new

  private enum State {
    case new, waiting, running, over
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "addExecutionBlock:": blocks.append(try message.block(0))
    case "setCompletionBlock:": completion = try message.block(0)
    case "addDependency:":
      guard let other = message[0].asOperation, other.state != .over else { return .nil }
      waitsFor += 1
      other.followers.append(self)
    case "start": begin(on: nil)
    case "cancel": state = .over
    case "isFinished": return .bool(state == .over)
    case "isExecuting": return .bool(state == .running)
    default: return nil
    }
    return .nil
  }

  override func setProperty(_ name: String, _ value: Value) throws(ErrorValue) {
    if name == "completionBlock", case .function(let function) = value {
      completion = ObjCBlock(function, of: name, runtime.object)
    } else {
      try super.setProperty(name, value)
    }
  }

  /// Puts it into a queue.
  func begin(on queue: Int32?) {
    guard state == .new else { return }
    self.queue = queue
    state = .waiting
    goOn()
  }

  private func goOn() {
    guard state == .waiting, waitsFor <= 0 else { return }
    state = .running
    ObjCTime.turn(on: queue, runtime.object) { [self] () throws(ErrorValue) in
      for block in blocks { _ = try block.call([]) }
      state = .over
      if let completion { _ = try completion.call([]) }
      for follower in followers {
        follower.waitsFor -= 1
        follower.goOn()
      }
      followers = []
    }
  }
}

extension Value {
  var asOperation: Operation? { if case .object(let box) = self { box as? Operation } else { nil } }
}
