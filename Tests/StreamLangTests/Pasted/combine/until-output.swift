import Combine
import Foundation

var subscriptions = Set<AnyCancellable>()
let isReady = PassthroughSubject<Void, Never>()
let isOver = PassthroughSubject<Void, Never>()
let taps = PassthroughSubject<Int, Never>()

taps
    .drop(untilOutputFrom: isReady)
    .prefix(untilOutputFrom: isOver)
    .sink(receiveCompletion: { print("completed: \($0)") }, receiveValue: { print($0) })
    .store(in: &subscriptions)

(1...5).forEach { n in
    taps.send(n)
    if n == 2 { isReady.send() }
    if n == 4 { isOver.send() }
}

let cancellable = taps.sink { print("tap \($0)") }
taps.send(6)
cancellable.cancel()
taps.send(7)

taps.sink { print("nobody keeps me \($0)") }
taps.send(8)
