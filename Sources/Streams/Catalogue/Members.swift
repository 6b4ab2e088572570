extension Catalogue {
  /// The members of all kinds of stream, with one line for each kind.
  public static let members: [StreamMember] =
    Subject.ownMembers
    + Property.ownMembers
    + ConnectableStream.ownMembers
    + GroupStream.ownMembers
    + Channel.ownMembers
    + Command.ownMembers
    + ActionStream.ownMembers
}

extension StreamKind {
  /// The members of this kind of stream; `nil` if they are known only at run time.
  public var members: [StreamMember]? {
    switch self {
    case .plain: []
    case .subject: Subject.ownMembers
    case .property: Property.ownMembers
    case .connection: ConnectableStream.ownMembers
    case .other: nil
    }
  }
}
