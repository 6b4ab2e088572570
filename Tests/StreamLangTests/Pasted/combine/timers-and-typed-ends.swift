import Combine
import Foundation

let ticks = PassthroughSubject<Int, Never>()
let listening = ticks.sink { print("tick", $0) }
var count = 0
let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
    count += 1
    ticks.send(count)
    if count == 2 { timer.invalidate() }
}
let failing = Fail<Int, URLError>(outputType: Int.self, failure: URLError(.badURL))
    .sink(receiveCompletion: { _ in print("failed") }, receiveValue: { print($0) })
let empty = Empty<Int, Never>(completeImmediately: true, outputType: Int.self, failureType: Never.self)
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
var last: AnyCancellable? { didSet { print("set") } }
last = Just(1).sink { print($0) }
let doubles: AnyPublisher<Double, Never> = Just(1).eraseToAnyPublisher()
let shown = doubles.sink { print($0) }
