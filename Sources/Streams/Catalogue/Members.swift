extension Catalogue {
  /// The members of all kinds of stream: a line a kind.
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
  /// The members of this kind of stream; `nil` where they are known only when the stream runs.
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
