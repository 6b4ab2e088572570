import RxSwift

let bag = DisposeBag()
let studentA = BehaviorSubject(value: 80)
let student = BehaviorSubject<BehaviorSubject<Int>>(value: studentA)
let error = NSError(domain: "MyError", code: -1, userInfo: [NSLocalizedDescriptionKey: "anError"])

let studentScore = student.flatMapLatest { $0.materialize() }
studentScore
    .filter {
        guard $0.error == nil else {
            print($0.error!.localizedDescription)
            return false
        }
        return true
    }
    .dematerialize()
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

studentA.onNext(85)
studentA.onError(error)
studentA.onNext(90)
let studentB = BehaviorSubject(value: 100)
student.onNext(studentB)
