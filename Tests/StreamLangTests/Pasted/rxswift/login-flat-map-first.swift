import RxSwift
import RxCocoa

let disposeBag = DisposeBag()
let credentials = Observable.combineLatest(emailField.rx.text.orEmpty, passwordField.rx.text.orEmpty)

loginButton.rx.tap
    .withLatestFrom(credentials)
    .flatMapFirst { email, password -> Observable<String> in
        print("signing in \(email) with \(password.count) characters")
        return Observable.just("token-\(email)")
            .delay(.seconds(1), scheduler: MainScheduler.instance)
            .do(onSubscribe: { activityIndicator.startAnimating() },
                onDispose: { activityIndicator.stopAnimating() })
    }
    .subscribe(onNext: { token in
        statusLabel.text = token
    })
    .disposed(by: disposeBag)
