import RxSwift
let bag = DisposeBag()
Observable.of(1).do(onDispose: { print("do dispose") })
    .subscribe(onNext: { print($0) }, onCompleted: { print("completed") }, onDisposed: { print("onDisposed") }).disposed(by: bag)
Observable<Int>.timer(.milliseconds(100), scheduler: MainScheduler.instance).do(onDispose: { print("do dispose 2") })
    .subscribe(onNext: { print($0) }, onCompleted: { print("completed 2") }, onDisposed: { print("onDisposed 2") }).disposed(by: bag)
Observable.of("a", "b").enumerated().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<Int>.error(RxError.unknown).do(onDispose: { print("do dispose 3") }).subscribe(onError: { _ in print("error") }, onDisposed: { print("onDisposed 3") }).disposed(by: bag)
