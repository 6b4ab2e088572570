import ReactiveSwift
import Foundation

var tries = 0
let networkRequest = SignalProducer<String, NSError> { observer, _ in
    tries += 1
    print("try \(tries)")
    if tries <= 2 {
        observer.send(error: NSError(domain: "test", code: 0))
    } else {
        observer.send(value: "Success")
        observer.sendCompleted()
    }
}
networkRequest
    .on(failed: { _ in print("failed") })
    .retry(upTo: 2)
    .start { event in
        switch event {
        case let .value(next):
            print(next)
        case let .failed(error):
            print("Failed: \(error)")
        case .completed:
            print("Completed")
        case .interrupted:
            print("Interrupted")
        }
    }
tries = 0
networkRequest
    .flatMapError { error -> SignalProducer<String, Never> in
        print("caught \(error.code)")
        return SignalProducer(value: "default")
    }
    .on(terminated: { print("terminated") }, disposed: { print("disposed") })
    .startWithValues { print($0) }
