import ReactiveSwift
import Foundation

func request(_ name: String, after seconds: TimeInterval) -> SignalProducer<String, Never> {
    return SignalProducer(value: name).delay(seconds, on: QueueScheduler.main)
}
SignalProducer([request("slow", after: 1), request("fast", after: 0.5)])
    .flatten(.race)
    .startWithValues { print("winner \($0)") }
SignalProducer([3, 1, 2])
    .flatMap(.concurrent(limit: 2)) { n in request("n\(n)", after: Double(n) * 0.2) }
    .on(value: { print($0) })
    .collect()
    .startWithValues { print($0) }
SignalProducer(["x", "y"]).flatMap(.throttle) { request($0, after: 0.1) }.startWithValues { print("throttle \($0)") }
