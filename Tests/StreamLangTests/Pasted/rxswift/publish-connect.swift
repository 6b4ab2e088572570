import RxSwift

let bag = DisposeBag()
let intSequence = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(4).publish()
_ = intSequence.subscribe(onNext: { print("Subscription 1:, Event: \($0)") })
DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { _ = intSequence.connect() }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(4500)) {
    _ = intSequence.subscribe(onNext: { print("Subscription 2:, Event: \($0)") })
}
let subject = PublishSubject<Int>()
let multi = Observable.of(7, 8).multicast(subject)
subject.subscribe(onNext: { print("subject \($0)") }).disposed(by: bag)
multi.subscribe(onNext: { print("multi \($0)") }).disposed(by: bag)
multi.connect().disposed(by: bag)
let replayed = Observable.of(1, 2, 3).replay(2)
replayed.connect().disposed(by: bag)
replayed.subscribe(onNext: { print("replayed \($0)") }).disposed(by: bag)
