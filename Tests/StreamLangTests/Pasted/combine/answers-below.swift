import Combine
import Foundation

let url = URL(string: "https://api.example.com/users/apple")!
let request = URLSession.shared.dataTaskPublisher(for: url)
    .tryMap { output -> Data in
        guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return output.data
    }
    .decode(type: User.self, decoder: JSONDecoder())
    .retry(2)
    .sink(receiveCompletion: { _ in print("finished") }, receiveValue: { print($0.name) })

//! network("https://api.example.com/users/apple", after: 200ms, status: 500)
//! network("https://api.example.com/users/apple", after: 300ms, gives: ["name": "Apple"])
