import RxSwift
import RxCocoa

let bag = DisposeBag()

segmentedControl.rx.selectedSegmentIndex
    .map { index -> String in
        switch index {
        case 0: return "first"
        case 1...2: return "middle"
        default: return "last"
        }
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

darkSwitch.rx.isOn
    .changed
    .bind { isOn in print("dark: \(isOn)") }
    .disposed(by: bag)

slider.rx.value
    .map { Int($0 * 100) }
    .distinctUntilChanged()
    .bind(to: percentLabel.rx.text)
    .disposed(by: bag)
