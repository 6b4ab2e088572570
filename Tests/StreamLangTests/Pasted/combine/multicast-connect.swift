import Combine
import Foundation

var bag = [AnyCancellable]()
let shared = (1...3).publisher
    .map { value -> Int in
        print("computed \(value)")
        return value * value
    }
    .multicast { PassthroughSubject<Int, Never>() }

bag.append(shared.sink { print("A", $0) })
bag.append(shared.map { -$0 }.sink { print("B", $0) })
bag.append(AnyCancellable(shared.connect()))
print(bag.count)
bag.forEach { $0.cancel() }
bag.removeAll()
