import RxSwift

let composite = CompositeDisposable()
let serial = SerialDisposable()
let subject = PublishSubject<Int>()

_ = composite.insert(subject.subscribe(onNext: { print("a", $0) }))
_ = composite.insert(subject.subscribe(onNext: { print("b", $0) }))
serial.disposable = subject.subscribe(onNext: { print("old", $0) })
serial.disposable = subject.subscribe(onNext: { print("new", $0) })
subject.onNext(1)
composite.dispose()
subject.onNext(2)
print(subject.hasObservers, composite.isDisposed)
serial.dispose()
subject.on(.next(3))
subject.on(.completed)
