import ReactiveSwift

let disposables = CompositeDisposable()
let ticks = SignalProducer.timer(interval: .milliseconds(300), on: QueueScheduler.main)
    .map { _ in 1 }
    .scan(0, +)

disposables += ticks
    .on(disposed: { print("disposed") })
    .startWithValues { print("tick \($0)") }

disposables += ticks.take(first: 2).startWithCompleted { print("two") }

QueueScheduler.main.schedule(after: Date().addingTimeInterval(1)) {
    disposables.dispose()
    print("all: \(disposables.isDisposed)")
}
