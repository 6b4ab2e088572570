import RxSwift
import RxCocoa

// Members that extensions of the app give to types of the platform, a method of the app with an operator's name, a
// method of the app as a closure, and a property of the class above beside a local one of its name.
final class ListViewController: UITableViewController {
  private let bag = DisposeBag()
  private let viewModel = ListViewModel()
  private let taps = PublishSubject<Int>()

  init(_ navigation: Navigation) {
    super.init(nibName: nil, bundle: nil)
    taps.bind(onNext: navigation.selected).disposed(by: bag)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let request = URLRequest.list(page: 1)
    let output = viewModel.bind(input: request)
    output.items.subscribe(onNext: { print("items", $0) }).disposed(by: bag)
    addRefreshing()
    taps.onNext(3)
  }
}

extension ListViewController {
  private func addRefreshing() {
    let refreshControl = UIRefreshControl()
    refreshControl.rx.controlEvent(.valueChanged).subscribe(onNext: { print("refreshing") }).disposed(by: bag)
    self.refreshControl = refreshControl
  }
}
