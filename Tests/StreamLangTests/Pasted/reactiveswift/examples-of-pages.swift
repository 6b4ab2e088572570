import ReactiveSwift

scopedExample("`startWithValues`") {
    SignalProducer<Int, Never>([1, 2]).startWithValues { print($0) }
}
scopedExample("errors") {
    SignalProducer<Int, PlaygroundError>(error: .example("boom")).startWithFailed { print($0) }
    SignalProducer<Int, PlaygroundError>(error: PlaygroundError.example("bang")).startWithResult { print($0) }
}
