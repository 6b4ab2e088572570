import Combine
import Foundation

var cancellables = Set<AnyCancellable>()

func fetchNumber(_ n: Int) -> AnyPublisher<Int, Error> {
    Deferred {
        Future<Int, Error> { promise in
            print("work for \(n)")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                if n > 2 {
                    promise(.failure(URLError(.badServerResponse)))
                } else {
                    promise(.success(n * 10))
                }
            }
        }
    }
    .eraseToAnyPublisher()
}

Publishers.Sequence(sequence: [1, 2, 3])
    .flatMap(maxPublishers: .max(1)) { fetchNumber($0) }
    .sink(
        receiveCompletion: { completion in
            switch completion {
            case .finished:
                print("finished")
            case .failure(let error as URLError):
                print("url error", error.code == .badServerResponse)
            case .failure(let error):
                print("other error", error)
            }
        },
        receiveValue: { print("value \($0)") }
    )
    .store(in: &cancellables)
