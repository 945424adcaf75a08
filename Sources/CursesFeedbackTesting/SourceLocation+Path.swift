import Testing

extension SourceLocation {
  /// An absolute path unchanged, or a relative path in the folder of the test's source file.
  func path(beside path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folders = filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return "\(folders.joined(separator: "/"))/\(path)"
  }
}
