import Combine
import Foundation

var subscriptions: Set<AnyCancellable> = []
let index = PassthroughSubject<Int, Never>()
let images = ["dog", "cat", "fox"]

func getImage(named name: String) -> AnyPublisher<String?, Never> {
    Just(name + ".png")
        .map { $0 == "cat.png" ? nil : $0 }
        .delay(for: .milliseconds(name == "dog" ? 900 : 300), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
}

index
    .map { getImage(named: images[$0]) }
    .switchToLatest()
    .replaceNil(with: "placeholder.png")
    .sink(receiveValue: { image in imageView.image = image })
    .store(in: &subscriptions)

index.filter { $0 >= 0 }.compactMap { images.indices.contains($0) ? images[$0] : nil }
    .output(at: 1)
    .sink { print("second is \($0)") }
    .store(in: &subscriptions)

index.send(0)
