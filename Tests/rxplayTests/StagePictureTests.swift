import Testing

struct `Stages, comparisons, graphs` {
  @Test func `A lane after every operator, its call on the rule above`() throws {
    let output = try Program.output(
      of: #"""
        let q = cold("-a-ab--b-c|")
        stages(q.distinctUntilChanged().throttle(200ms).map { $0.uppercased() })
        """#)
    #expect(
      output == #"""
                              0s        500ms     1s
                              ┼─────────┼─────────┼
        q                     ──a───a─b─────b───c─|
                              ┌─ distinctUntilChanged
        distinctUntilChanged  ──a─────b─────────c─|
                              ┌─ throttle(200ms) ─────
        throttle              ──────a─────b───────[c|]
                              ┌─ map { $0.uppercased() }
        result                ──────A─────B───────[C|]

        """#)
  }

  @Test func `Sources without a name are inputs; their combination names itself`() throws {
    let output = try Program.output(
      of: #"""
        stages(interval(1s).take(4).zip(interval(1500ms).map { "b\($0)" }).filter { $0.0 > 0 })
        """#)
    #expect(
      output == #"""
                          0s    1s    2s    3s    4s    5s    6s
                          ┼─────┼─────┼─────┼─────┼─────┼─────┼
        interval(1s)      ──────0─────1─────2─────[3!]
                          ┌─ take(4) ──────────────────────────────────
        take              ──────0─────1─────2─────[3|]
        interval(1500ms)  ─────────0────────1────────2────────[3!]
                          ┌─ map { "b\($0)" } ─────────────────────────
        map               ─────────b0───────b1───────b2───────[b3!]
                          ┌─ zip ──────────────────────────────────────
        zip               ─────────(0,b0)───(1,b1)───(2,b2)───[(3,b3)|]
                          ┌─ filter { $0.0 > 0 } ──────────────────────
        result            ──────────────────(1,b1)───(2,b2)───[(3,b3)|]

        """#)
  }

  @Test func `A stream that two operators share is drawn once`() throws {
    let output = try Program.output(
      of: #"""
        func twice(s) = s.merge(s.delay(300ms))
        stages(twice(interval(1s).take(2)).map { $0 * 10 })
        """#)
    #expect(
      output == #"""
                        0s        1s        2s        3s
                        ┼─────────┼─────────┼─────────┼
        interval(1s)    ──────────0─────────[1!]
        interval(1s)#2  ──────────0─────────[1!]
                        ┌─ take(2) ────────────────────
        take            ──────────0─────────[1|]
        take#2          ──────────0─────────[1|]
                        ┌─ delay(300ms) ───────────────
        delay           ─────────────0─────────[1|]
                        ┌─ merge ──────────────────────
        merge           ──────────0──0──────1──[1|]
                        ┌─ map { $0 * 10 } ────────────
        result          ──────────0──0──────10─[10|]

        """#)
  }

  @Test func `Inner streams stand where they come out`() throws {
    let output = try Program.output(
      of: #"""
        let w = interval(700ms).take(3)
        stages(w.map { n in interval(300ms).take(4) }.switchToLatest().filter { $0 % 2 == 0 })
        """#)
    #expect(
      output == #"""
                        0s        1s        2s        3s        4s
                        ┼─────────┼─────────┼─────────┼─────────┼
        w               ───────0──────1──────[2|]
                        ┌─ map { … } ────────────────────────────
        map             ───────take1──take2──[take3|]
          take1                ╰──0──1!
          take2                       ╰──0──1!
          take3                              ╰──0──1──2──[3|]
                        ┌─ switchToLatest ───────────────────────
        switchToLatest  ──────────0──1───0──1───0──1──2──[3|]
                        ┌─ filter { $0 % 2 == 0 } ───────────────
        result          ──────────0──────0──────0─────2──|

        """#)
  }

  @Test func `Every subscription of an input is seen`() throws {
    let output = try Program.output(
      of: #"""
        let w = cold("-a-#")
        stages(w.retry(1).map { $0 + "!" })
        """#)
    #expect(
      output == #"""
                0s        200ms     400ms     600ms
                ┼─────────┼─────────┼─────────┼
        w       ─────a─────────[#^]─a─────────#
                ┌─ retry(1) ───────────────────
        retry   ─────a──────────────a─────────#
                ┌─ map { $0 + "!" } ───────────
        result  ─────'a!'───────────'a!'──────#

                #  error

        """#)
  }

  @Test func `Stages have a role of their own in JSON`() throws {
    let output = try Program.output(
      of: #"""
        let a = cold("a|")
        stages(a.map { $0 }.skip(1))
        """#, "--format", "json")
    #expect(
      output == #"""
        {"kind":"diagram","title":"stages(a.map { $0 }.skip(1))","lanes":[{"name":"map","role":"stage","subscribed":0,"end":{"kind":"completed","t":100000000},"events":[{"t":0,"kind":"next","value":"a"},{"t":100000000,"kind":"completed"}]},{"name":"a","role":"input","subscribed":0,"end":{"kind":"completed","t":100000000},"events":[{"t":0,"kind":"next","value":"a"},{"t":100000000,"kind":"completed"}]},{"name":"result","role":"result","subscribed":0,"end":{"kind":"completed","t":100000000},"events":[{"t":100000000,"kind":"completed"}]}]}

        """#)
  }

  @Test func `Pipelines beside each other on one axis, and where they differ`() throws {
    let output = try Program.output(
      of: #"""
        let q = cold("-a-ab--b-c|")
        compare(q.throttle(200ms), q.rxjs.throttleTime(300ms), q.delay(100ms))
        """#)
    #expect(
      output == #"""
                                  0s        500ms     1s        1.5s
                                  ┼─────────┼─────────┼─────────┼
        q                         ──a───a─b─────b───c─|
                                  ┌──────────────────────────────
        throttle(200ms)           ──────a─────b─────b─[c|]
        rxjs.throttleTime(300ms)  ──a─────b─────b─────|
        delay(100ms)              ────a───a─b─────b───c─|
        differ                      ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠

        """#)
  }

  @Test func `Equal pipelines differ nowhere`() throws {
    let output = try Program.output(
      of: #"""
        let q = cold("-a-ab--b-c|")
        compare(q.throttle(200ms), q.rxjs.debounceTime(200ms))
        """#)
    #expect(
      output == #"""
                                  0s        500ms     1s
                                  ┼─────────┼─────────┼
        q                         ──a───a─b─────b───c─|
                                  ┌───────────────────────
        throttle(200ms)           ──────a─────b─────b─[c|]
        rxjs.debounceTime(200ms)  ──────a─────b─────b─[c|]
        all do the same

        """#)
  }

  @Test func `An input that does the same is drawn once, one that was left sooner with the longer`() throws {
    let output = try Program.output(
      of: #"""
        let a = interval(1s).take(4)
        let b = interval(1500ms).take(2)
        compare(a.take(2), a.zip(b), a.takeUntil(b))
        """#)
    #expect(
      output == #"""
                   0s        1s        2s        3s
                   ┼─────────┼─────────┼─────────┼
        a          ──────────0─────────1─────────[2!]
        b          ───────────────0──────────────[1|]
                   ┌─────────────────────────────────────
        take(2)    ──────────0─────────[1|]
        zip        ───────────────(0,0)──────────[(1,1)|]
        takeUntil  ──────────0────|
        differ               ≠    ≠    ≠         ≠

        """#)
  }

  @Test func `Long pipelines stand above their lanes`() throws {
    let output = try Program.output(
      of: #"""
        let q = cold("-a-ab--b-c|")
        compare(q.throttle(200ms).map { $0.uppercased() }.skip(1), q.delay(100ms).map { $0.uppercased() }.skip(1))
        """#)
    #expect(
      output == #"""
                0s        500ms     1s        1.5s
                ┼─────────┼─────────┼─────────┼
        q       ──a───a─b─────b───c─|
                ┌──────────────────────────────
        throttle(200ms) · map { $0.uppercased() } · skip(1)
                ────────────B─────B─[C|]
        delay(100ms) · map { $0.uppercased() } · skip(1)
                ────────A─B─────B───C─|
        differ          ≠ ≠ ≠   ≠ ≠ ≠ ≠

        """#)
  }

  @Test func `Where pipelines differ is in the JSON`() throws {
    let output = try Program.output(
      of: #"""
        let a = cold("ab|")
        compare(a.take(1), a.skip(1))
        """#, "--format", "json")
    #expect(
      output == #"""
        {"kind":"diagram","title":"compare(a.take(1), a.skip(1))","lanes":[{"name":"a","role":"input","subscribed":0,"end":{"kind":"completed","t":200000000},"events":[{"t":0,"kind":"next","value":"a"},{"t":100000000,"kind":"next","value":"b"},{"t":200000000,"kind":"completed"}]},{"name":"take(1)","role":"result","subscribed":0,"end":{"kind":"completed","t":0},"events":[{"t":0,"kind":"next","value":"a"},{"t":0,"kind":"completed"}]},{"name":"skip(1)","role":"result","subscribed":0,"end":{"kind":"completed","t":200000000},"events":[{"t":100000000,"kind":"next","value":"b"},{"t":200000000,"kind":"completed"}]}],"differ":[0,100000000,200000000]}

        """#)
  }

  @Test func `A graph is a tree in which nothing is spelled out twice`() throws {
    let output = try Program.output(
      of: #"""
        let q = cold("-a-ab--b-c|")
        graph(interval(1s).take(4).zip(q.map { "b\($0)" }).flattenMap { x in q.take(1) })
        """#)
    #expect(
      output == #"""
        result = flattenMap { x in q.take(1) }
        ├─ zip
        │  ├─ take(4)
        │  │  └─ interval(1s)
        │  └─ map { "b\($0)" }
        │     └─ q = cold("-a-ab--b-c|")
        └─ { } q ↑

        """#)
  }

  @Test func `The graph of a picture`() throws {
    let output = try Program.output(
      of: #"""
        let q = interval(1s).take(3)
        q.zip(q.map { $0 * 2 }).take(2)
        """#, "--format", "graph")
    #expect(
      output == #"""
        result = take(2)
        └─ zip
           ├─ q = take(3)
           │  └─ interval(1s)
           └─ map { $0 * 2 }
              └─ q ↑

        """#)
  }

  @Test func `The graph for Graphviz`() throws {
    let output = try Program.output(
      of: #"""
        let q = interval(1s).take(3)
        q.zip(q.map { "\"\($0)\"" }).flattenMap { x in q.take(1) }
        """#, "--format", "dot")
    #expect(
      output == #"""
        digraph streams {
          rankdir=LR;
          node [shape=box, style=rounded];
          s0 [label="interval(1s)"];
          s1 [label="q\ntake(3)"];
          s2 [label="map { \"\\\"\\($0)\\\"\" }"];
          s3 [label="zip"];
          s4 [label="flattenMap { x in q.take(1) }"];
          r0 [label="result", shape=plaintext];
          s4 -> r0;
          s0 -> s1;
          s1 -> s2;
          s1 -> s3;
          s2 -> s3;
          s3 -> s4;
          s1 -> s4 [style=dashed];
        }

        """#)
  }

  @Test func `The graph for Mermaid`() throws {
    let output = try Program.output(
      of: #"""
        let q = interval(1s).take(3)
        q.zip(q.map { "<\($0)>" }).flattenMap { x in q.take(1) }
        """#, "--format", "mermaid")
    #expect(
      output == #"""
        flowchart LR
          s0["interval(1s)"]
          s1["q<br/>take(3)"]
          s2["map #123; #34;#60;#92;($0)#62;#34; #125;"]
          s3["zip"]
          s4["flattenMap #123; x in q.take(1) #125;"]
          r0(["result"])
          s4 --> r0
          s0 --> s1
          s1 --> s2
          s1 --> s3
          s2 --> s3
          s3 --> s4
          s1 -.-> s4

        """#)
  }

  @Test func `The graph of a scene has all that was subscribed`() throws {
    let output = try Program.output(
      of: #"""
        let s = subject()
        s.throttle(1s).subscribe("late")
        s.subscribe("early")
        """#, "--format", "graph")
    #expect(
      output == #"""
        late = throttle(1s)
        └─ s = subject()
        early = s ↑

        """#)
  }

  @Test func `Values of one instant that are left out are counted`() throws {
    let output = try Program.output(
      of: #"""
        range(0, 100000).filter { $0 % 500 == 0 || $0 > 99000 }.map { "x" }
        """#, "--ascii")
    #expect(
      output == #"""
                0s
                +
        result  [A ~ 998 more ~|]

                A  x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
                   x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
                   x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
                   x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
                   x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
                   x x x x x x x x x x x x x x x x x x x x x x x x x

        """#)
  }

  @Test func `A stream that is driven from outside is drawn as far as it was driven`() throws {
    let run = try Program.run(["-e", "let s = subject()\ns.send(1)\ns.send(2)\nstages(s.map { $0 * 2 })"])
    #expect(run.status == 0)
    #expect(run.output.contains("s       [1 2]──→"))
    #expect(run.output.contains("result  [2 4]──→"))
  }
}
