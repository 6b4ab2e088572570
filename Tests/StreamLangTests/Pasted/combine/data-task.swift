import Combine
import Foundation

let url = URL(string: "https://api.example.com/user/1")!
var cancellable: AnyCancellable? = URLSession.shared.dataTaskPublisher(for: url)
    .tryMap { output -> Data in
        guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return output.data
    }
    .retry(1)
    .timeout(.seconds(5), scheduler: DispatchQueue.main)
    .receive(on: DispatchQueue.main)
    .sink(receiveCompletion: { completion in
        switch completion {
        case .finished: print("finished")
        case .failure(let error): print("failure: \((error as? URLError)?.code == .badServerResponse)")
        }
    }, receiveValue: { data in
        nameLabel.text = String(data: data, encoding: .utf8)
    })
