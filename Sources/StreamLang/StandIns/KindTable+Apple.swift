/// The objects of UIKit and Foundation.
extension KindTable {
  static let appleRequests = #"""
    func published(start) = behaviorSubject(start ?? "")

    func response(answer, url) =
      object("HTTPURLResponse", statusCode: answer.status, url: url, allHeaderFields: [:])

    func asked(url) = answers(urlOf(url)).map { answer in
      if answer.fails != nil { throw error(answer.fails) }
      (data: answer.gives, response: response(answer, url))
    }

    func request(url) = asked(url).deliverOn(background)

    func urlOf(x) = "\(x)"

    func received(labels) = asked(labels["from"] ?? labels["for"]).map { answer in (answer.data, answer.response) }

    // An AsyncLineSequence leaves out empty lines.
    func linesOf(text) = "\(text)".split("\n").filter { !$0.isEmpty }

    func bytesOf(text) = object("AsyncBytes",
      ["Symbol(Symbol.observable)": { from(Array("\(text)".utf8)) }],
      lines: from(linesOf(text)), characters: from(Array("\(text)")))

    let session = object("URLSession",
      dataTaskPublisher: labelled { values, labels in request(labels["for"]) },
      dataTask: labelled { values, labels in
        let handler = labels["completionHandler"] ?? values[0]
        let task = object("URLSessionDataTask")
        task.resume = {
          task.running = listen(request(labels["with"]).materialize()) { e in
            if e.kind == "next" { handler(e.value.data, e.value.response, nil) }
            if e.kind == "error" { handler(nil, nil, e.error) }
          }
        }
        task.cancel = { task.running?.dispose() }
        task
      },
      data: labelled { values, labels in received(labels) },
      upload: labelled { values, labels in received(labels) },
      bytes: labelled { values, labels in received(labels).map { data, response in (bytesOf(data), response) } },
      rx: object(
        data: labelled { values, labels in request(labels["request"] ?? labels["url"]).map { $0.data } },
        json: labelled { values, labels in request(labels["url"] ?? labels["request"]).map { $0.data } },
        response: labelled { values, labels in
          request(labels["request"]).map { answer in (response: answer.response, data: answer.data) }
        }),
      reactive: object(
        data: labelled { values, labels in request(labels["with"]).map { answer in (answer.data, answer.response) } }))
    let URLSession = callable({ session }, object(shared: session))

    let URL = labelled { values, labels in
      let text = "\(labels["string"] ?? labels["fileURLWithPath"] ?? "")"
      textObject("URL", text, object(
        lines: asked(text).flatMap { from(linesOf($0.data)) },
        resourceBytes: asked(text).flatMap { from(Array("\($0.data)".utf8)) },
        absoluteString: text, path: text, lastPathComponent: text.split("/").last,
        host: text.contains("://") ? text.split("://")[1].split("/")[0] : nil))
    }
    let IndexPath = labelled { values, labels in
      let section = labels["section"] ?? 0
      let row = labels["row"] ?? labels["item"] ?? 0
      textObject("IndexPath", "[\(section), \(row)]", object(section: section, row: row, item: row))
    }
    let URLRequest = labelled { values, labels in
      let url = labels["url"]
      textObject("URLRequest", "\(url)", object(url: url, httpMethod: "GET"))
    }
    let JSONDecoder = { object("JSONDecoder", decode: labelled { values, labels in decoded(values[0], labels["from"]) }) }
    let JSONSerialization = object("JSONSerialization", jsonObject: labelled { values, labels in labels["with"] })

    let settings = object()
    let UserDefaults = object("UserDefaults", standard: object("UserDefaults",
      set: labelled { values, labels in settings["\(labels["forKey"])"] = values[0] },
      object: labelled { values, labels in settings["\(labels["forKey"])"] },
      string: labelled { values, labels in settings["\(labels["forKey"])"] },
      integer: labelled { values, labels in settings["\(labels["forKey"])"] ?? 0 },
      bool: labelled { values, labels in settings["\(labels["forKey"])"] ?? false },
      removeObject: labelled { values, labels in settings["\(labels["forKey"])"] = nil }))

    let NotificationCenter = object("NotificationCenter", default: object("NotificationCenter",
      publisher: labelled { values, labels in notifications(labels["for"], labels["object"]) },
      notifications: labelled { values, labels in notifications(labels["named"], labels["object"]) },
      addObserver: labelled { values, labels in
        let heard = notifications(labels["name"] ?? labels["forName"], labels["object"])
        listen(heard) { note in
          if labels["selector"] == nil {
            (labels["using"] ?? values.last)(note)
          } else {
            perform(values[0], labels["selector"], note)
          }
        }
      },
      removeObserver: labelled { values, labels in values[0]?.dispose() },
      post: labelled { values, labels in
        posts.send(notification(labels["name"], labels["object"], labels["userInfo"]))
      },
      rx: object(notification: { name, object in notifications(name, object) }),
      reactive: object(notifications: labelled { values, labels in
        notifications(labels["forName"], labels["object"])
      })))

