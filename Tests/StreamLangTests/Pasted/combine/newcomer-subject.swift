import Combine

let subject = PassthroughSubject<Int, Never>()
let cancellable = subject
    .map { $0 * 2 }
    .sink(receiveCompletion: { print("completed: \($0)") }, receiveValue: { print("value: \($0)") })
subject.send(1)
subject.send(2)
subject.send(completion: .finished)
