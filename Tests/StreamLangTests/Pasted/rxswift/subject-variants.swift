import RxSwift
import RxRelay

func print<T: CustomStringConvertible>(label: String, event: Event<T>) {
    print(label, (event.element ?? event.error) ?? event)
}

let disposeBag = DisposeBag()
let subject = ReplaySubject<String>.create(bufferSize: 2)
subject.onNext("1")
subject.onNext("2")
subject.onNext("3")
subject.subscribe { print("1)", $0) }.disposed(by: disposeBag)
subject.onNext("4")
subject.onCompleted()
subject.subscribe { print("2)", $0) }.disposed(by: disposeBag)

let behavior = BehaviorSubject(value: "Initial")
behavior.onNext("X")
behavior.subscribe(onNext: { print("b", $0) }, onDisposed: { print("gone") }).disposed(by: disposeBag)
if let value = try? behavior.value() { print("value", value) }

let asyncSubject = AsyncSubject<Int>()
asyncSubject.subscribe(onNext: { print("async", $0) }).disposed(by: disposeBag)
asyncSubject.onNext(1)
asyncSubject.onNext(2)
asyncSubject.onCompleted()

let relay = PublishRelay<Int>()
let subscription = relay.subscribe(onNext: { print("relay", $0) })
relay.accept(5)
subscription.dispose()
relay.accept(6)
