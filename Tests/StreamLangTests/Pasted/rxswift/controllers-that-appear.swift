import RxCocoa
import RxSwift
import UIKit

final class DetailViewController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { print("tick \($0)") })
      .disposed(by: bag)
  }

  override func viewWillAppear(_ animated: Bool) { print("appears") }

  deinit { print("the detail ends") }
}

final class ListViewController: UIViewController {
  func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
  func back() { navigationController?.popViewController(animated: true) }
}

let list = ListViewController()
list.open()
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { list.back() }
