import Combine
import Foundation

let cancellable = Just("hello")
    .delay(for: .seconds(1), scheduler: DispatchQueue.main)
    .sink { print($0) }
