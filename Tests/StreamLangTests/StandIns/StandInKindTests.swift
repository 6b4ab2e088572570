import Testing

@testable import StreamLang

/// The kinds of stand-ins: events that they hear from the drive, and effects that code has on them.
@Suite struct StandInKindTests {
  @Test func aTextFieldSendsItsTextAndThenEachEdit() {
    check(
      "field.rx.text.subscribe { print($0) }",
      driven: "wait(1s)\nfield.type(\"ab\", every: 100ms)\nfield.enter(\"xyz\")",
      logs: "0s  ", "1s  a", "1.1s  ab", "1.1s  xyz")
  }

  @Test func aTextFieldOfReactiveCocoaSendsEditsOnly() {
    check(
      "field.reactive.continuousTextValues.subscribe { print($0) }", driven: "field.type(\"ab\")",
      logs: "0s  a", "0s  ab")
  }

  @Test func editingOfATextFieldBeginsAndEnds() {
    check(
      """
      field.rx.controlEvent("editingDidBegin").subscribe { print("begin") }
      field.rx.controlEvent("editingDidEnd").subscribe { print("end") }
      """, driven: "field.begin()\nfield.type(\"a\")\nfield.end()", logs: "0s  begin", "0s  end")
  }

  /// Setting the text is no event of the control.
  @Test func settingATextIsNoEdit() {
    check(
      "field.rx.text.subscribe { print($0) }\nbutton.rx.tap.subscribe { field.text = \"set\" }",
      driven: "button.tap()\nfield.type(\"!\")", logs: "0s  ", "0s  → field.text = set", "0s  set!")
  }

  @Test func aButtonIsTapped() {
    check(
      "button.rx.tap.subscribe { print(\"tap\") }\nbutton.rx.controlEvent(\"touchDown\").subscribe { print(\"down\") }",
      driven: "button.tap()\nwait(1s)\nbutton.fire(\"touchDown\")", logs: "0s  tap", "1s  down")
    check(
      "button.reactive.controlEvents(\"touchUpInside\").subscribe { print($0) }", driven: "button.tap()",
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
      "toggle.rx.isOn.subscribe { print($0) }", driven: "toggle.toggle()\ntoggle.toggle()",
      logs: "0s  false", "0s  true", "0s  false")
    check(
      "slider.reactive.values.subscribe { print($0) }", driven: "slider.slide(0.7)", logs: "0s  0.7")
    check(
      "segments.rx.selectedSegmentIndex.subscribe { print($0) }", driven: "segments.select(2)", logs: "0s  0", "0s  2")
    check(
      "stepper.rx.value.subscribe { print($0) }", driven: "stepper.step(2)", logs: "0s  0.0", "0s  2.0")
    check(
      "refresh.rx.controlEvent(\"valueChanged\").subscribe { print(\"pulled\") }", driven: "refresh.pull()",
      logs: "0s  pulled")
  }

  @Test func aTableShowsRowsAndIsSelected() {
    let outcome = PastedOutcome(
      """
      let fruits = property(["Apple", "Banana"])
      table.rx.items("Cell")(fruits, { row, fruit, cell in cell.textLabel.text = "\\(row). \\(fruit)" })
      table.rx.modelSelected("").subscribe { print("selected \\($0)") }
      table.rx.itemSelected.subscribe { print("row \\($0.row)") }
      """, drive: "wait(1s)\ntable.select(1)\ntable.select(7)\nfruits.value = [\"Cherry\"]")
    #expect(outcome.failures == [])
    #expect(
      outcome.logs == [
        "0s  → table.items = [Apple, Banana]", "0s  → cell.textLabel.text = 0. Apple",
        "0s  → cell.textLabel.text = 1. Banana", "1s  selected Banana", "1s  row 1", "1s  → table.items = [Cherry]",
        "1s  → cell.textLabel.text = 0. Cherry",
      ])
    #expect(outcome.notes.contains("'table' has 2 rows, and no row 7"))
  }

  @Test func notificationsArePosted() {
    check(
      """
      NotificationCenter.default.publisher(for: "didChange").subscribe { print($0.userInfo["n"]) }
      NotificationCenter.default.rx.notification("other").subscribe { print("other") }
      NotificationCenter.default.reactive.notifications(forName: "other").subscribe { print("again") }
      """, driven: "notify(\"didChange\", userInfo: [\"n\": 3])\nwait(1s)\nnotify(\"other\")",
      logs: "0s  3", "1s  other", "1s  again")
  }

  /// A notification about an object is heard by those who ask for that object.
  @Test func notificationsAreOfAnObject() {
    check(
      """
      NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
        .subscribe { print($0.object.text) }
      """, driven: "field.type(\"a\")\nother.type(\"b\")", logs: "0s  a")
  }

  @Test func requestsAreAnswered() {
    check(
      """
      URLSession.shared.dataTaskPublisher(for: "u").subscribe { print($0.data, $0.response.statusCode) }
      """, driven: "network(\"u\", after: 2s, gives: [1], status: 201)\ncode", logs: "2s  [background] [1] 201")
    check(
      "URLSession.shared.rx.data(request: \"u\").subscribe(next: { print($0) }, error: { print($0.message) })",
      driven: "network(after: 1s, fails: \"offline\")\ncode", logs: "1s  [background] offline")
  }

  /// Several answers for one address are used in order, and the last one stays.
  @Test func answersAreUsedInOrder() {
    check(
      """
      let request = URLSession.shared.rx.json(url: "u")
      request.concat(request).concat(request).subscribe { print($0) }
      """, driven: "network(\"u\", after: 1s, gives: 1)\nnetwork(\"u\", after: 2s, gives: 2)\ncode",
      logs: "1s  [background] 1", "3s  [background] 2", "5s  [background] 2")
  }

  @Test func aRequestWithoutAnAnswerIsNoted() {
    let outcome = PastedOutcome("URLSession.shared.rx.json(url: \"u\").subscribe { print($0) }")
    #expect(outcome.logs == ["1s  [background] [:]"])
    #expect(outcome.notes.contains { $0.hasPrefix("nothing answers u, so it gives {} after 1s") })
  }

  @Test func servicesAreAnsweredOrSendTheirNames() {
    check(
      "api.load(3).subscribe { print($0) }",
      driven: "api.answers(\"load\") { x in timer(2s).map { _ in x * 2 } }\ncode", logs: "2s  6")
    let outcome = PastedOutcome("api.load(3).subscribe { print($0) }")
    #expect(outcome.logs == ["1s  load"])
    #expect(outcome.notes.contains { $0.hasPrefix("'api.load' has no answer, so it sends its name after 1s") })
  }
}
