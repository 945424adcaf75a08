/// The text and the lines that are written if SIGQUIT or a fault, such as a trap, ends the process
/// while a terminal is used: the text on the normal screen (the shell's), the lines in a file.
@MainActor package enum CrashNotes {
  /// Sets the text, which is written to standard error after the terminal has been given back, and
  /// the file of the lines, which the caller keeps open until ``remove()``.
  package static func set(_ notice: String, file descriptor: Int32) {
    setCrash(descriptor, Array(notice.utf8))
  }

  /// Sets the lines; at the crash, a line with the number of the signal follows them.
  package static func set(lines: [UInt8]) { setCrash(lines: lines) }

  /// Discards the text, the descriptor of the file and the lines; the file itself stays.
  package static func remove() { setCrash(-1, []) }
}
