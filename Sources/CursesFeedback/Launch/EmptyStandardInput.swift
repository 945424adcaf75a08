#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Replaces standard input by an empty file while the application runs.
///
/// Otherwise an effect that reads standard input, for example with `readLine()`, would take keys
/// from the application, or would wait for typed lines if the last frame is printed as text. An
/// input that is not a terminal, such as a pipe, is not replaced.
struct EmptyStandardInput: ~Copyable {
  /// A duplicate of the original standard input, or -1 if it is no terminal or has no duplicate.
  private let original: Int32

  init() {
    guard isatty(STDIN_FILENO) == 1 else {
      original = -1
      return
    }
    original = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let empty = open("/dev/null", O_RDONLY)
    guard original >= 0, empty >= 0 else { return }
    dup2(empty, STDIN_FILENO)
    close(empty)
  }

  /// Ends the replacement.
  consuming func restore() {}

  deinit {
    guard original >= 0 else { return }
    dup2(original, STDIN_FILENO)
    close(original)
    // If the empty file was read, the C library has set the end-of-file flag of `stdin`, and keeps
    // it.
    clearerr(stdin)
  }
}
