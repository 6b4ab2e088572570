import Combine
import Foundation

var bag = Set<AnyCancellable>()
let url = URL(string: "https://api.example.com/users")!
URLSession.shared.dataTaskPublisher(for: url)
    .tryMap { data, response in
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
            throw URLError(.badServerResponse)
        }
        return data
    }
    .map { String(data: $0, encoding: .utf8) ?? "" }
    .receive(on: DispatchQueue.main)
    .sink(receiveCompletion: { completion in
        if case .failure(let error) = completion { print("failed \(error.localizedDescription)") }
    }, receiveValue: { print($0) })
    .store(in: &bag)
