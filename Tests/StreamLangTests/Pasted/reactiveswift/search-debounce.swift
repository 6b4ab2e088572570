import ReactiveSwift
import ReactiveCocoa

let searchStrings = searchField.reactive.continuousTextValues
    .throttle(0.3, on: QueueScheduler.main)

func request(_ text: String) -> SignalProducer<[String], Never> {
    return SignalProducer(value: [text, text + "y"])
        .delay(0.5, on: QueueScheduler.main)
}

searchStrings
    .skipRepeats()
    .flatMap(.latest) { query in request(query) }
    .observe(on: UIScheduler())
    .observeValues { results in
        print("Search results: \(results)")
    }
