import StreamLang

/// The constants and functions of the system's headers.
extension Translator {
  static let numbers: [String: Double] = [
    "DISPATCH_TIME_NOW": 0, "M_PI": 3.141592653589793,
    "DBL_EPSILON": 2.220446049250313e-16, "FLT_EPSILON": 1.1920928955078125e-07, "DBL_MIN": 2.2250738585072014e-308,
    "CGFLOAT_MIN": 2.2250738585072014e-308, "CGFLOAT_MAX": 1.7976931348623157e308, "FLT_MAX": 3.4028234663852886e38,
    "NSOrderedAscending": -1, "NSOrderedSame": 0, "NSOrderedDescending": 1, "DBL_MAX": 1.7976931348623157e308,
    "RACSignalErrorTimedOut": 1, "RACSignalErrorNoMatchingCase": 2, "RACCommandErrorNotEnabled": 1,
    "RACEventTypeCompleted": 0, "RACEventTypeError": 1, "RACEventTypeNext": 2,
    "NSURLErrorNotConnectedToInternet": -1009,
    "NSURLErrorTimedOut": -1001, "NSURLErrorUnknown": -1, "NSURLErrorCancelled": -999,
    "NSURLSessionTaskStateRunning": 0, "NSURLSessionTaskStateSuspended": 1, "NSURLSessionTaskStateCanceling": 2,
    "NSURLSessionTaskStateCompleted": 3,
    "UIGestureRecognizerStatePossible": 0, "UIGestureRecognizerStateBegan": 1, "UIGestureRecognizerStateChanged": 2,
    "UIGestureRecognizerStateEnded": 3, "UIGestureRecognizerStateCancelled": 4, "UIGestureRecognizerStateFailed": 5,
    "UIGestureRecognizerStateRecognized": 3,
    "NSUTF8StringEncoding": 4, "FLT_MIN": 1.1754943508222875e-38, "M_PI_2": 1.5707963267948966,
    "M_PI_4": 0.7853981633974483, "M_E": 2.718281828459045, "M_SQRT2": 1.4142135623730951,
    "NSKeyValueObservingOptionNew": 1, "NSKeyValueObservingOptionOld": 2, "NSKeyValueObservingOptionInitial": 4,
    "NSKeyValueObservingOptionPrior": 8, "NSKeyValueChangeSetting": 1, "NSKeyValueChangeInsertion": 2,
    "NSKeyValueChangeRemoval": 3, "NSKeyValueChangeReplacement": 4,
    "NSCaseInsensitiveSearch": 1, "NSNumericSearch": 64, "NSRegularExpressionSearch": 1_024,
    "NSEnumerationReverse": 2, "NSEnumerationConcurrent": 1, "UITableViewRowAnimationFade": 0,
    "kNilOptions": 0, "NSRoundPlain": 0, "NSRoundDown": 1, "NSRoundUp": 2, "NSRoundBankers": 3,
    "NSJSONReadingAllowFragments": 4, "NSJSONReadingMutableContainers": 1,
  ]

