import Streams

extension Session {
  /// The rules for the order at one instant, each with its name.
  public static var tieRules: [(name: String, choose: (Session) -> Void)] {
    OrderRule.all(inForce: .phased).map { rule in
      (
        rule.name,
        { session in
          session.settings.chosenTies = rule.ties
          session.scenes.reversesSources = rule.reversesSources
        }
      )
    }
  }
}
