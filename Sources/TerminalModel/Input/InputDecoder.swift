/// Makes keys, mouse events, pastes and focus reports out of the bytes that a terminal sends.
///
/// Most keys without a character arrive as escape sequences: ESC and further bytes. Most of these
/// are control sequences: `ESC [`, any parameters (digits and `;`) and a letter or `~`.
///
/// A call of ``decode(_:continuing:)`` is one read from the terminal. Bytes whose meaning depends on
/// the next ones are kept until the next read, or until ``flush()`` if no bytes arrive for
/// ``timeout``.
///
/// - Text is UTF-8. A character of several Unicode scalars is one key if it arrives in one read.
///   Invalid UTF-8 becomes `U+FFFD`, so that it is visible.
/// - ESC before a key is Alt. ESC before another ESC is Escape, because Alt-Escape cannot be
///   distinguished from Escape twice; it is Alt only if the second ESC begins the sequence of a key
///   (`ESC ESC [ A`, as rxvt sends it).
/// - Enter is CR. LF is Control-J; so the terminal device must not turn CR into LF (its flag ICRNL
///   must be off). `0x08` is Control-Backspace, as xterm, GNOME Terminal and kitty send it, unless
///   the `sequences` of the initializer name another key for it.
/// - Sequences that are no input are skipped whole and never become letters: answers of the
///   terminal to queries, unknown sequences, releases of keys. A sequence that is incomplete after
///   ``timeout`` is skipped too, with the rest that arrives later, up to its end or to a byte that
///   cannot be part of it; only one that a person can type, such as `ESC [` alone, is a key with
///   Alt. Exceptions are `ESC [ M` and `ESC [ [`: their last bytes, if they arrive after
///   ``timeout``, are keys.
/// - Once its first parameter byte has arrived, a control sequence may pause for one second (or for
///   the `escapeDelay` of the initializer, if that is longer); before that, only for `escapeDelay`.
///   After a longer pause in the mark before a paste (`ESC [ 200 ~`), the pasted text acts as keys.
/// - A character in UTF-8, and the string of an answer, may pause for as long; after a longer pause,
///   the rest of the string acts as keys.
/// - Nothing between the marks of a paste is a key, except for Control-C (see below). Line ends
///   become LF; other ASCII control characters, except for tabs, become `U+FFFD`. Keys after a
///   paste, in the same read or in one that continues it, count as pasted text: no person types that
///   fast, and a text that contains the end mark must not give commands.
/// - A paste without an end mark ends after two seconds of silence; bytes of it that arrive later
///   act as keys. A paste that exceeds the limit (16 MiB by default) is delivered at that moment,
///   closed by a `U+FFFD` that marks the missing text; the rest, up to the end mark or to two
///   seconds of silence, is discarded.
/// - Control-C lets the user leave a paste that has no end mark. If a read returns only this byte,
///   it is the key and not pasted text; a pasted Control-C is read alone only over a line that
///   delivers single bytes. The text so far is delivered, closed by a `U+FFFD`, then the key, and
///   the rest of the paste is discarded. In each later read of a discarded rest, after Control-C or
///   beyond the limit, every Control-C is the key.
///
/// Decoding takes linear time, and keeps at most 256 bytes besides a paste.
public struct InputDecoder: Sendable {
  private enum State {
    /// Between inputs, or at the beginning of one.
    case ready
    /// In a control sequence that is too long or too late, whose remaining bytes are skipped.
    case broken
    /// In a string that the terminal sends as an answer to a query, skipped up to its end.
    case string
    /// In a paste, up to the mark that ends it.
    case paste
    /// In the rest of a paste that was delivered before its end mark; discarded up to that mark.
    case endedPaste
  }

  /// How long an ESC waits by default for the bytes that could follow it: 25 ms.
  public static let standardEscapeDelay: Duration = .milliseconds(25)
  private static let sequenceDelay: Duration = .seconds(1)

