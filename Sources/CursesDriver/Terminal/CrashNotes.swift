/// The text on the normal screen and the lines in a file that are written if a fault, such as a
/// trap, or SIGQUIT ends the process while a terminal is used.
@MainActor package enum CrashNotes {
  /// Sets the text, which is written to standard error after the terminal has been given back, and
  /// the file of the lines, which stays open until ``remove()``.
  package static func set(_ notice: String, file descriptor: Int32) {
    setCrash(descriptor, Array(notice.utf8))
  }

  /// Sets the lines; at the crash, a line with the number of the signal follows them.
  package static func set(lines: [UInt8]) { setCrash(lines: lines) }

  /// Removes the text, the file and the lines.
  package static func remove() { setCrash(-1, []) }
}
