import RxSwift
import RxCocoa

let disposeBag = DisposeBag()
let isLoading = BehaviorRelay<Bool>(value: false)
let items = BehaviorRelay<[String]>(value: [])
let errorMessage = PublishRelay<String>()

isLoading.asDriver()
    .drive(spinner.rx.isAnimating)
    .disposed(by: disposeBag)
isLoading.asDriver()
    .map { !$0 }
    .drive(reloadButton.rx.isEnabled)
    .disposed(by: disposeBag)
items.asDriver()
    .map { $0.isEmpty }
    .distinctUntilChanged()
    .drive(onNext: { emptyView.isHidden = !$0 })
    .disposed(by: disposeBag)
errorMessage.asSignal()
    .emit(to: errorLabel.rx.text)
    .disposed(by: disposeBag)

func reload(fails: Bool) {
    isLoading.accept(true)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(800)) {
        isLoading.accept(false)
        if fails {
            errorMessage.accept("Could not load")
        } else {
            items.accept(items.value + ["item \(items.value.count + 1)"])
        }
    }
}

reloadButton.rx.tap
    .subscribe(onNext: { reload(fails: items.value.count >= 1) })
    .disposed(by: disposeBag)
