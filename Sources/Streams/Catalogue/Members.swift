extension Catalogue {
  /// The members of all kinds of stream: a line a kind.
  public static let members: [StreamMember] =
    StreamMember.sending
    + Property.ownMembers
    + ConnectableStream.ownMembers
    + GroupStream.ownMembers
    + Channel.ownMembers
    + Command.ownMembers
}

extension StreamKind {
  /// What streams of this kind can do besides what all can; nothing where that is known only when they run.
  public var members: [StreamMember]? {
    switch self {
    case .plain: []
    case .subject: StreamMember.sending
    case .property: Property.ownMembers
    case .connection: ConnectableStream.ownMembers
    case .other: nil
    }
  }
}
