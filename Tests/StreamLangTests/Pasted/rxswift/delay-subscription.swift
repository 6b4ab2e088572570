import RxSwift

let bag = DisposeBag()
Observable.of("later").delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
    .ifEmpty(default: "none")
    .startWith("first")
    .concat(Observable.just("last"))
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

Observable<Int>.empty().ifEmpty(switchTo: .just(0)).single().subscribe(onNext: { print("single", $0) }).disposed(by: bag)
Observable.repeatElement("x").take(2).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })
    .takeLast(2)
    .subscribe(onNext: { print("generated", $0) })
    .disposed(by: bag)
Observable<Int>.using({ Disposables.create { print("released") } }, observableFactory: { _ in Observable.just(7) })
    .subscribe(onNext: { print("using", $0) })
    .disposed(by: bag)