  /// The constants that have a type of their own.
  static let integers: [String: (Int, CInteger)] = {
    var integers: [String: (Int, CInteger)] = [
      "NSEC_PER_SEC": (1_000_000_000, .unsignedLong), "NSEC_PER_MSEC": (1_000_000, .unsignedLong),
      "NSEC_PER_USEC": (1_000, .unsignedLong), "USEC_PER_SEC": (1_000_000, .unsignedLong),
      "MSEC_PER_SEC": (1_000, .unsignedLong), "CLOCKS_PER_SEC": (1_000_000, .unsignedLong),
      "DISPATCH_TIME_FOREVER": (.max, .long), "NSNotFound": (.max, .long), "UINT_MAX": (0xFFFF_FFFF, .unsigned),
      "UINT32_MAX": (0xFFFF_FFFF, .unsigned), "UINT16_MAX": (0xFFFF, .int), "USHRT_MAX": (0xFFFF, .int),
      "UINT8_MAX": (0xFF, .int), "UCHAR_MAX": (0xFF, .int),
    ]
    let signed: [(CInteger, max: [String], min: [String])] = [
      (
        .long, ["INT64_MAX", "LLONG_MAX", "LONG_MAX", "NSIntegerMax", "INTPTR_MAX", "INTMAX_MAX"],
        ["INT64_MIN", "LLONG_MIN", "LONG_MIN", "NSIntegerMin", "INTPTR_MIN", "INTMAX_MIN"]
      ),
      (.int, ["INT_MAX", "INT32_MAX"], ["INT_MIN", "INT32_MIN"]),
      (CInteger(bits: 16, isSigned: true), ["SHRT_MAX", "INT16_MAX"], ["SHRT_MIN", "INT16_MIN"]),
      (
        CInteger(bits: 8, isSigned: true), ["CHAR_MAX", "SCHAR_MAX", "INT8_MAX"], ["CHAR_MIN", "SCHAR_MIN", "INT8_MIN"]
      ),
    ]
    for (type, largest, smallest) in signed {
      let number = Int.max >> (64 - type.bits)
      for name in largest { integers[name] = (number, type.promoted) }
      for name in smallest { integers[name] = (-number - 1, type.promoted) }
    }
    for name in ["UINT64_MAX", "ULLONG_MAX", "ULONG_MAX", "NSUIntegerMax", "SIZE_MAX", "UINTPTR_MAX", "UINTMAX_MAX"] {
      integers[name] = (-1, .unsignedLong)
    }
    return integers
  }()

  static let blocking: [String: String] = [
    "malloc": "C arrays and pointers are not read; use NSArray",
    "calloc": "C arrays and pointers are not read; use NSArray",
    "free": "C arrays and pointers are not read; use NSArray",
    "memcpy": "C arrays and pointers are not read; use NSArray",
  ]

  /// Whether a name is written as a constant is: `kName`, `UIControlEventTouchUpInside`, `SomethingNotification`.
  func isConstant(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars.prefix(2))
    if scalars.count == 2, scalars[0] == "k", scalars[1].properties.isUppercase { return true }
    if name.hasSuffix("Notification") || name.hasSuffix("Key") || name.hasSuffix("Domain") {
      return scalars[0].properties.isUppercase
    }
    return Self.constantBeginnings.contains { name.hasPrefix($0) && name.count > $0.count }
  }

  private static let constantBeginnings = [
    "UIControlEvent", "UIControlState", "DISPATCH_QUEUE", "RACSchedulerPriority", "NSKeyValueObserving",
    "UIViewAnimation",
    "UITableViewRowAnimation", "UITableViewCellStyle", "UITableViewScrollPosition", "NSJSON", "NSURL",
    "UIAlertControllerStyle",
    "UIAlertActionStyle", "UIKeyboard", "NSStringCompare", "NSRunLoop", "UIBarButtonItemStyle", "UIModal", "QOS_CLASS",
    "NSDateFormatter",
    "UIButtonType", "UITextBorderStyle", "NSTextAlignment", "UIView", "UIReturnKey",
  ].filter { $0 != "UIView" && $0 != "NSURL" }

  /// `UIControlEventTouchUpInSide`: a constant with only the case wrong.
  func nearConstant(_ name: String, _ span: Span) -> String? {
    guard name.hasPrefix("UIControlEvent") || name.hasPrefix("UIGestureRecognizerState") || name.hasPrefix("NSEC")
    else {
      return nil
    }
    let known = ControlKinds.events + (Array(Self.numbers.keys) + Self.integers.keys).sorted()
    guard !known.contains(name) else { return nil }
    let near =
      known.first { $0.lowercased() == name.lowercased() } ?? Edits.nearest(name, among: known)
    guard let near else { return nil }
    warn("'\(name)' is read as '\(near)'", span)
    return near
  }
}
