import RxCocoa
import RxSwift
import UIKit

// The app makes the controller of a storyboard, and gives it nothing.
final class DetailViewController: UIViewController {
  var viewModel: DetailViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let viewModel = viewModel else { fatalError("Required properties are not set.") }
    print(viewModel)
  }
}

enum Route {
  case detail
}

func contributors() -> FlowContributors {
  return .one(flowContributor: .contribute(withNextPresentable: 1))
}
print(contributors())
