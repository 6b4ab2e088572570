import Combine

var subscriptions = Set<AnyCancellable>()
let publisher = [1, -50, 246, 0].publisher

publisher.print("p").min().sink { print("Lowest value is \($0)") }.store(in: &subscriptions)
["A", "B", "C"].publisher.output(in: 1...2).sink { print($0) }.store(in: &subscriptions)
["12", "hello", "200"].publisher
    .min(by: { $0.count < $1.count })
    .sink { print("shortest \($0)") }
    .store(in: &subscriptions)
stride(from: 0, to: 10, by: 3).publisher.collect().sink { print($0) }.store(in: &subscriptions)
["a", "b", "c", "d", "e"].publisher
    .collect(2)
    .map { $0.joined() }
    .append("!", "?")
    .sink { print($0, terminator: " ") }
    .store(in: &subscriptions)
