/// The commands that a text finds, the best first.
///
/// Each word of the text has to match the command. The ranks of a match, from the best: the
/// beginning of the title; the beginning of a word in it; another part of it, or the beginning of a
/// word of a keyword; a part of the group; some letters of the title in their order; and some
/// letters of a word of a keyword, or of the group, in their order. Case does not count. The ranks
/// of several words add up. Commands of equal rank keep their order.
package struct CommandSearch {
  /// A command that was found.
  package struct Match: Hashable {
    /// Its index among the commands.
    package let index: Int
    /// The positions of the characters of its title that match.
    package let marked: Set<Int>
  }

  package let matches: [Match]

  package init(_ text: String, in commands: [KeyCommand]) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(Array.init)
    let ranked = commands.enumerated().compactMap { index, command in
      Self.rank(of: words, in: command).map { (index: index, rank: $0.rank, marked: $0.marked) }
    }
    matches =
      ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .map { Match(index: $0.index, marked: $0.marked) }
  }

  private static func rank(
    of words: [[Character]], in command: KeyCommand
  ) -> (rank: Int, marked: Set<Int>)? {
    let title = Array(command.title.lowercased())
    var (rank, marked) = (0, Set<Int>())
    for word in words {
      guard let match = self.rank(of: word, in: title, command) else { return nil }
      rank += match.rank
      marked.formUnion(match.marked)
    }
    return (rank, marked)
  }

  private static func rank(
    of word: [Character], in title: [Character], _ command: KeyCommand
  ) -> (rank: Int, marked: Set<Int>)? {
    let starts = title.indices.filter { title[$0...].starts(with: word) }
    let best = starts.first { $0 == 0 || !title[$0 - 1].isInWord } ?? starts.first
    if let best {
      let isWord = best == 0 || !title[best - 1].isInWord
      return (best == 0 ? 0 : isWord ? 1 : 2, Set(best..<(best + word.count)))
    }
    let keywords = command.keywords.flatMap {
      $0.lowercased().split(whereSeparator: \.isWhitespace).map(Array.init)
    }
    if keywords.contains(where: { $0.starts(with: word) }) { return (2, []) }
    let group = Array((command.group ?? "").lowercased())
    if group.indices.contains(where: { group[$0...].starts(with: word) }) { return (3, []) }
    if let marked = letters(word, in: title) { return (4, marked) }
    let isFound = (keywords + [group]).contains { letters(word, in: $0) != nil }
    return isFound ? (5, []) : nil
  }

  /// The positions in a title of the letters of a word, one after another; nil if one is missing.
  private static func letters(_ word: [Character], in title: [Character]) -> Set<Int>? {
    var rest = title[...]
    var found: Set<Int> = []
    for letter in word {
      guard let index = rest.firstIndex(of: letter) else { return nil }
      found.insert(index)
      rest = rest[(index + 1)...]
    }
    return found
  }
}
