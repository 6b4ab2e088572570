import ReactiveSwift

final class Counter {
  let count = MutableProperty(0)
  let doubled: Property<Int>
  private let (clicks, clicksObserver) = Signal<Void, Never>.pipe()
  var signal: Signal<Void, Never> { clicks }

  init() {
    doubled = count.map { $0 * 2 }
    count <~ clicks.scan(0) { n, _ in n + 1 }
  }

  func click() { clicksObserver.send(value: ()) }

  deinit { print("the counter ends") }
}

func run() {
  let counter = Counter()
  counter.doubled.producer.start { print("doubled", $0) }
  counter.signal.observe { event in print("clicks end:", event.isTerminating) }
  counter.click()
  print("the function ends")
}
run()
print("after it")

func pipe() {
  let (signal, observer) = Signal<Int, Never>.pipe()
  signal.observe { print("local", $0) }
  observer.send(value: 1)
}
pipe()

func kept() {
  let (signal, observer) = Signal<Int, Never>.pipe()
  signal.observe { print("kept", $0) }
  QueueScheduler.main.schedule(after: Date(timeIntervalSinceNow: 1)) { observer.send(value: 2) }
}
kept()

final class Model {
  let name = MutableProperty("")
}
var model: Model? = Model()
let shared = model!.name
shared.producer.startWithCompleted { print("not completed") }
model = nil
shared.value = "shared"
print(shared.value)
