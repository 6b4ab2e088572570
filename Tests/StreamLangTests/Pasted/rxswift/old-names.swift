import RxSwift

let bag = DisposeBag()
let stop = PublishSubject<Void>()

Observable.of(1, 2, 3, 4, 5, 6)
    .takeWhile { $0 < 5 }
    .skipWhile { $0 < 2 }
    .observeOn(MainScheduler.instance)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
Observable<Int>.error(NSError(domain: "x", code: 1))
    .catchErrorJustReturn(-1)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
Observable.of("a").catchError { _ in Observable.just("b") }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<Int>.never().takeUntil(stop).subscribe(onCompleted: { print("stopped") }).disposed(by: bag)
stop.onNext(())
Observable.of(7, 8).elementAt(1).subscribe(onNext: { print($0) }).disposed(by: bag)
