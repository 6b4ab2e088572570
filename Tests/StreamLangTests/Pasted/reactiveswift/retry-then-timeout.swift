import ReactiveSwift
import Foundation

let scheduler = QueueScheduler.main
var tries = 0
let request = SignalProducer<String, NSError> { observer, lifetime in
    tries += 1
    print("try \(tries)")
    lifetime.observeEnded { print("ended \(tries)") }
    if tries < 3 {
        observer.send(error: NSError(domain: "net", code: tries))
    } else {
        observer.send(value: "answer")
        observer.sendCompleted()
    }
}

request
    .retry(upTo: 3, interval: 1, on: scheduler)
    .on(value: { print("got \($0)") }, completed: { print("on completed") })
    .startWithResult { result in
        switch result {
        case .success(let text): print("success \(text)")
        case .failure(let error): print("failure \(error.code)")
        }
    }

SignalProducer<Int, NSError>.never
    .timeout(after: 0.5, raising: NSError(domain: "late", code: 1), on: scheduler)
    .flatMapError { error in SignalProducer<Int, Never>(value: -error.code) }
    .startWithValues { print("fallback \($0)") }
