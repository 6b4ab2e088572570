import Combine
import Foundation

var bag = Set<AnyCancellable>()
let subject = PassthroughSubject<Int, URLError>()
subject
    .handleEvents(receiveSubscription: { _ in print("will load") },
                  receiveOutput: { print("output \($0)") },
                  receiveCompletion: { print("completion \($0 == .finished ? "ok" : "failed")") },
                  receiveCancel: { print("cancelled") },
                  receiveRequest: { print("request \($0)") })
    .replaceError(with: -1)
    .sink { print("value \($0)") }
    .store(in: &bag)
subject.send(1)
subject.send(completion: .failure(URLError(.badURL)))
let endless = Empty<Int, Never>(completeImmediately: false)
    .handleEvents(receiveCancel: { print("left") })
    .sink { _ in }
endless.cancel()
