import Combine

var subscriptions = Set<AnyCancellable>()

func example(of description: String, action: () -> Void) {
    print("\n——— Example of:", description, "———")
    action()
}

example(of: "PassthroughSubject") {
    let subject = PassthroughSubject<String, Never>()
    subject.sink(
        receiveCompletion: { completion in print("Received completion (sink)", completion) },
        receiveValue: { value in print("Received value (sink)", value) }
    ).store(in: &subscriptions)
    subject.send("Hello")
    subject.send(completion: .finished)
    subject.send("How about another one?")
}

example(of: "Just") {
    let just = Just("Hello world!")
    _ = just.sink(
        receiveCompletion: { print("Received completion", $0) },
        receiveValue: { print("Received value", $0) })
}
