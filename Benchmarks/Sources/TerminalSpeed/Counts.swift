#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The instructions and allocations of a program's run.
struct Counts {
  var instructions = 0
  /// The number of calls of the functions that allocate memory.
  var allocations = 0

  /// The counts per repetition: the difference of a long and a short run, divided by the number of
  /// repetitions that the long run has more.
  static func each(_ many: Counts, _ few: Counts, of repetitions: Int) -> Counts {
    Counts(
      instructions: (many.instructions - few.instructions) / repetitions,
      // Rounded to the nearest whole number, so that a few allocations more or fewer, such as those
      // of an array that grows now and then, do not change the count.
      allocations: (many.allocations - few.allocations + repetitions / 2) / repetitions)
  }
}

extension Counts {
  /// Reads the output of callgrind, a tool of valgrind; nil if the file or its number of
  /// instructions is missing.
  ///
  /// `summary: 4346059` is the number of all instructions. `fn=(174) malloc` begins the costs of a
  /// function, and `cfn=(174) malloc` a call of it; the name is in the first of these lines only,
  /// later ones have the number alone. `calls=3 0` after `cfn=` means 3 calls from one place.
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
