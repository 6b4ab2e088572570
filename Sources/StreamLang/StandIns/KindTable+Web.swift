/// The elements of a page, and its requests.
extension KindTable {
  static let webRequests = #"""
    func failure(answer) = error(answer.fails == nil ? "ajax error \(answer.status)" : "ajax error")

    func request(options) = answers(urlOf(options)).map { answer in
      if answer.fails != nil || answer.status >= 400 { throw failure(answer) }
      object("AjaxResponse", response: decoded(nil, answer.gives), status: answer.status)
    }

    func urlOf(options) = urlText(options)

    let requests = { options in request(options) }
    let ajax = callable(requests, object(
      getJSON: { url in request(url).map { $0.response } },
      get: requests, post: requests, put: requests, patch: requests, delete: requests))

    let json = { url in request(url).map { $0.response } }
    let http = object(get: json, post: json, put: json, patch: json, delete: json)

    func fetch(url) {
      let outcome = replaySubject(capacity: 1)
      listen(answers(urlOf(url))) { answer in
        if answer.fails == nil {
          let body = decoded(nil, answer.gives)
          outcome.send(object("Response",
            ok: answer.status >= 200 && answer.status < 300, status: answer.status, url: urlOf(url),
            statusText: answer.status == 404 ? "Not Found" : "OK",
            json: { promised(just(body)) }, text: { promised(just("\(body)")) }))
          outcome.sendCompleted()
        } else {
          outcome.sendError(error(answer.fails))
        }
      }
      promised(outcome)
    }

    func fromFetch(url, options) = defer { fetch(url) }.flattenMap { answer in
      options == nil ? just(answer) : options.selector(answer)
    }

    export("ajax", ajax)
    export("http", http)
    export("httpClient", http)
    export("fetch", fetch)
    export("fromFetch", fromFetch)
    """#

  static let web = #"""
    func fromEvent(target, type, options, selector) {
      let events = target.events(type)
      let choose = selector ?? options
      isFunction(choose) ? events.map { choose($0) } : events
    }

    func element(me, shown) {
      let events = subject()
      // The value in the lane is the cause of the event, so that answers lead from the event back to the lane.
      let next = object(event: nil)
      listen(shown) { _ in events.send(next.event) }
      let fire = { type, fields, value in
        let event = textObject("Event", type, object(type: type, target: me, currentTarget: me,
          preventDefault: { nil }, stopPropagation: { nil }))
        for (name, field) in fields {
          event[name] = field
          if !isFunction(me[name]) { keep(me, name, field) }
        }
        if value == nil {
          events.send(event)
        } else {
          next.event = event
          shown.send(value)
        }
      }
      let set = { name, value in keep(me, name, value) }
      let press = { key in
        fire("keydown", ["key": key], nil)
        set("value", me.value + key)
        fire("input", ["data": key], me.value)
        fire("keyup", ["key": key], nil)
      }
      object(
        style: blank(me, "style", ["setProperty", "getPropertyValue", "removeProperty"]), value: "", checked: false, disabled: false, hidden: false, textContent: "", innerHTML: "", innerText: "",
        events: { type in events.filter { $0.type == type } },
        valueChanges: events.filter { $0.type == "input" }.map { _ in me.value },
        get: { name in found(name) },
        setValue: { new in
          set("value", new)
          fire("input", [:], nil)
        },
        addEventListener: { type, listener in listen(events.filter { $0.type == type }) { event in listener(event) } },
        type: typing(me) { character in press(character) },
        enter: { new in
          set("value", "\(new)")
          fire("input", [:], me.value)
          fire("keyup", [:], nil)
          fire("change", [:], nil)
        },
        tap: {
          if me.disabled {
            note("'\(nameOf(me))' is disabled, so it hears nothing")
          } else {
            fire("click", ["clientX": 0, "clientY": 0], "click")
          }
        },
        toggle: {
          set("checked", !me.checked)
          fire("change", [:], me.checked)
        },
        select: { new in
          set("value", "\(new)")
          fire("change", [:], me.value)
        },
        slide: { new in
          set("value", "\(new)")
          fire("input", [:], me.value)
        },
        key: { key in
          fire("keydown", ["key": key, "code": key], key)
          fire("keyup", ["key": key, "code": key], nil)
        },
        fire: labelled { values, fields in fire(values[0], members(fields), values[0]) })
    }

    kind("page", ["named document", "named window"], ".fire(\"…\")") { me in
      // Most code only finds elements by it.
      let members = element(me, quietSource(nameOf(me)))
      members.getElementById = { name in found(name) }
      members.querySelector = { name in found(name) }
      members.createElement = { name in found(name) }
      members.querySelectorAll = { name in [found(name)] }
      members
    }

    let elementSigns = ["in fromEvent()", "valueChanges", "stream valueChanges", "setValue()", "named form", "addEventListener()", "value", "checked", "textContent", "innerHTML", "innerText",
      "classList", "style", "value =", "checked =", "disabled =", "hidden =", "textContent =", "innerHTML =",
      "innerText =", "drive type()", "drive enter()", "drive tap()", "drive toggle()", "drive select()", "drive slide()", "drive key()", "drive fire()"]
    kind("element", elementSigns, ".type(\"…\") .enter(\"…\") .tap() .fire(\"…\")") { me in element(me, source(nameOf(me))) }

    let store = object()
    let localStorage = object("Storage",
      getItem: { name in store[name] ?? () },
      setItem: { name, value in store[name] = "\(value)" },
      removeItem: { name in store[name] = nil })

    export("fromEvent", fromEvent)
    export("localStorage", localStorage)
    """#
}
