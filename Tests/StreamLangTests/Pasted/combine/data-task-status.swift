//! network("https://api.example.com/posts/1", after: 300ms, gives: ["title": "Combine"])
//! network("https://api.example.com/broken", after: 100ms, fails: "offline")
import Combine
import Foundation

var cancellables = Set<AnyCancellable>()
let url = URL(string: "https://api.example.com/posts/1")!

URLSession.shared.dataTaskPublisher(for: url)
    .tryMap { output -> Data in
        guard let response = output.response as? HTTPURLResponse, 200..<300 ~= response.statusCode else {
            throw URLError(.badServerResponse)
        }
        return output.data
    }
    .tryMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] ?? [:] }
    .map { $0["title"] as? String ?? "untitled" }
    .receive(on: DispatchQueue.main)
    .sink(receiveCompletion: { print("completion: \($0)") }, receiveValue: { print("title: \($0)") })
    .store(in: &cancellables)

URLSession.shared.dataTaskPublisher(for: URL(string: "https://api.example.com/broken")!)
    .map(\.data)
    .retry(1)
    .map { String(data: $0, encoding: .utf8)! }
    .replaceError(with: "no data")
    .receive(on: DispatchQueue.main)
    .sink { print($0) }
    .store(in: &cancellables)
