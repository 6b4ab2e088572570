import Combine
import Foundation

var cancellables = Set<AnyCancellable>()

func load<T: Decodable>(_ path: String, as type: T.Type) -> AnyPublisher<T, Error> {
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://api.test/\(path)")!)
        .map(\.data)
        .decode(type: type, decoder: JSONDecoder())
        .receive(on: DispatchQueue.main)
        .eraseToAnyPublisher()
}

load("names", as: [String].self)
    .sink(receiveCompletion: { print("names", $0) }, receiveValue: { print($0.joined(separator: "+")) })
    .store(in: &cancellables)

load("ages", as: [String: Int].self)
    .sink(receiveCompletion: { print("ages", $0) }, receiveValue: { print($0["Ann"] ?? 0) })
    .store(in: &cancellables)

load("missing", as: [String].self)
    .catch { error -> Just<[String]> in
        print(error.localizedDescription)
        return Just([])
    }
    .sink { print("missing", $0) }
    .store(in: &cancellables)
