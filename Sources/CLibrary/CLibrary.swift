// The C library of the platform, imported here and nowhere else.
//
// Linux with glibc is built and tested. The sources are written so that macOS is possible, but they have not been
// compiled there.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
