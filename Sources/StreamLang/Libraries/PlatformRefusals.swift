/// Names of the platform that have no meaning in virtual time, with the reason and the way out.
enum PlatformRefusals {
  static func reason(for name: String) -> Wording? {
    switch name {
    case "NSCondition": waiting(name)
    case "ValidatingProperty":
      Wording(
        "'ValidatingProperty' has no stand-in", help: "write a MutableProperty, and map { … } of it for what is valid")
    case "NumberFormatter":
      Wording("'NumberFormatter' has no stand-in", help: "write String(format: \"%.2f\", x)")
    case "DateComponentsFormatter":
      Wording(
        "'\(name)' has no stand-in",
        help: "print a Date as it is, or write String(format: \"%02d:%02d\", minutes, seconds)")
    case _ where name.hasPrefix("Unsafe") || name.hasPrefix("withUnsafe") || name == "Unmanaged":
      Wording("unsafe pointers are not read", help: "use values")
    default: nil
    }
  }

  /// That something makes a thread wait.
  static func waiting(_ name: String) -> Wording {
    Wording(
      "'\(name)' makes a thread wait, and a thread cannot wait in virtual time",
      help: "use the operator delay, or DispatchQueue.main.asyncAfter(deadline:)")
  }
}
