import RxSwift

let bag = DisposeBag()
let cache = Observable.just("cached")
let network = Observable.just("fresh").delay(.seconds(2), scheduler: MainScheduler.instance)

Observable.concat(cache, network)
    .subscribe(onNext: { print("show \($0)") })
    .disposed(by: bag)

Observable.merge([network, cache])
    .distinctUntilChanged()
    .toArray()
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)

Observable.amb([network, cache]).debug("winner").subscribe().disposed(by: bag)
