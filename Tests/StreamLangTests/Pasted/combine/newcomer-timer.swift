import Combine
import Foundation

let cancellable = Timer.publish(every: 1.0, on: .main, in: .common)
    .autoconnect()
    .scan(0) { count, _ in count + 1 }
    .prefix(3)
    .sink { print($0) }
