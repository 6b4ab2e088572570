import Combine
import Foundation

let numbers = PassthroughSubject<Int, Never>()
let watched = numbers.handleEvents(receiveCancel: { print("cancelled") })

func withSet() {
  var subscriptions = Set<AnyCancellable>()
  watched.sink { print("set \($0)") }.store(in: &subscriptions)
  numbers.send(1)
  print("end of withSet")
}

func withOne() {
  let subscription = watched.sink { print("one \($0)") }
  numbers.send(2)
  _ = subscription
  print("end of withOne")
}

func withNone() {
  _ = watched.sink { print("none \($0)") }
  numbers.send(3)
  print("end of withNone")
}

withSet()
withOne()
withNone()

final class Model {
  let query = CurrentValueSubject<String, Never>("")
  private var subscriptions = Set<AnyCancellable>()
  private var timer: AnyCancellable?

  init() {
    print("the model begins")
    query.dropFirst()
      .sink { [weak self] in print("query \($0), \(self?.query.value ?? "nothing")") }
      .store(in: &subscriptions)
  }

  func start() {
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(0) { n, _ in n + 1 }
      .handleEvents(receiveCancel: { print("timer cancelled") })
      .sink { [unowned self] in print("tick \($0) \(self.query.value)") }
  }

  deinit { print("the model ends") }
}

var model: Model? = Model()
model?.start()
model?.query.send("ann")
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
  model?.start()
  print("started again")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
  model = nil
  print("let go")
}
