import Combine
import Foundation

let searchText = PassthroughSubject<String, Never>()
let isLoading = CurrentValueSubject<Bool, Never>(false)
var cancellables: Set<AnyCancellable> = []

func results(for term: String) -> AnyPublisher<[String], URLError> {
    guard term != "bad" else {
        return Fail(error: URLError(.badServerResponse)).eraseToAnyPublisher()
    }
    return Just(["\(term) 1", "\(term) 2"])
        .setFailureType(to: URLError.self)
        .delay(for: .milliseconds(200), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
}

searchText
    .filter { $0.count >= 2 }
    .handleEvents(receiveOutput: { _ in isLoading.send(true) })
    .flatMap { term in
        results(for: term)
            .catch { error -> Just<[String]> in
                print("error", error.code == .badServerResponse)
                return Just([])
            }
    }
    .handleEvents(receiveOutput: { _ in isLoading.send(false) })
    .sink { print($0) }
    .store(in: &cancellables)

isLoading.dropFirst().removeDuplicates().sink { print("loading: \($0)") }.store(in: &cancellables)

searchText.send("a")
searchText.send("ab")
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { searchText.send("bad") }
