import ReactiveSwift

let (queries, observer) = Signal<String, Never>.pipe()
queries
    .flatMap(.latest) { query in
        SignalProducer(value: "result of \(query)").delay(0.5, on: QueueScheduler.main)
    }
    .observeValues { print($0) }
