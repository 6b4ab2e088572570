extension Operator {
  static let `if` = Operator(
    "if", elsewhere: ["RxJS": "switchMap (iif decides once)"],
    theme: .flattening, [.stream("then"), .stream("else")],
    summary: "Listens to one stream after true and to the other after false.",
    details: "It is map and switchToLatest: each value switches anew, also to the same stream.",
    example: "from([true, false]).if(then: timer(1s).mapReplace(\"yes\"), else: timer(1s).mapReplace(\"no\"))"
  ) { call throws(ErrorValue) in
    let streams = (try call.stream(0), try call.stream(1))
    return try call.source()
      .through(
        .map,
        .function { value throws(ErrorValue) in
          .stream(try value.asTruth(for: "if") ? streams.0 : streams.1)
        }
      )
      .through(.switchToLatest)
  }
}
