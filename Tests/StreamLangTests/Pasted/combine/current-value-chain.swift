import Combine

var subscriptions = Set<AnyCancellable>()
let status = CurrentValueSubject<String, Never>("idle")
let clicks = PassthroughSubject<Void, Never>()

status.removeDuplicates()
    .scan([String]()) { $0 + [$1] }
    .dropFirst()
    .sink { print($0.joined(separator: " > ")) }
    .store(in: &subscriptions)

clicks
    .map { status.value == "idle" ? "busy" : "idle" }
    .subscribe(status)
    .store(in: &subscriptions)

clicks.send()
clicks.send(())
status.send("idle")
status.value = "broken"
clicks.send()
status.send(completion: .finished)
status.sink(receiveCompletion: { print("late: \($0)") }, receiveValue: { print("late value \($0)") })
    .store(in: &subscriptions)
print(status.value)
