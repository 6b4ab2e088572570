import RxSwift

let bag = DisposeBag()
let query = PublishSubject<String>()

query
    .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    .distinctUntilChanged()
    .filter { $0.count > 1 }
    .flatMapLatest { text in
        Observable.just("results for \(text)").delay(.milliseconds(500), scheduler: MainScheduler.instance)
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
