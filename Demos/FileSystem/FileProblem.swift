import Foundation

/// The reason why an item cannot be read or changed.
package struct FileProblem: Error, Codable, Equatable, CustomStringConvertible {
  package var path: String
  /// A number of `errno`.
  package let code: Int32
  /// The path of a complete copy that a move kept because it could not remove the whole original.
  package var copy: String?

  /// Makes the reason of an error number, by default that of the last system call.
  ///
  /// In a name that is not UTF-8, Foundation has replaced bytes, so that no system call finds it.
  package init(_ path: String, _ code: Int32 = errno) {
    let isRepaired = path.unicodeScalars.contains("\u{FFFD}")
    (self.path, self.code) = (path, code == ENOENT && isRepaired ? EILSEQ : code)
  }

  package var description: String {
    "\(reason): \(path)" + (copy.map { "; a complete copy is \($0)" } ?? "")
  }

  package var reason: String {
    switch code {
    case EACCES, EPERM: "Permission denied"
    case EDEADLK: "An item cannot replace itself or a folder around it"
    case EEXIST: "The name is taken"
    case EILSEQ: "The name is not UTF-8"
    case EINVAL: "A name cannot contain a slash"
    case ELOOP: "A folder cannot be put into itself"
    case ENAMETOOLONG: "The name is too long"
    case ENOENT: "No longer there"
    case ENOSPC, EDQUOT: "The disk is full"
    case ENOTSUP: "Neither a file, a folder nor a link"
    default: String(cString: strerror(code))
    }
  }
}

/// The value of an operation, or the reason why there is none: a `Result` that can be encoded.
package enum Outcome<Value> {
  case success(Value)
  case failure(FileProblem)

  /// The value.
  ///
  /// - Throws: The reason why there is none.
  package func get() throws(FileProblem) -> Value {
    switch self {
    case .success(let value): return value
    case .failure(let problem): throw problem
    }
  }
}

extension Outcome: Sendable where Value: Sendable {}
extension Outcome: Equatable where Value: Equatable {}
extension Outcome: Codable where Value: Codable {}
