import RxSwift

let bag = DisposeBag()
let ages = ["tom": 3]
let limit: Int? = 3
let missing: Int? = nil
print(limit, missing)
print("the limit is \(limit)")

let tom = ages["tom"]
print(tom, ages["ann"], Int("7"))
if let tom = tom { print("tom is \(tom)") }

func describe(_ name: String?) -> String {
    guard let name = name else { return "nobody" }
    return "somebody called \(name)"
}
func show(_ name: String?) { print("name: \(name)") }
show("ann")
show(nil)
print(describe("bob"), Int.max)

let input = PublishSubject<String?>()
input
    .map { (text: String?) -> Int? in
        print("text \(text)")
        let number = text.flatMap { Int($0) }
        print("number \(number)")
        return number
    }
    .compactMap { $0 }
    .subscribe(onNext: { print("got \($0)") })
    .disposed(by: bag)
input.onNext("5")
input.onNext("x")
input.onNext(nil)
