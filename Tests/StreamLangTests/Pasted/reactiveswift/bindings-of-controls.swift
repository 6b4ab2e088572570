import ReactiveSwift
import ReactiveCocoa

let name = MutableProperty("")
let isOn = MutableProperty(false)

name <~ nameField.reactive.continuousTextValues
isOn <~ agreeSwitch.reactive.isOnValues
countLabel.reactive.text <~ name.map { "\($0.count) characters" }
submitButton.reactive.isEnabled <~ SignalProducer.combineLatest(name.producer, isOn.producer)
    .map { name, agreed in !name.isEmpty && agreed }
    .skipRepeats()
slider.reactive.values.throttle(0.5, on: QueueScheduler.main).observeValues { print("slider \($0)") }

let submit = Action<Void, String, Never>(enabledIf: name.map { !$0.isEmpty }) {
    SignalProducer(value: "sent \(name.value)")
}
submitButton.reactive.pressed = CocoaAction(submit)
submit.values.observeValues { statusLabel.text = $0 }
