import ReactiveSwift

let (signal, observer) = Signal<Int, NSError>.pipe()
var pair: (lifetime: Lifetime, token: Lifetime.Token)? = Lifetime.make()
signal.take(during: pair!.lifetime).observe { event in print("during \(event)") }
signal.observeFailed { print("failed \($0.code)") }
signal.observeInterrupted { print("interrupted") }
let composite = CompositeDisposable()
composite += signal.observeResult { result in
    if case .success(let value) = result { print("result \(value)") }
}
composite.add { print("composite disposed") }
observer.send(value: 1)
pair = nil
composite.dispose()
observer.send(value: 2)
observer.send(error: NSError(domain: "x", code: 9, userInfo: nil))
observer.send(value: 3)
let scoped = ScopedDisposable(AnyDisposable { print("scoped disposed") })
scoped.dispose()
let serial = SerialDisposable()
serial.inner = SignalProducer<Int, Never>.never.on(disposed: { print("first gone") }).start()
serial.inner = nil
