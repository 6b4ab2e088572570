import RxSwift
import RxCocoa

let disposeBag = DisposeBag()
let isRunning = BehaviorRelay(value: true)

isRunning.asObservable()
    .flatMapLatest { running in
        running ? Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance) : .empty()
    }
    .scan(0) { acc, _ in acc + 1 }
    .map { seconds in String(format: "%02d:%02d", seconds / 60, seconds % 60) }
    .bind(to: timeLabel.rx.text)
    .disposed(by: disposeBag)

pauseButton.rx.tap
    .map { !isRunning.value }
    .bind(to: isRunning)
    .disposed(by: disposeBag)
