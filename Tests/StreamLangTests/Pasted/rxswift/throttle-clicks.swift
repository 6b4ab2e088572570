import RxSwift
import RxCocoa

let bag = DisposeBag()
var likes = 0

likeButton.rx.tap
    .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
    .map { _ -> Int in likes += 1; return likes }
    .subscribe(onNext: { [weak self] count in
        self?.likeLabel.text = "\(count) ♥"
        likeButton.setTitle("Liked", for: .normal)
    })
    .disposed(by: bag)