    // The functions of playground pages: the examples run at once, each under its heading.
    let exampleUnder = { heading in
      labelled { values, labels in
        let body = values.last
        log(heading(labels["of"] ?? labels["named"] ?? values[0]))
        body()
      }
    }

    let Notification = type("Notification")
    Notification.Name = words("Name") { name in lastWord(name) }

    let formatter = { name, pattern in
      {
        let me = object(name, dateFormat: pattern)
        me.string = labelled { values, labels in dateText(labels["from"], me.dateFormat) }
        me
      }
    }

    export("DateFormatter", formatter("DateFormatter", "yyyy-MM-dd HH:mm:ss"))
    export("ISO8601DateFormatter", formatter("ISO8601DateFormatter", "yyyy-MM-dd'T'HH:mm:ss'Z'"))
    export("Thread", thread())
    export("example", exampleUnder { title in "\n--- \(title) example ---" })
    export("scopedExample", exampleUnder { title in "\n--- \(title) ---\n" })
    export("playgroundShouldContinueIndefinitely", { nil })
    export("CharacterSet", words("CharacterSet") { text in text })
    export("NSLocalizedDescriptionKey", "NSLocalizedDescription")
    export("URL", URL)
    export("URLRequest", URLRequest)
    export("URLSession", URLSession)
    export("JSONDecoder", JSONDecoder)
    export("JSONSerialization", JSONSerialization)
    export("UserDefaults", UserDefaults)
    export("NotificationCenter", NotificationCenter)
    export("Notification", Notification)
    """#

  static let apple = #"""
    func isOne(event, wanted) = "\(wanted)".contains(event)

    func valued(me, property, start) {
      let changes = source("\(nameOf(me)).\(property)")
      let current = defer { changes.startWith(me[property]) }
      let members = object([property: start], isEnabled: true, isHidden: false)
      let events = { wanted in changes.filter { _ in isOne("valueChanged", wanted) } }
      members.rx = bindings(me, object(
        [property: current], value: current, controlEvent: { wanted in events(wanted).map { _ in unit } }))
      members.reactive = bindings(me, object(
        ["\(property)Values": changes, "\(property)es": changes], values: changes,
        controlEvents: { wanted in events(wanted).map { _ in me } }))
      members.addTarget = labelled { values, labels in
        listen(events(labels["for"])) { _ in perform(values[0], labels["action"], me) }
      }
      members.change = { new in
        if me.isEnabled {
          keep(me, property, new)
          changes.send(new)
        } else {
          note("'\(nameOf(me))' is disabled, so it hears nothing")
        }
      }
      members
    }

    func press(me, taps, action) {
      listen(action.isEnabled) { new in me.isEnabled = new }
      listen(taps) { _ in action.execute(me) }
    }

    kind("UISwitch", ["rx.isOn", "reactive.isOnValues", "drive toggle()", "isOn"], ".toggle()") { me in
      let members = valued(me, "isOn", false)
      members.toggle = { members.change(!me.isOn) }
      members
    }

    kind("UISegmentedControl", ["rx.selectedSegmentIndex", "reactive.selectedSegmentIndexes", "selectedSegmentIndex"],
      ".select(1)") { me in
      let members = valued(me, "selectedSegmentIndex", 0)
      members.select = { index in members.change(index) }
      members
    }

    kind("UIStepper", ["drive step()"], ".step(2)") { me in
      let members = valued(me, "value", 0.0)
      members.step = { new in members.change(Double(new)) }
      members
    }

    kind("UISlider", ["drive slide()", "reactive.values", "rx.value"], ".slide(0.7)") { me in
      let members = valued(me, "value", 0.0)
      members.slide = { new in members.change(Double(new)) }
      members
    }

    kind("UIDatePicker", ["rx.date", "drive pick()"], ".pick(…)") { me in
      let members = valued(me, "date", nil)
      members.pick = { new in members.change(new) }
      members
    }

    kind("UITextField",
      ["rx.text", "rx.attributedText", "rx.controlEvent(editing)", "reactive.continuousTextValues", "reactive.textValues",
        "rx.searchButtonClicked", "rx.textDidBeginEditing", "textPublisher", "stream textPublisher", "drive type()", "drive enter()", "drive begin()", "drive end()",
        "drive search()", "drive cancel()", "in publisher(object:)", "in notification(object:)", "in notifications(object:)"],
      ".type(\"…\") .enter(\"…\")") { me in
      let texts = source("\(nameOf(me)).text")
      let events = subject()
      listen(texts) { _ in
        events.send("editingChanged")
        notify("textDidChangeNotification", me)
      }
      let edit = { new in
        keep(me, "text", new)
        texts.send(new)
      }
      let current = defer { texts.startWith(me.text) }
      let hears = { wanted in events.filter { isOne($0, wanted) } }
      let ends = hears("editingDidEnd").map { _ in me.text }
      object(
        text: "", placeholder: "", isEnabled: true, isHidden: false,
        rx: bindings(me, object(
          text: current, value: current,
          controlEvent: { wanted in hears(wanted).map { _ in unit } },
          textDidBeginEditing: hears("editingDidBegin").map { _ in unit },
          textDidEndEditing: hears("editingDidEnd").map { _ in unit },
          searchButtonClicked: hears("searchButtonClicked").map { _ in unit },
          cancelButtonClicked: hears("cancelButtonClicked").map { _ in unit })),
        reactive: bindings(me, object(
          continuousTextValues: texts, textValues: ends,
          controlEvents: { wanted in hears(wanted).map { _ in me } })),
        textPublisher: current,
        addTarget: labelled { values, labels in
          listen(hears(labels["for"])) { _ in perform(values[0], labels["action"], me) }
        },
        controlEventPublisher: labelled { values, labels in hears(labels["for"]).map { _ in unit } },
        type: typing(me) { character in edit(me.text + character) },
        enter: { new in edit("\(new)") },
        begin: { events.send("editingDidBegin") },
        end: { events.send("editingDidEnd") },
        search: { events.send("searchButtonClicked") },
        cancel: { events.send("cancelButtonClicked") })
    }

