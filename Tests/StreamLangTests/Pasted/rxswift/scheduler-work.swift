import RxSwift

let bag = DisposeBag()
let background = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")

Observable.from([1, 2, 3])
    .observe(on: background)
    .map { value -> Int in
        print("square \(value)")
        return value * value
    }
    .observe(on: MainScheduler.asyncInstance)
    .toArray()
    .subscribe(onSuccess: { print("got \($0)") })
    .disposed(by: bag)

_ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(500)) { _ in
    print("later")
    return Disposables.create()
}
