import RxSwift
import RxCocoa

let disposeBag = DisposeBag()
let progress = PublishSubject<Double>()

let barBinder = Binder<Double>(progressView) { view, value in
    view.progress = Float(value)
    view.isHidden = value >= 1
}

progress.bind(to: barBinder).disposed(by: disposeBag)
progress
    .map { "\(Int($0 * 100)) %" }
    .bind(to: titleLabel.rx.text, subtitleLabel.rx.text)
    .disposed(by: disposeBag)
progress.map { $0 == 1 }.distinctUntilChanged().bind(to: doneButton.rx.isHidden).disposed(by: disposeBag)
