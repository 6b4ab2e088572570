import ReactiveSwift
import Foundation

let save = Action<String, Int, NSError> { text in
    guard !text.isEmpty else {
        return SignalProducer(error: NSError(domain: "save", code: 1))
    }
    return SignalProducer(value: text.count).delay(0.5, on: QueueScheduler.main)
}
save.errors.observeValues { print("error \($0.code)") }
save.values.observeValues { print("saved \($0)") }
save.completed.observeValues { print("completed") }
save.isExecuting.signal.observeValues { print("executing \($0)") }
save.apply("").start()
save.apply("hello").startWithCompleted { print("done") }
save.apply("again").startWithFailed { error in
    switch error {
    case .disabled: print("busy")
    case .producerFailed(let inner): print("inner \(inner)")
    }
}
