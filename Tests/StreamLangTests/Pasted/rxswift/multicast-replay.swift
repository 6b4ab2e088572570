import RxSwift

let bag = DisposeBag()

let source = Observable<Int>.create { observer in
    print("subscribed to source")
    observer.onNext(1)
    observer.onNext(2)
    return Disposables.create { print("source disposed") }
}

let published = source.publish()
published.subscribe(onNext: { print("A \($0)") }).disposed(by: bag)
published.subscribe(onNext: { print("B \($0)") }).disposed(by: bag)
let connection = published.connect()
published.subscribe(onNext: { print("late \($0)") }).disposed(by: bag)
connection.dispose()

let replayed = source.replay(1)
let replayConnection = replayed.connect()
replayed.subscribe(onNext: { print("replayed \($0)") }).disposed(by: bag)
replayConnection.dispose()

let shared = source.multicast(ReplaySubject<Int>.create(bufferSize: 2)).refCount()
let one = shared.subscribe(onNext: { print("one \($0)") })
let two = shared.subscribe(onNext: { print("two \($0)") })
one.dispose()
two.dispose()
