import ReactiveSwift

func mirror(_ name: String, _ seconds: Double) -> SignalProducer<String, Never> {
    SignalProducer(value: name).delay(seconds, on: QueueScheduler.main)
        .on(disposed: { print("\(name) released") })
}
SignalProducer([mirror("north", 0.5), mirror("south", 0.1), mirror("west", 0.9)])
    .flatten(.race)
    .startWithValues { print("winner \($0)") }
func pair(_ name: String, _ seconds: Double) -> SignalProducer<String, Never> {
    SignalProducer([name + "1", name + "2"]).delay(seconds, on: QueueScheduler.main)
}
let outer = SignalProducer([("a", 0.3), ("b", 0.1)])
outer.flatMap(.latest) { pair($0.0, $0.1) }.collect().startWithValues { print("latest", $0) }
