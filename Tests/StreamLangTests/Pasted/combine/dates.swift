import Combine
import Foundation

let start = Date()
print(start)
let cancellable = Timer.publish(every: 90, on: .main, in: .common)
    .autoconnect()
    .first()
    .sink { date in
        print(date, date.timeIntervalSince(start))
        print(date.addingTimeInterval(3600))
    }
