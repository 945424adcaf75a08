#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a run of a program has taken, as far as it can be counted.
struct Counts {
  var instructions = 0
  /// Blocks of memory that were asked for.
  var allocations = 0

  /// What one of some repetitions takes: all that the many take more than the few, divided.
  static func each(_ many: Counts, _ few: Counts, of repetitions: Int) -> Counts {
    Counts(
      instructions: (many.instructions - few.instructions) / repetitions,
      // A list that has grown in between is no allocation of each.
      allocations: (many.allocations - few.allocations + repetitions / 2) / repetitions)
  }
}

extension Counts {
  /// Reads what callgrind has written.
  ///
  /// A line begins with what it tells: `summary: 4346059` all instructions, `cfn=(174) malloc`
  /// a function that is called, `cfn=(174)` the same one later on, and `calls=3 0` how often.
  ///
  /// - Returns: nil where it has counted nothing.
  init?(callgrind path: String) {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var allocators: Set<Substring> = []
    var isAllocating = false
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 && $0 != 0x0A }.map(UInt8.init(bitPattern:))
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      guard let first = parts.first else { continue }
      if first == "summary:" {
        instructions = Int(parts[1]) ?? 0
      } else if first.hasPrefix("cfn=") || first.hasPrefix("fn=") {
        let number = first.drop { $0 != "(" }
        if parts.count == 2, Self.allocating.contains(parts[1]) { allocators.insert(number) }
        isAllocating = first.hasPrefix("c") && allocators.contains(number)
      } else if isAllocating, first.hasPrefix("calls=") {
        allocations += Int(first.dropFirst("calls=".count)) ?? 0
      }
    }
    guard instructions > 0 else { return nil }
  }

  private static let allocating: Set<Substring> = [
    "malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign",
  ]
}
