import ReactiveSwift
import ReactiveCocoa

let refresh = Action<Void, [String], Never> { _ in
    SignalProducer(value: ["a", "b"]).delay(0.5, on: QueueScheduler.main)
}
refreshButton.reactive.pressed = CocoaAction(refresh)
activityIndicator.reactive.isAnimating <~ refresh.isExecuting
refresh.values.observeValues { print($0) }
