import Testing

@testable import StreamLang

/// The kinds of stand-ins: events that they hear from the drive, and effects that code has on them.
@Suite struct StandInKindTests {
  @Test func aTextFieldSendsItsTextAndThenEachEdit() {
    check(
      "field.rx.text.subscribe(onNext: { print($0) })",
      driven: "wait(1s)\nfield.type(\"ab\", every: 100ms)\nfield.enter(\"xyz\")",
      logs: "0s  Optional(\"\")", "1s  Optional(\"a\")", "1.1s  Optional(\"ab\")", "1.1s  Optional(\"xyz\")")
  }

  @Test func aTextFieldOfReactiveCocoaSendsEditsOnly() {
    check(
      "field.reactive.continuousTextValues.observeValues { print($0) }", driven: "field.type(\"ab\")",
      logs: "0s  a", "0s  ab")
  }

  @Test func editingOfATextFieldBeginsAndEnds() {
    check(
      """
      field.rx.controlEvent("editingDidBegin").subscribe(onNext: { print("begin") })
      field.rx.controlEvent("editingDidEnd").subscribe(onNext: { print("end") })
      """, driven: "field.begin()\nfield.type(\"a\")\nfield.end()", logs: "0s  begin", "0s  end")
  }

  /// Setting the text is no event of the control.
  @Test func settingATextIsNoEdit() {
    check(
      "field.rx.text.subscribe(onNext: { print($0) })\nbutton.rx.tap.subscribe { field.text = \"set\" }",
      driven: "button.tap()\nfield.type(\"!\")", logs: "0s  Optional(\"\")", "0s  → field.text = set",
      "0s  Optional(\"set!\")")
  }

  @Test func aButtonIsTapped() {
    check(
      "button.rx.tap.subscribe { print(\"tap\") }\nbutton.rx.controlEvent(\"touchDown\").subscribe { print(\"down\") }",
      driven: "button.tap()\nwait(1s)\nbutton.fire(\"touchDown\")", logs: "0s  tap", "1s  down")
    check(
      "button.reactive.controlEvents(.touchUpInside).observeValues { print($0) }", driven: "button.tap()",
      logs: "0s  button")
  }

  @Test func aDisabledButtonHearsNothing() {
    let outcome = PastedOutcome(
      "button.rx.tap.subscribe { print(\"tap\") }", drive: "button.isEnabled = false\nbutton.tap()")
    #expect(outcome.logs == [])
    #expect(outcome.notes.last == "'button' is disabled, so it hears nothing")
  }

  @Test func otherControlsHaveTheirValues() {
    check(
      "toggle.rx.isOn.subscribe(onNext: { print($0) })", driven: "toggle.toggle()\ntoggle.toggle()",
      logs: "0s  false", "0s  true", "0s  false")
    check(
      "slider.reactive.values.observeValues { print($0) }", driven: "slider.slide(0.7)", logs: "0s  0.7")
    check(
      "segments.rx.selectedSegmentIndex.subscribe(onNext: { print($0) })", driven: "segments.select(2)", logs: "0s  0",
      "0s  2")
    check(
      "stepper.rx.value.subscribe(onNext: { print($0) })", driven: "stepper.step(2)", logs: "0s  0.0", "0s  2.0")
    check(
      "refresh.rx.controlEvent(\"valueChanged\").subscribe { print(\"pulled\") }", driven: "refresh.pull()",
      logs: "0s  pulled")
  }

  @Test func aTableShowsRowsAndIsSelected() {
    let outcome = PastedOutcome(
      """
      let fruits = BehaviorRelay(value: ["Apple", "Banana"])
      table.rx.items("Cell")(fruits, { row, fruit, cell in cell.textLabel.text = "\\(row). \\(fruit)" })
      table.rx.modelSelected("").subscribe(onNext: { print("selected \\($0)") })
      table.rx.itemSelected.subscribe(onNext: { print("row \\($0.row)") })
      """, drive: "wait(1s)\ntable.select(1)\ntable.select(7)\nfruits.accept([\"Cherry\"])")
    #expect(outcome.failures == [])
    #expect(
      outcome.logs == [
        "0s  → table.items = [\"Apple\", \"Banana\"]", "0s  → cell.textLabel.text = 0. Apple",
        "0s  → cell.textLabel.text = 1. Banana", "1s  selected Banana", "1s  row 1", "1s  → table.items = [\"Cherry\"]",
        "1s  → cell.textLabel.text = 0. Cherry",
      ])
    #expect(outcome.notes.contains("'table' has 2 rows, and no row 7"))
  }

  @Test func notificationsArePosted() {
    let drive = "notify(\"didChange\", userInfo: [\"n\": 3])\nwait(1s)\nnotify(\"other\")"
    check(
      """
      import Combine
      let kept = NotificationCenter.default.publisher(for: Notification.Name("didChange"))
        .sink { print($0.userInfo["n"]) }
      """, driven: drive, logs: "0s  Optional(3)")
    check(
      "NotificationCenter.default.rx.notification(\"other\").subscribe(onNext: { print($0.name) })", driven: drive,
      logs: "1s  other")
    check(
      "NotificationCenter.default.reactive.notifications(forName: \"other\").observeValues { print($0.name) }",
      driven: drive, logs: "1s  other")
  }

  /// A notification about an object is heard by those who ask for that object.
  @Test func notificationsAreOfAnObject() {
    check(
      """
      import Combine
      let kept = NotificationCenter.default
        .publisher(for: UITextField.textDidChangeNotification, object: field)
        .sink { print($0.object.text) }
      other.text = ""
      """, driven: "field.type(\"a\")\nother.type(\"b\")", logs: "0s  a")
  }

  @Test func requestsAreAnswered() {
    check(
      """
      import Combine
      let kept = URLSession.shared.dataTaskPublisher(for: URL(string: "u")!)
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0.data, $0.response.statusCode) })
      """, driven: "network(\"u\", after: 2s, gives: [1], status: 201)\ncode",
      logs: "2s  [background] [1] 201", "2s  [background] finished")
    check(
      "URLSession.shared.rx.data(request: \"u\").subscribe(onError: { print($0.message) })",
      driven: "network(after: 1s, fails: \"offline\")\ncode", logs: "1s  [background] offline")
  }

  /// Several answers for one address are used in order, and the last one stays.
  @Test func answersAreUsedInOrder() {
    check(
      """
      let request = URLSession.shared.rx.json(url: "u")
      request.concat(request).concat(request).subscribe(onNext: { print($0) })
      """, driven: "network(\"u\", after: 1s, gives: 1)\nnetwork(\"u\", after: 2s, gives: 2)\ncode",
      logs: "1s  [background] 1", "3s  [background] 2", "5s  [background] 2")
  }

  @Test func aRequestWithoutAnAnswerIsNoted() {
    let outcome = PastedOutcome("URLSession.shared.rx.json(url: \"u\").subscribe(onNext: { print($0) })")
    #expect(outcome.logs == ["1s  [background] [:]"])
    #expect(outcome.notes.contains { $0.hasPrefix("nothing answers u, so it gives {} after 1s") })
  }

  @Test func servicesAreAnsweredOrSendTheirNames() {
    check(
      "api.load(3).subscribe(onNext: { print($0) })",
      driven: "api.answers(\"load\") { x in timer(2s).map { _ in x * 2 } }\ncode", logs: "2s  6")
    let outcome = PastedOutcome("api.load(3).subscribe(onNext: { print($0) })")
    #expect(outcome.logs == ["1s  load"])
    #expect(outcome.notes.contains { $0.hasPrefix("'api.load' has no answer, so it sends its name after 1s") })
  }
}
