import UIKit
import RxSwift
import RxCocoa

let disposeBag = DisposeBag()

nameField.rx.controlEvent(.editingDidBegin)
    .subscribe(onNext: { hintLabel.isHidden = false })
    .disposed(by: disposeBag)

nameField.rx.controlEvent([.editingDidEnd, .editingDidEndOnExit])
    .withLatestFrom(nameField.rx.text.orEmpty)
    .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    .do(onNext: { _ in hintLabel.isHidden = true })
    .filter { $0.count >= 3 }
    .bind(onNext: { print("name is \($0)") })
    .disposed(by: disposeBag)

volumeSlider.rx.value
    .map { Int($0 * 100) }
    .distinctUntilChanged()
    .map { "\($0)%" }
    .bind(to: volumeLabel.rx.text)
    .disposed(by: disposeBag)

wifiSwitch.rx.isOn
    .skip(1)
    .bind(to: networkList.rx.isUserInteractionEnabled)
    .disposed(by: disposeBag)

sizeControl.rx.selectedSegmentIndex
    .map { ["S", "M", "L"][$0] }
    .subscribe(onNext: { print("size", $0) })
    .disposed(by: disposeBag)
