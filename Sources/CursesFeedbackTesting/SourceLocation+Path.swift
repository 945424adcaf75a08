import Testing

extension SourceLocation {
  /// An absolute path as it is, and a relative one beside the test's own file.
  func path(beside path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folders = filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return "\(folders.joined(separator: "/"))/\(path)"
  }
}
