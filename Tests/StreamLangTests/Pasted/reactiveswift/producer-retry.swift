import ReactiveSwift

var tries = 0
let producer = SignalProducer<String, NSError> { observer, _ in
    tries += 1
    print("try \(tries)")
    if tries < 3 {
        observer.send(error: NSError(domain: "net", code: tries, userInfo: nil))
    } else {
        observer.send(value: "success")
        observer.sendCompleted()
    }
}

producer
    .on(failed: { error in print("failed", error.code) })
    .retry(upTo: 2, interval: 1, on: QueueScheduler.main)
    .startWithResult { result in
        switch result {
        case let .success(value): print("value:", value)
        case let .failure(error): print("error:", error)
        }
    }
