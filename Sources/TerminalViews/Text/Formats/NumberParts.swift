/// The form of texts that consist of numbers with separators between them, such as `2026-11-22`.
///
/// Each number has its place: an edit of one leaves the others where they are, and a digit that is
/// typed before a full number replaces its digits.
struct NumberParts {
  /// The largest value of each number, which also has as many digits as the number.
  let maxima: [Int]
  let separator: Character

  /// A text after an edit.
  struct Edit: Hashable {
    /// The part of the text before the cursor.
    var head: String
    var text: String

    var cursor: Int { min(head.count, text.count) }
  }

  /// The text that a field shows after an edit.
  ///
  /// - Parameters:
  ///   - text: The text after the edit, whose numbers can be too long or without separators.
  ///   - cursor: The number of characters before the cursor, which is behind the edited part.
  ///   - old: The text before the edit. It ends with the characters that are behind the cursor now.
  ///   - inserts: Whether the edit inserts characters: a number before the cursor to which no digit
  ///     can be added, such as the `9` of `9:30`, then gets a leading zero.
  ///   - padsLast: Whether the last number before the cursor gets a leading zero, too.
  /// - Returns: Nil if the text before the cursor does not have the form.
  func edited(
    _ text: String, cursor: Int, from old: String, inserts: Bool, padsLast: Bool = false
  ) -> Edit? {
    let index = text.index(at: cursor)
    guard var parts = numbers(of: text[..<index], completes: inserts) else { return nil }
    let last = parts.count - 1
    if padsLast { parts[last] = padded(parts[last], of: last) }
    let head = joined(parts)
    let room = max(0, digits(of: last) - parts[last].count)
    let tail = text[index...]
    let first = old.dropLast(tail.count).count { $0 == separator }
    let rests = tail.split(separator: separator, omittingEmptySubsequences: false)
    for (number, rest) in zip(first..., rests) where (last..<maxima.count).contains(number) {
      while parts.count <= number { parts.append("") }
      parts[number] += number == last ? rest.suffix(room) : rest
    }
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    return Edit(head: head, text: joined(parts))
  }

  /// A text with the separators before its last digit, or nil if it does not have the form.
  func formatted(_ text: String) -> String? {
    edited(text, cursor: text.count, from: "", inserts: true)?.text
  }

  /// The numbers of a text, in which separators may be missing after numbers with all digits.
  private func numbers(of text: Substring, completes: Bool) -> [String]? {
    var numbers = [""]
    for character in text {
      let last = numbers.count - 1
      if character == separator || numbers[last].count == digits(of: last) {
        guard numbers.count < maxima.count else { return nil }
        if completes { numbers[last] = padded(numbers[last], of: last) }
        numbers.append("")
      }
      guard character != separator else { continue }
      guard character.isASCII, let digit = character.wholeNumberValue else { return nil }
      numbers[numbers.count - 1].append(String(digit))
      if completes, isFinal(numbers[numbers.count - 1], of: numbers.count - 1) {
        numbers[numbers.count - 1] = padded(numbers[numbers.count - 1], of: numbers.count - 1)
      }
    }
    // A separator is typed only after a whole number; a deletion may leave a shorter one.
    let last = numbers.count - 1
    let isShort = text.last == separator && numbers[last - 1].count < digits(of: last - 1)
    return completes && isShort ? nil : numbers
  }

  private func digits(of part: Int) -> Int { String(maxima[part]).count }

  /// Whether no digit can be added to a number.
  private func isFinal(_ number: String, of part: Int) -> Bool {
    (Int(number) ?? 0) * 10 > maxima[part]
  }

  /// A number of one digit with a leading zero, if it is a part of two.
  private func padded(_ number: String, of part: Int) -> String {
    number.count == 1 && digits(of: part) == 2 ? "0" + number : number
  }

  private func joined(_ numbers: [String]) -> String {
    numbers.joined(separator: String(separator))
  }
}
