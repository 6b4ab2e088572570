import Combine
final class DetailsViewController: UIViewController {
  var viewModel: DetailsViewModel!
  private var subscriptions = Set<AnyCancellable>()
  @IBOutlet weak var label: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    setBindings()
  }
  func configure(with viewModel: DetailsViewModel) {
    self.viewModel = viewModel
  }
}
extension DetailsViewController {
  private func setBindings() {
    viewModel.$number
      .receive(on: RunLoop.main)
      .compactMap { String($0) }
      .assign(to: \.text, on: label)
      .store(in: &subscriptions)
  }
}
