import RxSwift

final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) ends") }
}

class Base {
  let ofBase = Part("part of the class above")
  deinit { print("Base.deinit") }
}

/// A closure that holds the view model makes a circle with its bag: it never ends.
final class Circle: Base {
  let bag = DisposeBag()
  private(set) var sum = 0

  init(_ numbers: Observable<Int>) {
    super.init()
    numbers.subscribe(onNext: { self.sum += $0; print("circle \(self.sum)") }, onDisposed: { print("never") })
      .disposed(by: bag)
  }
  deinit { print("Circle.deinit") }
}

final class Model: Base {
  let before = Part("before the bag")
  let bag = DisposeBag()
  let after = Part("after the bag")
  private(set) var sum = 0

  init(_ numbers: Observable<Int>) {
    super.init()
    numbers.subscribe(
      onNext: { [weak self] n in
        guard let self = self else { return print("nobody") }
        self.sum += n
        print("model \(self.sum)")
      }, onDisposed: { print("disposed of") }
    ).disposed(by: bag)
    numbers.withUnretained(self)
      .subscribe(onNext: { me, n in print("unretained \(n) \(me.sum)") })
      .disposed(by: bag)
    numbers.subscribe(with: self, onNext: { me, n in print("with \(n) \(me.sum)") })
      .disposed(by: bag)
  }
  deinit { print("Model.deinit \(sum)") }
}

protocol Delegate: AnyObject { func finished() }

final class Service {
  weak var delegate: Delegate?
  func run() {
    if let delegate = delegate { delegate.finished() } else { print("no delegate") }
  }
}

final class Listener: Delegate {
  let service: Service
  init(_ service: Service) {
    self.service = service
    service.delegate = self
  }
  func finished() { print("finished") }
}

let numbers = PublishSubject<Int>()
var circle: Circle? = Circle(numbers)
var model: Model? = Model(numbers)
weak var weakly = model
numbers.onNext(1)
circle = nil
model = nil
print(weakly == nil)
numbers.onNext(2)

let service = Service()
var listener: Listener? = Listener(service)
service.run()
listener = nil
service.run()
