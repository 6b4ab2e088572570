import Combine
import Foundation

let timer = Timer.publish(every: 0.5, on: .main, in: .default).autoconnect().sink { _ in print("tick") }
let stop = timer.cancel
DispatchQueue.main.asyncAfter(deadline: .now() + 1.2, execute: stop)
let counter = CurrentValueSubject<Int, Never>(0)
let c = counter.sink { print("count \($0)") }
[1, 2].forEach(counter.send)
let wrapped = AnyCancellable { print("clean up") }
wrapped.cancel()
