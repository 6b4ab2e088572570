import Combine

var cancellables = [AnyCancellable]()
let subject = PassthroughSubject<Int, Never>()

let shared = subject
    .handleEvents(
        receiveSubscription: { _ in print("subscribed") },
        receiveOutput: { print("output \($0)") },
        receiveCompletion: { print("completion \($0)") },
        receiveCancel: { print("cancelled") },
        receiveRequest: { print("request \($0)") }
    )
    .share()

let a = shared.sink { print("a \($0)") }
let b = shared.sink { print("b \($0)") }
subject.send(1)
a.cancel()
subject.send(2)
b.cancel()
subject.send(3)

let multicast = [10, 20].publisher.print("seq").multicast { PassthroughSubject<Int, Never>() }
multicast.sink { print("x \($0)") }.store(in: &cancellables)
multicast.sink { print("y \($0)") }.store(in: &cancellables)
multicast.connect().store(in: &cancellables)
