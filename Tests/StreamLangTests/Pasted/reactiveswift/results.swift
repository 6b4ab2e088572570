import ReactiveSwift
import Foundation

let failure = NSError(domain: "parser", code: 3, userInfo: nil)
func parse(_ text: String) -> Result<Int, NSError> {
    if let number = Int(text) { return .success(number) }
    return .failure(failure)
}
SignalProducer<String, Never>(["1", "two", "3"])
    .promoteError(NSError.self)
    .attemptMap(parse)
    .materializeResults()
    .startWithValues { result in
        switch result {
        case .success(let n): print("parsed \(n)")
        case .failure(let error): print("error \(error.code)")
        }
    }
SignalProducer<String, Never>(["1", "two", "3"])
    .flatMap(.concat) { text -> SignalProducer<Int, Never> in
        SignalProducer(result: parse(text)).flatMapError { _ in .init(value: -1) }
    }
    .collect()
    .startWithValues { print($0) }
SignalProducer<Int, NSError>(error: failure)
    .mapError { $0.domain.count == 6 ? NSError(domain: "mapped", code: 1, userInfo: nil) : $0 }
    .on(starting: { print("starting") }, failed: { print("failed \($0.domain)") }, terminated: { print("terminated") })
    .concat(value: 5)
    .start()
SignalProducer<Int, NSError>([1, 2, 3])
    .attempt { $0 < 3 ? .success(()) : .failure(failure) }
    .start { event in
        switch event {
        case .value(let v): print("value \(v)")
        case .failed(let e): print("failed with \(e.code)")
        case .completed: print("completed")
        case .interrupted: print("interrupted")
        }
    }
