import RxSwift
import RxCocoa

let disposeBag = DisposeBag()
let viewModel = ItemsViewModel(service: ItemService())

viewModel.items
    .bind(to: tableView.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { row, item, cell in
        cell.textLabel?.text = "\(row): \(item)"
    }
    .disposed(by: disposeBag)
viewModel.isLoading.asDriver()
    .drive(spinner.rx.isAnimating)
    .disposed(by: disposeBag)
tableView.rx.modelSelected(String.self)
    .withLatestFrom(viewModel.user) { item, user in "\(user) takes \(item)" }
    .subscribe(onNext: { [weak self] text in
        self?.coordinator.show(text)
    })
    .disposed(by: disposeBag)
refreshControl.rx.controlEvent(.valueChanged)
    .bind(to: viewModel.reload)
    .disposed(by: disposeBag)
tableView.rx.setDelegate(self).disposed(by: disposeBag)
