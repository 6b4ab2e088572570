import Combine
import Foundation

var bag = Set<AnyCancellable>()
let queue = DispatchQueue(label: "com.example.work", qos: .userInitiated)

[1, 2].publisher
    .subscribe(on: queue)
    .map { n -> Int in
        print("map \(n)")
        return n * 2
    }
    .receive(on: DispatchQueue.main)
    .sink(receiveCompletion: { _ in print("finished") }, receiveValue: { print("value \($0)") })
    .store(in: &bag)
print("end of script")
