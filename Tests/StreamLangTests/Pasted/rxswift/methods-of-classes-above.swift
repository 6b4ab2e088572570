import RxCocoa
import RxSwift

class Base {
  func load(page: Int) { print("page", page) }
}

class List: Base {
  func load() { load(page: 3) }
}

// The class above is not in the text.
final class Cell: ReusableCell {
  func show() {
    show(animated: true)
    print("shown")
  }
}

final class Rows {
  var all: [Int] = []
}

extension Rows {
  convenience init(_ rows: [Int]) {
    self.init()
    all = rows
  }
}

final class Item {
  var name: BehaviorRelay<String?> = .init(value: nil)
  let changes: PublishSubject<Int> = .init()

  init(name: String?) { self.name.accept(name) }
}

List().load()
Cell().show()
print(Rows([1, 2]).all)
let item = Item(name: "tea")
print(item.name.value ?? "none")
item.changes.subscribe(onNext: { print($0) })
item.changes.onNext(1)
