import ReactiveSwift

let composite = CompositeDisposable()
let (signal, observer) = Signal<Int, Never>.pipe()
composite += signal.observeValues { print("observed \($0)") }
composite += AnyDisposable { print("cleanup") }
observer.send(value: 1)
composite.dispose()
observer.send(value: 2)
print(composite.isDisposed)
let serial = SerialDisposable()
serial.inner = AnyDisposable { print("first") }
serial.inner = AnyDisposable { print("second") }
serial.dispose()
let (lifetime, token) = Lifetime.make()
lifetime.observeEnded { print("ended") }
signal.take(during: lifetime).observeCompleted { print("during completed") }
token.dispose()
