import RxSwift
import RxCocoa

let bag = DisposeBag()
let isLoading = BehaviorRelay<Bool>(value: false)
let refresh = PublishRelay<Void>()
let items = BehaviorRelay<[String]>(value: [])

refresh
    .do(onNext: { isLoading.accept(true) })
    .flatMapFirst { _ in
        api.items()
            .timeout(.seconds(2), scheduler: MainScheduler.instance)
            .catchAndReturn([])
            .do(onDispose: { isLoading.accept(false) })
    }
    .bind(to: items)
    .disposed(by: bag)

isLoading.asDriver().distinctUntilChanged().drive(spinner.rx.isAnimating).disposed(by: bag)
items.skip(1).subscribe(onNext: { print("items: \($0)") }).disposed(by: bag)
refresh.accept(())
refresh.accept(())
