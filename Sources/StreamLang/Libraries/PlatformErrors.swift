import Streams

/// The errors of the platform that people throw in examples.
enum PlatformErrors {
  static let functions: [Builtin] = [
    event("Result.success", .next, isResult: true), event("Result.failure", .error, isResult: true),
    Builtin(
      "NSError", 2...3, labels: ["domain", "code", "userInfo"], gives: .error, "An error with a domain and a code."
    ) {
      call throws(ErrorValue) in
      guard case .string(let domain)? = call.labelled("domain"), case .int(let code)? = call.labelled("code") else {
        throw call.fault("'NSError' takes a domain and a code", help: "write NSError(domain: \"app\", code: 1)")
      }
      var description: String?
      if case .dictionary(let info)? = call.labelled("userInfo"), case .string(let box)? = info[.string(descriptionKey)]
      {
        description = box.text
      }
      let origin = ErrorOrigin(type: "NSError", domain: domain.text, description: description)
      return .error(
        ErrorValue(text(domain.text, code, description), code: code, isMadeByScript: true, origin: origin))
    },
    Builtin("URLError", 1...1, gives: .error, "An error of a request: URLError(.timedOut).") {
      call throws(ErrorValue) in
      guard case .string(let name) = call.arguments[0], let code = urlCodes.first(where: { $0.key == name.text })?.value
      else { throw call.fault("'URLError' takes a code, such as .badURL, .timedOut or .notConnectedToInternet") }
      let domain = "NSURLErrorDomain"
      return .error(
        ErrorValue(
          "URLError(_nsError: \(text(domain, code, nil)))", code: code, isMadeByScript: true,
          origin: ErrorOrigin(type: "URLError", domain: domain, codeName: name.text)))
    },
  ]

  /// A case of an enum that is an event here.
  static func event(_ name: String, _ kind: EventBox.Kind, isResult: Bool = false) -> Builtin {
    Builtin(name, 1...1, gives: .event, "An event with a value or an error.") { call in
      let value = call.arguments[0]
      return .event(EventBox(kind, kind == .error ? .error(value.asError) : value, isResult: isResult))
    }
  }

  /// The key of the description in a dictionary of user info.
  static let descriptionKey = "NSLocalizedDescription"

  /// The text that `print` writes of an NSError.
  private static func text(_ domain: String, _ code: Int, _ description: String?) -> String {
    let info = description.map { " UserInfo={\(descriptionKey)=\($0)}" } ?? ""
    return "Error Domain=\(domain) Code=\(code) \"\(description ?? "(null)")\"" + info
  }

  private static let urlCodes: KeyValuePairs<String, Int> = [
    "cancelled": -999, "badURL": -1000, "timedOut": -1001, "unsupportedURL": -1002, "cannotFindHost": -1003,
    "cannotConnectToHost": -1004, "networkConnectionLost": -1005, "dnsLookupFailed": -1006,
    "httpTooManyRedirects": -1007, "resourceUnavailable": -1008, "notConnectedToInternet": -1009,
    "redirectToNonExistentLocation": -1010, "badServerResponse": -1011, "userCancelledAuthentication": -1012,
    "userAuthenticationRequired": -1013, "zeroByteResource": -1014, "cannotDecodeRawData": -1015,
    "cannotDecodeContentData": -1016, "cannotParseResponse": -1017, "internationalRoamingOff": -1018,
    "callIsActive": -1019, "dataNotAllowed": -1020, "requestBodyStreamExhausted": -1021,
    "appTransportSecurityRequiresSecureConnection": -1022, "fileDoesNotExist": -1100, "fileIsDirectory": -1101,
    "noPermissionsToReadFile": -1102, "dataLengthExceedsMaximum": -1103, "secureConnectionFailed": -1200,
    "serverCertificateHasBadDate": -1201, "serverCertificateUntrusted": -1202, "clientCertificateRejected": -1205,
    "cannotLoadFromNetwork": -2000, "cannotCreateFile": -3000, "cannotOpenFile": -3001, "unknown": -1,
  ]
}
