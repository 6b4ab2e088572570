import ReactiveSwift
import Foundation

let names = SignalProducer<String, Never>(["a", "b"])
names.promoteError(NSError.self)
    .attemptMap { text -> Result<String, NSError> in text == "b" ? .failure(NSError(domain: "d", code: 2)) : .success(text) }
    .materializeResults()
    .startWithValues { result in
        switch result {
        case .success(let text): print("ok \(text)")
        case .failure(let error): print("error \(error.code)")
        }
    }
SignalProducer<Int, Never>.never
    .promoteError(NSError.self)
    .timeout(after: 0.5, raising: NSError(domain: "timeout", code: 9), on: QueueScheduler.main)
    .startWithFailed { print("timed out \($0.code)") }
