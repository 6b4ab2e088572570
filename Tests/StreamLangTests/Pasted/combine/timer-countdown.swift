import Combine
import Foundation

var timer: AnyCancellable?
var remaining = 3

timer = Timer.publish(every: 1, on: .main, in: .common)
    .autoconnect()
    .sink { _ in
        remaining -= 1
        print("\(remaining) left")
        if remaining == 0 {
            timer?.cancel()
            timer = nil
            print("stopped")
        }
    }
