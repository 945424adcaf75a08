import CursesFeedback

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a file.
///
/// - Throws: ``LaunchError`` if the path is missing or the file cannot be opened.
func contents(of path: String?) throws(LaunchError) -> [UInt8] {
  guard let path else { throw LaunchError(message: "This workload needs a file of data.") }
  guard let file = fopen(path, "r") else {
    throw LaunchError(message: "\(path) cannot be read.")
  }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
    count = fread(buffer.baseAddress, 1, buffer.count, file)
  }
}
