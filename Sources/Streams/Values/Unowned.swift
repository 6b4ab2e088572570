/// A reference that does not keep its object alive, for an owner that the object outlives.
///
/// Embedded Swift has no `unowned`: there the reference is not checked.
public struct Unowned<Object: AnyObject> {
  #if hasFeature(Embedded)
    private let reference: Unmanaged<Object>

    /// Refers to an object.
    public init(_ object: Object) { reference = .passUnretained(object) }

    /// The object.
    public var object: Object { reference.takeUnretainedValue() }
  #else
    /// The object.
    public unowned let object: Object

    /// Refers to an object.
    public init(_ object: Object) { self.object = object }
  #endif
}

/// A reference that does not keep its object alive, for an owner that may outlive the object.
///
/// Embedded Swift has no `weak`: there the object is kept, because all memory is freed at the end of a run.
public struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    /// The object.
    public let object: Object?
  #else
    /// The object, as long as it has an owner.
    public private(set) weak var object: Object?
  #endif

  /// Refers to an object.
  public init(_ object: Object) { self.object = object }
}
