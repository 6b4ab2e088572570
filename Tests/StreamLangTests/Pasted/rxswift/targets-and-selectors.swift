import RxCocoa
import RxSwift
import UIKit

final class ViewController: UIViewController {
  @IBOutlet var button: UIButton!
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: #selector(heard(_:)), name: Notification.Name("ping"), object: nil)
    NotificationCenter.default.addObserver(forName: Notification.Name("ping"), object: nil, queue: .main) { note in
      print("block", note.userInfo?["n"] ?? 0)
    }
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc private func pressed() { print("pressed") }
  @objc private func heard(_ note: Notification) { print("heard", note.name) }
  @objc private func tick() {
    print("tick")
    timer?.invalidate()
  }
}
