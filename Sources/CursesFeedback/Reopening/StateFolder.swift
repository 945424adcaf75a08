/// The folder for the state that a program keeps between its runs.
enum StateFolder {
  /// The path of a file of the program, such as `/home/ada/.local/state/notes/session.json`; nil if
  /// no variable names a folder.
  ///
  /// The folder is that of the XDG Base Directory Specification: XDG_STATE_HOME if it is an
  /// absolute path, or else `.local/state` in HOME.
  static func path(
    of file: String, program: String, environment: (String) -> String?
  ) -> String? {
    func folder(_ variable: String) -> String? {
      environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ "\($0)/.local/state" })
    else { return nil }
    return "\(state)/\(program)/\(file)"
  }
}
