import ReactiveSwift

// Feedback and SignalProducer have these initializers in extensions of the app.
let loop = Loop<Int, Int>(
  initial: 0,
  reducer: { $0 += $1 },
  feedbacks: [
    .init(
      skippingRepeated: { $0 == 1 },
      effects: { isOne in isOne ? SignalProducer(value: 1) : .empty })
  ])
let page = MutableProperty<(number: Int, hasNext: Bool)>(number: 0, hasNext: true)
page.producer.startWithValues { print($0.number, $0.hasNext) }
page.value = (number: 1, hasNext: false)
let stored = SignalProducer<Int, Never>(keyPath: "count")
stored.startWithValues { print($0) }