  private var state = State.ready
  /// The text of the paste that is being read.
  ///
  /// It is not an associated value of `State.paste`, because that would be copied at each read.
  private var paste: PasteText
  /// The last bytes, if their meaning depends on the next ones.
  private var pending: [UInt8] = []
  /// Whether keys in a read that continues the last one count as pasted text.
  private var endsInPaste = false
  private let keys: KeySequences
  private let escapeDelay: Duration
  private let pasteLimit: Int

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - sequences: The sequences of this terminal's keys; they win over the well-known sequences.
  ///   - escapeDelay: The time that an ESC waits for bytes that could follow it. It should be long
  ///     enough for the parts of a sequence to arrive, and so short that Escape has no noticeable
  ///     delay; a slow line needs a longer one.
  ///   - pasteLimit: The maximum size of a paste, in bytes of UTF-8, at least 0.
  public init(
    sequences: KeySequences = KeySequences(), escapeDelay: Duration = standardEscapeDelay,
    pasteLimit: Int = 16 << 20
  ) {
    precondition(pasteLimit >= 0, "A paste cannot have less than no bytes.")
    keys = KeySequences.wellKnown.merging(sequences)
    self.escapeDelay = escapeDelay
    self.pasteLimit = pasteLimit
    paste = PasteText(limit: pasteLimit)
  }

  /// The time to wait for more bytes before ``flush()``, or nil if that would change nothing.
  ///
  /// It counts from the last read: each read starts it again.
  public var timeout: Duration? {
    switch state {
    case .paste, .endedPaste: .seconds(2)
    case .string where pending.isEmpty: max(escapeDelay, Self.sequenceDelay)
    case .string: escapeDelay
    case .ready, .broken:
      pending.isEmpty
        ? nil
        : hasParameters || isPartOfCharacter ? max(escapeDelay, Self.sequenceDelay) : escapeDelay
    }
  }

  /// Whether the undecided bytes are the beginning of a character in UTF-8, which is no key by
  /// itself.
  private var isPartOfCharacter: Bool { pending.first.map { $0 >= 0xC2 } ?? false }

  /// Whether the undecided bytes are the beginning of a sequence with parameters, which a terminal
  /// sends and no person types.
  private var hasParameters: Bool {
    let sequence = pending.drop { $0 == 0x1B }
    guard let introducer = sequence.first, sequence.startIndex > 0 else { return false }
    return [UInt8(ascii: "["), UInt8(ascii: "O")].contains(introducer)
      && sequence.dropFirst().first.map { (0x20...0x3F).contains($0) } ?? false
  }

  /// The number of bytes that are kept for later.
  package var keptBytes: Int {
    pending.count + paste.count
  }

  /// Decodes the bytes of one read; returns their inputs, in order.
  ///
  /// - Parameter continuing: Whether the bytes had arrived before those of the last call were
  ///   decoded.
  public mutating func decode(
    _ bytes: some Sequence<UInt8>, continuing: Bool = false
  ) -> [Input] {
    let bytes = Array(bytes)
    if !continuing { endsInPaste = false }
    if bytes == [.interrupt], state == .paste { return [endPaste(), .key(.interrupt)] }
    return read(pending.isEmpty ? bytes : pending + bytes, isLast: false)
  }

  /// Decides the kept bytes if no others arrived for ``timeout``: an ESC is Escape, a paste ends.
  public mutating func flush() -> [Input] {
    switch state {
    case .ready, .broken:
      endsInPaste = false
      return read(pending, isLast: true)
    case .string:
      // Without its end, it was no answer of the terminal.
      endsInPaste = false
      defer { state = .ready }
      return read(pending, isLast: true)
    case .paste:
      paste.append(pending[...])
      state = .ready
      pending = []
      return [.paste(takePaste())]
    case .endedPaste:
      state = .ready
      pending = []
      return []
    }
  }

