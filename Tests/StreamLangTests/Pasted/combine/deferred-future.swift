import Combine
import Foundation

var subscriptions = Set<AnyCancellable>()
var counter = 0

let deferred = Deferred {
    Future<Int, Never> { promise in
        counter += 1
        print("working \(counter)")
        promise(.success(counter * 10))
    }
}
deferred.sink { print("first \($0)") }.store(in: &subscriptions)
deferred.sink { print("second \($0)") }.store(in: &subscriptions)

let eager = Future<String, Error> { promise in
    print("eager")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        promise(.failure(URLError(.timedOut)))
    }
}
eager
    .replaceError(with: "fallback")
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    .store(in: &subscriptions)
