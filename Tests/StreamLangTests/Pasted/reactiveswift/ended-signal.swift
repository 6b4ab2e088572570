import ReactiveSwift
Signal<Int, Never>.empty.observe { print($0) }
Signal<Int, Never>.empty.observeCompleted { print("never") }
SignalProducer<Int, Never>.empty.start { print($0) }
let disposables = CompositeDisposable([AnyDisposable { print("ended") }])
let end = disposables.dispose
print("not yet")
end()
