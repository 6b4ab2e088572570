import Combine
import Foundation
var subscriptions = Set<AnyCancellable>()
let subject = PassthroughSubject<String, Never>()
let debounced = subject
  .debounce(for: .seconds(1.0), scheduler: DispatchQueue.main)
  .share()
let start = Date()
let subscription1 = subject.sink { string in
  print("+\(String(format: "%.1f", Date().timeIntervalSince(start)))s: Subject emitted: \(string)")
}
let subscription2 = debounced.sink { string in
  print("+\(String(format: "%.1f", Date().timeIntervalSince(start)))s: Debounced emitted: \(string)")
}
let typingHelloWorld: [(TimeInterval, String)] = [(0.0, "H"), (0.1, "He"), (0.2, "Hel"), (2.0, "Hello")]
for (delay, text) in typingHelloWorld {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { subject.send(text) }
}
enum_free()
func enum_free() {
  let valuesPerSecond = 1.0
  let delayInSeconds = 1.5
  let sourcePublisher = PassthroughSubject<Date, Never>()
  let delayedPublisher = sourcePublisher.delay(for: .seconds(delayInSeconds), scheduler: DispatchQueue.main)
  delayedPublisher.map { Int($0.timeIntervalSince(start)) }.sink { print("delayed \($0)") }.store(in: &subscriptions)
  Timer
    .publish(every: 1.0 / valuesPerSecond, on: .main, in: .common)
    .autoconnect()
    .prefix(2)
    .subscribe(sourcePublisher)
    .store(in: &subscriptions)
}
