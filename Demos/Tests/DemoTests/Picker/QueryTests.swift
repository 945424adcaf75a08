import Testing

@testable import PickerDemo

/// The lines that match a query, and their scores.
@Suite struct QueryTests {
  private func score(_ query: String, _ line: String) -> Int? {
    var table = ScoreTable()
    let bytes = Array(line.utf8)
    return Query(query).score(bytes.span, using: &table)
  }

  /// The line with the matched characters in brackets.
  private func marked(_ query: String, in line: String) -> String {
    let matched = Query(query).matchedBytes(in: line)
    var offset = 0
    return line.unicodeScalars.map { scalar in
      defer { offset += String(scalar).utf8.count }
      return matched.contains(offset) ? "[\(scalar)]" : "\(scalar)"
    }
    .joined()
  }

  @Test(
    arguments: [
      ("abc", "a-b-c", true), ("abc", "acb", false), ("abc", "ab", false), ("abc", "", false),
      ("", "abc", true), ("  ", "abc", true),
      ("abc", "ABC", true), ("aBc", "aBc", true), ("aBc", "abc", false), ("aBc", "ABC", false),
      ("b a", "a-b", true), ("b a", "b", false), ("ab B", "aBc", true), ("ab B", "abc", false),
      ("ö", "schön", true), ("ö", "SCHÖN", true), ("Ö", "schön", false), ("я", "Я", true),
      ("ß", "Straße", true), ("ß", "STRASSE", false), ("本", "日本", true), ("😀", "a😀", true),
      // The first byte of one character and the second byte of another are no match.
      ("é", "Ãą", false),
    ] as [(String, String, Bool)])
  func `a line matches if it has the letters of each word in their order`(
    query: String, line: String, matches: Bool
  ) {
    #expect((score(query, line) != nil) == matches)
    #expect(Query(query).matchedBytes(in: line).isEmpty == (!matches || Query(query).isEmpty))
  }

  @Test(
    arguments: [
      ("src", "some/random/char/src", "some/random/char/[s][r][c]"),
      ("fb", "foobar_baz", "[f]oobar_[b]az"),
      ("fb", "fooBar", "[f]oo[B]ar"),
      ("ts", "Tests/Text.swift", "Tests/[T]ext.[s]wift"),
      ("ab", "axb ab", "axb [a][b]"),
      ("öl", "Möbel/Öle", "Möbel/[Ö][l]e"),
      ("b a", "a-b", "[a]-[b]"),
    ])
  func `the letters match at the best place`(query: String, line: String, expected: String) {
    #expect(marked(query, in: line) == expected)
  }

  @Test(
    arguments: [
      ("ab", "ab", "a-b"), ("ab", "a/b", "axb"), ("ab", "a-xb", "a-xxb"), ("ab", "xx/ab", "xxab"),
      ("bar", "foo bar", "foobar"), ("bar", "fooBar", "foobar"), ("öl", "öl", "ö.l"),
    ])
  func `a line with the letters at a better place has a higher score`(
    query: String, better: String, worse: String
  )
    throws
  {
    #expect(try #require(score(query, better)) > #require(score(query, worse)))
  }

  @Test(arguments: ["a", "ab", "ba", "aab", "a/b", "bb"])
  func `no other place of the letters has a higher score`(word: String) {
    for length in 1...6 {
      for line in words(of: length) {
        #expect(score(word, line) == bestScore(of: word, in: line), "in \(line)")
      }
    }
  }

  /// All words of a length with the letters `a`, `b`, `B` and `/`.
  private func words(of length: Int) -> [String] {
    guard length > 0 else { return [""] }
    return words(of: length - 1).flatMap { word in ["a", "b", "B", "/"].map { word + $0 } }
  }

  /// The highest score of all places, each tried in turn.
  private func bestScore(of word: String, in line: String) -> Int? {
    let (letters, line) = (Array(word), Array(line))
    func best(_ letter: Int, after previous: Int?) -> Int? {
      guard letter < letters.count else { return 0 }
      let first = previous.map { $0 + 1 } ?? 0
      return (first..<max(first, line.count)).compactMap { place in
        guard line[place].lowercased() == String(letters[letter]) else { return nil }
        return best(letter + 1, after: place).map { rest in
          rest + value(of: place, in: line, skipped: previous.map { place - $0 - 1 })
        }
      }
      .max()
    }
    return best(0, after: nil)
  }

  private func value(of place: Int, in line: [Character], skipped: Int?) -> Int {
    let startsWord = place == 0 || line[place - 1] == "/"
    let isCapital = place > 0 && line[place].isUppercase && !line[place - 1].isUppercase
    let bonus = line[place] == "/" ? 0 : startsWord ? 8 : isCapital ? 7 : 0
    guard let skipped else { return 16 + 2 * bonus }
    return 16 + (skipped == 0 ? max(6, bonus) : bonus - 2 - skipped)
  }
}
