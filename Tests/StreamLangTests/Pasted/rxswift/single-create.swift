import RxSwift

let disposeBag = DisposeBag()

func loadText(from name: String) -> Single<String> {
    return Single.create { single in
        let disposable = Disposables.create()
        guard name.hasSuffix(".txt") else {
            single(.failure(NSError(domain: "FileReadError", code: 404)))
            return disposable
        }
        single(.success("contents of \(name)"))
        return disposable
    }
}

loadText(from: "Copyright.txt")
    .subscribe {
        switch $0 {
        case .success(let string):
            print(string)
        case .failure(let error):
            print("failed", (error as NSError).code)
        }
    }
    .disposed(by: disposeBag)

loadText(from: "photo.png")
    .subscribe(onSuccess: { print($0) }, onFailure: { _ in print("no text") })
    .disposed(by: disposeBag)
