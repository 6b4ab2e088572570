import Combine
import Foundation

var bag = Set<AnyCancellable>()
var requests = 0

let image = Deferred { () -> AnyPublisher<String, Never> in
    requests += 1
    print("download \(requests)")
    return Just("image")
        .delay(for: .milliseconds(500), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
}
.share()

image.sink { print("first", $0) }.store(in: &bag)
image.sink { print("second", $0) }.store(in: &bag)

let replaying = image.multicast(subject: CurrentValueSubject<String, Never>("placeholder"))
replaying.sink { print("multicast", $0) }.store(in: &bag)
replaying.connect().store(in: &bag)
