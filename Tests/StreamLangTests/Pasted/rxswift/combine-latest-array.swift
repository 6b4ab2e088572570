import RxSwift

let bag = DisposeBag()
let subjects = [BehaviorSubject(value: 1), BehaviorSubject(value: 10), BehaviorSubject(value: 100)]

Observable.combineLatest(subjects) { $0.reduce(0, +) }
    .distinctUntilChanged()
    .do(onNext: { print("about to send \($0)") }, afterNext: { print("sent \($0)") })
    .subscribe(
        onNext: { print("sum \($0)") },
        onCompleted: { print("completed") },
        onDisposed: { print("disposed") })
    .disposed(by: bag)

subjects[0].onNext(2)
subjects[0].onNext(2)
subjects[1].on(.next(9))
subjects[2].onCompleted()
print("last value: \((try? subjects[1].value()) ?? -1)")
subjects[0].onCompleted()
subjects[1].onNext(8)
subjects[1].onCompleted()
