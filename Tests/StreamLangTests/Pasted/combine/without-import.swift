let subject = PassthroughSubject<String, Never>()
let cancellable = subject
    .compactMap { Int($0) }
    .filter { $0 > 1 }
    .sink(receiveCompletion: { completion in
        print("done", completion)
    }) { value in
        print("value", value)
    }
subject.send("1")
subject.send("two")
subject.send("3")
subject.send(completion: .finished)
subject.send("4")
