import RxSwift
import UIKit

final class DetailViewController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] n in self?.show(n) }, onDisposed: { print("disposed of") })
      .disposed(by: bag)
  }

  func show(_ n: Int) { print("detail \(n)") }

  deinit { print("the detail ends") }
}

/// Its closure holds it, so that it runs on after it was popped.
final class LeakingViewController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(4)
      .subscribe(onNext: { n in self.show(n) })
      .disposed(by: bag)
  }

  func show(_ n: Int) { print("leaking \(n)") }

  deinit { print("the leaking one ends") }
}

final class ListViewController: UIViewController {
  func open(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }

  func back() { navigationController?.popViewController(animated: true) }
}

let list = ListViewController()

func show() {
  let detail = DetailViewController()
  detail.viewDidLoad()
  list.open(detail)
}
func showLeaking() {
  let leaking = LeakingViewController()
  leaking.viewDidLoad()
  list.open(leaking)
}

show()
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
  list.back()
  print("popped")
  showLeaking()
  DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
    list.back()
    print("popped again")
  }
}
