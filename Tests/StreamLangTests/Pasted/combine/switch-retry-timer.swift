import Combine
import Foundation

var attempts = 0
let cancellable = Timer.publish(every: 2, on: .main, in: .default)
    .autoconnect()
    .prefix(2)
    .map { _ in () }
    .flatMap { _ -> AnyPublisher<Int, Never> in
        Deferred {
            Future<Int, Error> { promise in
                attempts += 1
                attempts.isMultiple(of: 2) ? promise(.success(attempts)) : promise(.failure(URLError(.timedOut)))
            }
        }
        .retry(3)
        .catch { _ in Empty() }
        .eraseToAnyPublisher()
    }
    .sink(receiveCompletion: { _ in print("done") }) { print("attempts:", $0) }