    kind("UIRefreshControl", ["drive pull()", "rx.isRefreshing"], ".pull()") { me in
      let pulls = source(nameOf(me))
      let hears = { wanted in pulls.filter { _ in isOne("valueChanged", wanted) } }
      object(
        isRefreshing: false, isEnabled: true,
        rx: bindings(me, object(controlEvent: { wanted in hears(wanted).map { _ in unit } })),
        reactive: bindings(me, object(controlEvents: { wanted in hears(wanted).map { _ in me } })),
        pull: {
          keep(me, "isRefreshing", true)
          pulls.send("pull")
        })
    }

    kind("UIButton",
      ["rx.tap", "rx.controlEvent", "reactive.pressed", "reactive.controlEvents", "tapPublisher", "stream tapPublisher", "drive tap()", "drive fire()",
        "to rx.title", "to reactive.title", "setTitle()"],
      ".tap()") { me in
      let taps = source(nameOf(me))
      let fire = { event in
        if me.isEnabled {
          taps.send(event == "touchUpInside" ? "tap" : event)
        } else {
          note("'\(nameOf(me))' is disabled, so it hears nothing")
        }
      }
      let hears = { wanted in taps.filter { isOne($0 == "tap" ? "touchUpInside" : $0, wanted) } }
      let tapped = hears("touchUpInside").map { _ in unit }
      object(
        isEnabled: true, isHidden: false, isSelected: false,
        rx: bindings(me, object(
          tap: tapped, controlEvent: { wanted in hears(wanted).map { _ in unit } },
          title: { state in binding(me, "title") })),
        reactive: bindings(me, object(
          ["set pressed": { action in press(me, tapped, action) }],
          controlEvents: { wanted in hears(wanted).map { _ in me } })),
        tapPublisher: tapped,
        addTarget: labelled { values, labels in
          listen(hears(labels["for"])) { _ in perform(values[0], labels["action"], me) }
        },
        publisher: labelled { values, labels in hears(labels["for"]).map { _ in me } },
        fire: fire, tap: { fire("touchUpInside") })
    }
    """#

  static let appleLists = #"""
    func listing(me) {
      var items = []
      let rows = source(nameOf(me))
      let show = labelled { values, labels in
        { elements, configure in
          listen(elements) { new in
            items = new
            effect("\(nameOf(me)).items", new)
            var row = 0
            for element in new {
              if configure != nil { configure(row, element, standIn("UITableViewCell", "cell")) }
              row += 1
            }
          }
        }
      }
      let path = { row in object("IndexPath", row: row, section: 0, item: row) }
      object(
        rx: bindings(me, object(
          items: show, setDelegate: { _ in listen(never()) { _ in nil } },
          modelSelected: { type in rows.map { items[$0] } },
          itemSelected: rows.map { path($0) },
          modelDeleted: { type in rows.map { items[$0] } },
          itemDeleted: rows.map { path($0) })),
        reactive: bindings(me, object()),
        select: { row in
          if row >= 0 && row < items.count {
            rows.send(row)
          } else {
            note("'\(nameOf(me))' has \(items.count) rows, and no row \(row)")
          }
        })
    }

    let listSigns = ["rx.items", "to rx.items", "rx.modelSelected", "rx.itemSelected", "rx.modelDeleted", "rx.itemDeleted", "drive select()"]
    kind("UITableView", listSigns, ".select(0)") { me in listing(me) }
    kind("UICollectionView", [], ".select(0)") { me in listing(me) }

    func plain(me) = object(isHidden: false, rx: bindings(me, object()), reactive: bindings(me, object()))

    kind("UILabel", ["to rx.text", "to reactive.text", "text =", "in assign(on:)"], "shows what is set") { me in
      let members = plain(me)
      members.text = ""
      members
    }

    let viewSigns = ["rx", "reactive", "to rx", "to reactive", "isHidden =", "isEnabled =", "isHidden", "isEnabled", "alpha =", "in Binder()"]
    kind("UIView", viewSigns, "shows what is set") { me in plain(me) }
    """#
}
