import RxSwift

let bag = DisposeBag()
let stop = PublishSubject<Void>()
let subscription = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    .take(until: stop)
    .subscribe(onNext: { print($0) }, onCompleted: { print("stopped") })
let dispose = subscription.dispose
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { stop.onNext(()) }
DispatchQueue.main.asyncAfter(deadline: .now() + 3) { dispose() }
