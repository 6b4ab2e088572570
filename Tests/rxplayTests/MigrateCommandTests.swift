import Testing

/// The output, the table and the exit status of the command `migrate`.
struct `rxplay migrate` {
  private func migrate(_ code: String, _ arguments: String) throws -> (output: String, error: String, status: Int) {
    try Program.run([], through: "cat >$HOME/a.swift; RXPLAY migrate \(arguments) $HOME/a.swift", input: code)
  }

  private func program(_ chain: String) -> String {
    """
    import RxSwift

    let bag = DisposeBag()
    Observable.of(1, 2)
        \(chain)
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)

    """
  }

  @Test func `The program is the output, and the table and the proof stand on standard error`() throws {
    let run = try migrate(program(".map { $0 * 2 }"), "--to combine --check")
    #expect(
      run.output == """
        import Combine

        var bag = Set<AnyCancellable>()
        [1, 2].publisher
            .map { $0 * 2 }
            .sink { print($0) }
            .store(in: &bag)

        """)
    #expect(
      run.error == """
          RxSwift       Combine                the same
          DisposeBag()  Set<AnyCancellable>()  the same
          of            [                      the same
          map           map                    the same
          subscribe     sink                   the same
          disposed      store                  the same

        same in 5 runs: 3 events, 2 printed lines

        """)
    #expect(run.status == 0)
  }

  @Test func `A difference that a note tells passes the check`() throws {
    let run = try migrate(
      program(".asDriver(onErrorJustReturn: 0)").replacing("subscribe", with: "drive"),
      "--to combine --check")
    #expect(run.output.contains("    // differs: 'receive(on:)' delivers in a later turn of main"))
    #expect(run.error.contains("nearly: "))
    #expect(run.status == 0)
  }

  @Test func `A program that does not run in the other library fails the check alone`() throws {
    let code = program(".groupBy { $0 % 2 }.flatMap { $0 }")
    let run = try migrate(code, "--to reactiveswift --check")
    #expect(run.output.contains("// differs: ReactiveSwift has no 'groupBy'"))
    #expect(run.error.contains("not at all: ReactiveSwift has no 'groupBy'"))
    #expect(run.error.contains("ReactiveSwift's text does not run: "))
    #expect(run.status == 1)
    #expect(try migrate(code, "--to reactiveswift").status == 0)
  }

  @Test func `A program with mistakes is not moved, and a library must be named`() throws {
    let wrong = try migrate("import RxSwift\nlet a = Observable.of(1", "--to combine")
    #expect(wrong.output.isEmpty)
    #expect(wrong.error.contains("a.swift:2:"))
    #expect(wrong.status == 1)
    let unnamed = try migrate(program(".take(1)"), "")
    #expect(unnamed.error.hasPrefix("rxplay: 'migrate' wants a library: --to combine"))
    #expect(unnamed.status == 64)
  }
}
