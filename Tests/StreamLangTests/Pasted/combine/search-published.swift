import Combine
import Foundation

let query = CurrentValueSubject<String, Never>("")
var cancellables = Set<AnyCancellable>()

func search(_ text: String) -> AnyPublisher<[String], Error> {
    Future<[String], Error> { promise in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
            promise(.success([text, text + "!"]))
        }
    }
    .eraseToAnyPublisher()
}

query
    .dropFirst()
    .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
    .removeDuplicates()
    .map { text in
        search(text)
            .replaceError(with: [])
    }
    .switchToLatest()
    .receive(on: DispatchQueue.main)
    .sink(receiveValue: { results in
        print("results:", results)
    })
    .store(in: &cancellables)
