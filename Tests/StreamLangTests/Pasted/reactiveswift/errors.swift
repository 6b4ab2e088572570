import ReactiveSwift
import Foundation

func parse(_ text: String) -> Result<Int, NSError> {
    guard let number = Int(text) else {
        return .failure(NSError(domain: "parse", code: 1, userInfo: [NSLocalizedDescriptionKey: "no number: \(text)"]))
    }
    return .success(number)
}

SignalProducer<String, NSError>(["1", "two", "3"])
    .attemptMap(parse)
    .flatMapError { error in
        print("recovering: \(error.localizedDescription)")
        return SignalProducer<Int, Never>(value: -1)
    }
    .startWithValues { print($0) }

SignalProducer<Int, NSError>(error: NSError(domain: "a", code: 2))
    .mapError { $0.code }
    .startWithFailed { print("code \($0)") }

SignalProducer<Int, Never>.empty.then(SignalProducer(value: "then")).startWithValues { print($0) }
SignalProducer<Int, Never>(value: 4).promoteError(NSError.self).attempt { value in
    value > 5 ? .success(()) : .failure(NSError(domain: "small", code: value))
}.startWithFailed { print("small \($0.code)") }
