import RxSwift
import RxCocoa

typealias Input = (username: Observable<String>, password: Observable<String>, loginTap: Observable<Void>)
typealias Output = (isEnabled: Driver<Bool>, message: Observable<String>)

func login(_ name: String, _ password: String) -> Single<String> {
    return Single.just("token-\(name)").delay(.milliseconds(500), scheduler: MainScheduler.instance)
}

func transform(_ input: Input) -> Output {
    let credentials = Observable.combineLatest(input.username, input.password) { (name: $0, password: $1) }
    let isEnabled = credentials
        .map { !$0.name.isEmpty && $0.password.count > 3 }
        .distinctUntilChanged()
        .asDriver(onErrorJustReturn: false)
    let message = input.loginTap
        .withLatestFrom(credentials)
        .flatMapLatest { login($0.name, $0.password) }
        .map { "signed in with \($0)" }
    return (isEnabled: isEnabled, message: message)
}

let disposeBag = DisposeBag()
let username = BehaviorRelay<String>(value: "")
let password = BehaviorRelay<String>(value: "")
let tap = PublishRelay<Void>()
let output = transform((username: username.asObservable(), password: password.asObservable(), loginTap: tap.asObservable()))

output.isEnabled
    .drive(onNext: { print("enabled: \($0)") })
    .disposed(by: disposeBag)
output.message
    .subscribe(onNext: { message in print(message) })
    .disposed(by: disposeBag)

username.accept("ada")
password.accept("love")
tap.accept(())
