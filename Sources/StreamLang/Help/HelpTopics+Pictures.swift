import Marbles

extension HelpTopic {
  /// The page of all signs, which each of them finds as well.
  static let ofPictures = [
    HelpTopic(
      names: ["picture", "pictures", "diagram", "diagrams", "sign", "signs"] + signs,
      parts: [
        .paragraph(
          "Time runs from left to right, the same in all lanes: everything in one column happens at one instant. Where "
            + "two signs stand below, --ascii draws the second."),
        .list(
          PictureSign.all.map { sign in
            (term: sign.ascii == sign.unicode ? sign.unicode : "\(sign.unicode) \(sign.ascii)", meaning: sign.meaning)
          }),
      ],
      example: """
        let a = cold("-x--y-z|")
        a.map { $0 == "z" ? fail("no") : cold("--1-[23]-|", numbers: true) }.concat()
        """)
  ]

  /// Every sign once. ':' means the list of commands, and a letter may be a name.
  private static let signs = PictureSign.all.flatMap { [$0.unicode, $0.ascii] }.reduce(into: ["]"]) { signs, sign in
    if !signs.contains(sign), sign != ":", sign != "A" { signs.append(sign) }
  }
}
