import RxSwift
import RxCocoa

let activity = PublishSubject<Bool>()
let bag = DisposeBag()

activity
    .asDriver(onErrorJustReturn: false)
    .drive(spinner.rx.isAnimating)
    .disposed(by: bag)

loginButton.rx.tap
    .throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
    .do(onNext: { _ in activity.onNext(true) })
    .flatMapLatest { _ -> Observable<String> in
        return Observable.just("token").delay(.milliseconds(700), scheduler: MainScheduler.instance)
    }
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { [weak self] token in
        guard let self = self else { return }
        activity.onNext(false)
        statusLabel.text = "Welcome, \(token)"
    })
    .disposed(by: bag)
