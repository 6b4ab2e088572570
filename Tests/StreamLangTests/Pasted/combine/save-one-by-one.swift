import Combine
import Foundation

var subscriptions = Set<AnyCancellable>()
let queue = DispatchQueue.main
let edits = PassthroughSubject<Int, Never>()

edits
    .prefix(while: { $0 < 6 })
    .flatMap(maxPublishers: .max(1)) { edit in
        Just(edit).delay(for: .seconds(1), scheduler: queue)
    }
    .handleEvents(
        receiveSubscription: { _ in print("subscribed") },
        receiveCompletion: { print("completed \($0)") })
    .sink { print("saved \($0)") }
    .store(in: &subscriptions)

edits.send(2)
edits.send(3)
queue.asyncAfter(deadline: .now() + 1.5) {
    edits.send(4)
    edits.send(7)
}
queue.asyncAfter(deadline: .now() + 3) { edits.send(6) }
