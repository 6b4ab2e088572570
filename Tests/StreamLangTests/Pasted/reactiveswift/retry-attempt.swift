import Foundation
import ReactiveSwift

var attempt = 0
let request = SignalProducer<String, NSError> { observer, _ in
    attempt += 1
    print("attempt \(attempt)")
    if attempt < 3 {
        observer.send(error: NSError(domain: "net", code: attempt, userInfo: [NSLocalizedDescriptionKey: "try \(attempt) failed"]))
    } else {
        observer.send(value: "ok")
        observer.sendCompleted()
    }
}

request.retry(upTo: 5, interval: 1, on: QueueScheduler.main)
    .startWithResult { result in
        switch result {
        case .success(let text): print(text)
        case .failure(let error): print(error.localizedDescription)
        }
    }

let failing = SignalProducer<Int, NSError>(error: NSError(domain: "fatal", code: 9, userInfo: nil))
failing.flatMapError { error in SignalProducer<Int, Never>(value: error.code) }
    .startWithValues { print("recovered with \($0)") }
failing.mapError { NSError(domain: "mapped", code: $0.code + 1, userInfo: nil) }
    .startWithFailed { print($0.domain, $0.code) }

SignalProducer<Int, Never>([1, 2, 3])
    .promoteError(NSError.self)
    .attempt { $0 < 3 ? .success(()) : .failure(NSError(domain: "big", code: $0, userInfo: nil)) }
    .on(failed: { print("attempt failed with \($0.domain)") })
    .materialize()
    .map { $0.isTerminating }
    .startWithValues { print($0) }

SignalProducer(["1", "b"])
    .promoteError(NSError.self)
    .attemptMap { text -> Result<Int, NSError> in
        guard let n = Int(text) else { return .failure(NSError(domain: "nan", code: 0, userInfo: nil)) }
        return .success(n)
    }
    .start { event in
        switch event {
        case let .value(n): print("number \(n)")
        case let .failed(error): print("not a number: \(error.domain)")
        case .completed, .interrupted: print("over")
        }
    }
