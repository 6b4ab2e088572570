import Testing

struct `Streams of streams` {
  @Test func `A second variable for a subject is no second lane`() throws {
    let output = try Program.output(
      of: """
        let p = subject()
        func f() { return p }
        let x = f()
        x.map { $0 * 2 }.subscribe("twice")
        p.send(1)
        """)
    #expect(
      output == """
               0s
               ┼
        p      1──→
        twice  2──→

        """)
  }

  @Test func `Switching cuts the stream before; streams that came on no lane stand above the rule`() throws {
    let output = try Program.output(
      of: #"""
        interval(2s).take(2).map { n in interval(700ms).take(3).map { "\(n).\($0)" } }.switchToLatest()
        """#)
    #expect(
      output == """
                0s        1s        2s        3s        4s        5s        6s        7s
                ┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼
        map1                        ╰──────'0.0'──'0.1'─!
        map2                                            ╰──────'1.0'──'1.1'──['1.2'|]
                ┌─ take(2) · map { … } · switchToLatest ───────────────────────────────
        result  ───────────────────────────'0.0'──'0.1'────────'1.0'──'1.1'──['1.2'|]

        """)
  }

  @Test func `Streams made of values begin under the lane that the values came on`() throws {
    let output = try Program.output(
      of: #"""
        let a = interval(1s).take(3)
        a.flattenMap { n in interval(400ms).take(3) }
        """#)
    #expect(
      output == """
                 0s        1s        2s        3s        4s        5s
                 ┼─────────┼─────────┼─────────┼─────────┼─────────┼
        a        ──────────0─────────1─────────[2|]
          take1            ╰───0───1───[2|]
          take2                      ╰───0───1───[2|]
          take3                                ╰───0───1───[2|]
                 ┌─ flattenMap { … } ───────────────────────────────
        result   ──────────────0───1───2─0───1───2─0───1───[2|]

        """)
  }

  @Test func `Queued streams wait from where they came`() throws {
    let output = try Program.output(
      of: #"""
        let ss = interval(1s).take(3).map { n in timer(2500ms).mapReplace(n) }
        ss.flatten(2)
        """#)
    #expect(
      output == """
                       0s      1s          2s          3s      4s      5s      6s
                       ┼───────┼───────────┼───────────┼───────┼───────┼───────┼
        ss             ────────mapReplace1─mapReplace2─[mapReplace3|]
          mapReplace1          ╰───────────────────────────[0|]
          mapReplace2                      ╰───────────────────────[1|]
          mapReplace3                                  ╰┄┄┄^───────────────────[2|]
                       ┌─ flatten(2) ──────────────────────────────────────────────
        ss.flatten(2)  ────────────────────────────────────0───────1───────────[2|]

        """)
  }

  @Test func `Windows of a result are run`() throws {
    let output = try Program.output(
      of: #"""
        interval(500ms).take(8).window(interval(1500ms))
        """#)
    #expect(
      output == """
                   0s        1s        2s        3s        4s
                   ┼─────────┼─────────┼─────────┼─────────┼
        result     window1────────window2────────window3───|
          window1  ╰────0────1────[2|]
          window2                 ╰────3────4────[5|]
          window3                                ╰────6────[7|]

        """)
  }

  @Test func `Groups of a result are run`() throws {
    let output = try Program.output(
      of: #"""
        interval(300ms).take(5).groupBy { $0 % 2 }
        """#)
    #expect(
      output == """
                  0s    200ms 400ms 600ms 800ms 1s    1.2s  1.4s  1.6s
                  ┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼
        result    ─────────group1───group2─────────────────────|
          group1           [^0]──────────────2─────────────────[4|]
          group2                    [^1]──────────────3────────|

        """)
  }

  @Test func `Three levels deep`() throws {
    let output = try Program.output(
      of: #"""
        interval(300ms).take(4).groupBy { $0 % 2 }.map { g in g.map { x in timer(100ms).mapReplace(x) } }
        """#)
    #expect(
      output == """
                         0s      200ms   400ms   600ms   800ms   1s      1.2s    1.4s
                         ┼───────┼───────┼───────┼───────┼───────┼───────┼───────┼
        result           ────────────map1────────map2────────────────────|
          map1                       [^mapReplace1]──────────mapReplace3─|
            mapReplace1              ╰───[0|]
            mapReplace3                                      ╰───[2|]
          map2                                   [^mapReplace2]──────────[mapReplace4|]
            mapReplace2                          ╰───[1|]
            mapReplace4                                                  ╰───[3|]

        """)
  }

  @Test func `Named streams are inputs`() throws {
    let output = try Program.output(
      of: #"""
        let x = interval(500ms).take(3)
        let y = interval(700ms).take(3)
        from([x, y]).flatten()
        """#)
    #expect(
      output == """
                0s        500ms     1s        1.5s      2s        2.5s
                ┼─────────┼─────────┼─────────┼─────────┼─────────┼
        x       ──────────0─────────1─────────[2|]
        y       ──────────────0─────────────1─────────────[2|]
                ┌─ flatten ────────────────────────────────────────
        result  ──────────0───0─────1───────1─2───────────[2|]

        """)
  }

  @Test func `Streams that are sent in a scene`() throws {
    let output = try Program.output(
      of: #"""
        let s = subject()
        s.switchToLatest()
        s.send(timer(1s))
        wait(500ms)
        s.send(interval(300ms).take(2))
        """#)
    #expect(
      output == """
                  0s        500ms     1s        1.5s
                  ┼─────────┼─────────┼─────────┼
        s         timer1────take1──────────────────→
          timer1  ╰─────────!
          take1             ╰─────0─────[1|]
        result    ────────────────0─────1──────────→

        """)
  }
}
