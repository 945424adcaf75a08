import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that a run of all tests leaves for `make test` and `make snapshots`, if the
/// environment asks for them.
///
/// - SNAPSHOTS_USED names a file that gets the path of each snapshot that a test compares.
/// - SNAPSHOT_DIFFERENCES names a folder that gets three files for each snapshot that is missing or
///   differs: its path (`.path`), the new contents (`.new`), and a section for the page of
///   `make snapshots`, with the recorded and the new screen (`.html`).
struct SnapshotRun {
  let usedFile: String?
  let differences: String?

  static let inEnvironment = SnapshotRun(
    usedFile: variable("SNAPSHOTS_USED"), differences: variable("SNAPSHOT_DIFFERENCES"))

  /// Records that a test compares a snapshot.
  func use(_ path: String) {
    guard let usedFile else { return }
    let number = open(usedFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard number >= 0 else { return }
    _ = Descriptor(number).write("\(path)\n")
  }

  /// Records that a snapshot is missing or differs.
  ///
  /// - Parameters:
  ///   - path: The path of the snapshot.
  ///   - text: The new contents.
  ///   - recorded: The picture of the recorded snapshot, or nil if there is none.
  ///   - actual: The picture of the new one, or nil if there is none.
  ///   - difference: The difference in words.
  func add(
    _ path: String, text: String, recorded: String?, actual: String?, difference: String
  ) {
    guard let differences else { return }
    let name = name(ofFile: path, in: differences)
    let section = """
      <section id="\(Self.escaped(name))">
      <h2>\(Self.escaped(name))</h2>
      <p>\(Self.escaped(path))</p>
      <div class="pair">
      <figure><figcaption>recorded</figcaption>\(recorded.map(Self.image) ?? "<p>none</p>")</figure>
      <figure><figcaption>new</figcaption>\(actual.map(Self.image) ?? "<p>none</p>")</figure>
      </div>
      <details><summary>as text</summary><pre>\(Self.escaped(difference))</pre></details>
      </section>

      """
    for (kind, contents) in [("path", "\(path)\n"), ("new", text), ("html", section)] {
      // A file that cannot be written is missing on the page; the test has failed anyway.
      _ = SnapshotFile(path: "\(differences)/\(name).\(kind)").write(contents)
    }
  }

  /// Records that a recording differs in its frames, of which it has only hashes and no pictures.
  func add(_ path: String, text: String, difference: String) {
    add(path, text: text, recorded: nil, actual: nil, difference: difference)
  }

  /// The name of a difference: that of its snapshot; if another difference has this name, it is
  /// preceded by the name of the folder that contains `__Snapshots__`.
  private func name(ofFile path: String, in differences: String) -> String {
    let name = Self.name(ofFile: path)
    let other = SnapshotFile(path: "\(differences)/\(name).path").read()
    guard let other, other != "\(path)\n" else { return name }
    let folders = path.split(separator: "/")
    let end = folders.lastIndex(of: "__Snapshots__") ?? folders.count - 1
    return (folders[..<end].suffix(1) + [name[...]]).joined(separator: ".")
  }

  /// The name by which `make snapshots ACCEPT=…` accepts a snapshot: the names of its suite, of
  /// its test and of itself, separated by dots.
  static func name(ofFile path: String) -> String {
    let folders = path.split(separator: "/")
    let kept = folders.lastIndex(of: "__Snapshots__").map { folders[($0 + 1)...] }
    let name = (kept ?? folders.suffix(1)).joined(separator: ".")
    return name.hasSuffix(".txt") ? String(name.dropLast(4)) : name
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A picture as an `img` element, whose SVG is a document of its own.
  ///
  /// The ids in it, such as those of a film's rows, do not clash with those of other pictures on
  /// the page.
  private static func image(_ svg: String) -> String {
    #"<img alt="" src="data:image/svg+xml,\#(percentEncoded(svg))">"#
  }

  /// The text with `%` and two hexadecimal digits for each byte other than letters, digits and
  /// `-._~`.
  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
