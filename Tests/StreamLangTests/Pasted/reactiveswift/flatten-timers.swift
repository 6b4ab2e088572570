import ReactiveSwift

func numbers(_ n: Int) -> SignalProducer<String, Never> {
    SignalProducer.timer(interval: .milliseconds(200), on: QueueScheduler.main)
        .take(first: 2)
        .scan(0) { count, _ in count + 1 }
        .map { "\(n).\($0)" }
}

let source = SignalProducer.timer(interval: .milliseconds(300), on: QueueScheduler.main)
    .scan(0) { n, _ in n + 1 }
    .take(first: 2)

source.flatMap(.concat, numbers).startWithValues { print("concat \($0)") }
source.flatMap(.latest, numbers).startWithValues { print("latest \($0)") }
source.flatMap(.merge) { numbers($0) }.collect().startWithValues { print("merge \($0)") }
source.flatMap(.race) { numbers($0) }.startWithValues { print("race \($0)") }
source.flatMap(.throttle) { numbers($0) }.startWithValues { print("throttle \($0)") }
SignalProducer([3, 1, 2]).flatMap(.concurrent(limit: 2)) { n in
    SignalProducer(value: n).delay(Double(n) * 0.1, on: QueueScheduler.main)
}.collect().startWithValues { print("concurrent \($0)") }
SignalProducer([SignalProducer(value: 1), SignalProducer(value: 2)]).flatten(.merge).startWithValues { print("flat \($0)") }
