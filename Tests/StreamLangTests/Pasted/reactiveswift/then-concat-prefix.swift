import ReactiveSwift

let main = QueueScheduler.main

func task(_ name: String, _ seconds: Double) -> SignalProducer<String, Never> {
    SignalProducer(value: name)
        .delay(seconds, on: main)
        .on(starting: { print("starting \(name)") }, completed: { print("finished \(name)") })
}

task("migrate", 0.5)
    .then(task("load", 0.5))
    .concat(value: "ready")
    .prefix(value: "launching")
    .startWithValues { print($0) }

SignalProducer.zip(task("left", 0.2), task("right", 0.3)).startWithValues { left, right in print("\(left) + \(right)") }
SignalProducer.combineLatest([task("x", 0.7), task("y", 0.8)]).startWithValues { print($0) }
SignalProducer.merge(task("m", 1.1), task("n", 1.2)).startWithCompleted { print("merged") }
