import RxSwift
import RxRelay

let bag = DisposeBag()
let replay = ReplaySubject<Int>.create(bufferSize: 2)
replay.onNext(1)
replay.onNext(2)
replay.onNext(3)
replay.subscribe { print("replay:", $0) }.disposed(by: bag)
replay.onCompleted()

let behavior = BehaviorSubject(value: "initial")
do {
    print(try behavior.value())
    behavior.onNext("second")
    print(try behavior.value())
    behavior.onError(RxError.timeout)
    print(try behavior.value())
} catch {
    print("failed: \(error)")
}
behavior.subscribe(onNext: { print($0) }, onError: { print("late: \($0)") }).disposed(by: bag)

let async = AsyncSubject<Int>()
async.subscribe(onNext: { print("async \($0)") }, onCompleted: { print("async completed") }).disposed(by: bag)
async.onNext(10)
async.onNext(20)
async.onCompleted()

let relay = PublishRelay<Int>()
relay.accept(0)
relay.subscribe(onNext: { print("relay \($0)") }).disposed(by: bag)
relay.accept(1)