  private mutating func read(_ bytes: [UInt8], isLast: Bool) -> [Input] {
    var scanner = InputScanner(bytes, keys: keys, isLast: isLast)
    var inputs: [Input] = []
    var interruptCount = 0
    let beginsInRest = state == .endedPaste
    while !scanner.isAtEnd, step(&scanner, &inputs, &interruptCount) {}
    pending = scanner.rest
    guard beginsInRest || endsInPaste else {
      let joined = inputs.joiningKeysToPastes()
      endsInPaste = joined.contains(where: \.isPaste)
      return joined
    }
    let joined = ([.paste("")] + inputs).joiningKeysToPastes()
    endsInPaste = true
    // Keys that follow the rest of a paste belong to the paste: they are discarded with it.
    guard beginsInRest || joined.first == .paste("") else { return joined }
    return Array(joined.dropFirst()) + repeatElement(.key(.interrupt), count: interruptCount)
  }

  /// Ends a paste whose end mark has not arrived.
  private mutating func endPaste() -> Input {
    paste.append(pending[...])
    paste.cut()
    state = .endedPaste
    pending = []
    return .paste(takePaste())
  }

  /// Returns the text of the paste, and frees its memory.
  private mutating func takePaste() -> String {
    defer { paste = PasteText(limit: pasteLimit) }
    return paste.string
  }

  /// Reads one ``InputToken``, or one part of a skipped sequence or of a paste.
  ///
  /// - Returns: whether more bytes can be read; false if the meaning of the rest is undecided.
  private mutating func step(
    _ scanner: inout InputScanner, _ inputs: inout [Input], _ interruptCount: inout Int
  ) -> Bool {
    switch state {
    case .ready:
      guard let token = scanner.token() else { return false }
      take(token, &inputs)
    case .broken:
      if scanner.skipSequence() { state = .ready }
    case .string:
      guard let isOver = scanner.skipString() else { return false }
      if isOver { state = .ready }
    case .paste:
      paste.append(scanner.pasted())
      if paste.isCut {
        state = .endedPaste
      } else if scanner.pasteEnd() {
        state = .ready
      } else {
        return false
      }
      inputs.append(.paste(takePaste()))
    case .endedPaste:
      interruptCount += scanner.pasted().count { $0 == .interrupt }
      guard scanner.pasteEnd() else { return false }
      state = .ready
    }
    return true
  }

  private mutating func take(_ token: InputToken, _ inputs: inout [Input]) {
    switch token {
    // The keys of ASCII characters come from a table by their bytes. Iteration over the characters
    // of the string takes twice as long; a key made from its byte takes 150 instructions more.
    case .text(var text):
      guard !text.withUTF8({ Self.appendASCII($0, to: &inputs) }) else { return }
      for character in text where !character.isControl {
        inputs.append(.key(Key(.character(character))))
      }
    case .input(let input): inputs.append(input)
    case .nothing: break
    case .broken: state = .broken
    case .string: state = .string
    case .paste: state = .paste
    }
  }

  /// Appends a key for each character of a text.
  ///
  /// - Returns: false, and appends none, if the text has characters beyond ASCII.
  private static func appendASCII(
    _ text: UnsafeBufferPointer<UInt8>, to inputs: inout [Input]
  ) -> Bool {
    guard text.reduce(0, |) < 0x80 else { return false }
    inputs.reserveCapacity(inputs.count + text.count)
    let keys = asciiKeys
    for byte in text { inputs.append(keys[Int(byte)]) }
    return true
  }

  /// The input of each ASCII character, by its code.
  private static let asciiKeys: [Input] = (0..<0x80).map {
    .key(Key(.character(Character(UnicodeScalar($0)))))
  }
}

extension UInt8 {
  /// The byte that Control-C sends.
  fileprivate static let interrupt: UInt8 = 0x03
}

extension Key {
  fileprivate static let interrupt = Key(control: .interrupt)
}

extension Character {
  /// Whether it is one of the controls U+0080 to U+009F, which no key types.
  var isControl: Bool {
    unicodeScalars.first.map { (0x80...0x9F).contains($0.value) } ?? false
  }
}
