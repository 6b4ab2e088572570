import Combine
import Foundation

var cancellables = Set<AnyCancellable>()
var count = 0

let request = Deferred {
    Future<String, Error> { promise in
        count += 1
        print("try \(count)")
        if count < 3 {
            promise(.failure(NSError(domain: "x", code: count)))
        } else {
            promise(.success("ok"))
        }
    }
}

request
    .tryCatch { error -> AnyPublisher<String, Error> in
        guard (error as NSError).code < 2 else { throw error }
        return request.delay(for: .seconds(1), scheduler: DispatchQueue.main).eraseToAnyPublisher()
    }
    .retry(1)
    .sink(
        receiveCompletion: { completion in
            if case .failure(let error) = completion {
                print("failed: \(error.localizedDescription)")
            } else {
                print("done")
            }
        },
        receiveValue: { print($0) }
    )
    .store(in: &cancellables)
