import CursesFeedback
import Testing

/// A value as lines, from which traces and failures of tests make differences.
@Suite struct ValueDumpTests {
  private func lines(of value: Any) -> [String] {
    ValueDump(value).lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
  }

  @Test func `equal sets and dictionaries have equal lines, whatever their order in memory`() {
    let names = (0..<40).map { "name \($0)" }
    let first = Dictionary(uniqueKeysWithValues: names.map { ($0, $0.count) })
    let second = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, $0.count) })
    #expect(lines(of: first) == lines(of: second))
    #expect(lines(of: Set(names)) == lines(of: Set(names.reversed())))
  }

  @Test func `a dictionary has a line for each key`() {
    #expect(lines(of: ["b": 2, "a": 1]) == ["2 elements", "  \"a\": 1", "  \"b\": 2"])
  }

  @Test func `a dictionary of an application's own mirror has a line for each child`() {
    #expect(lines(of: Labelled()).contains("  a: 1"))
  }

  @Test func `an optional has the lines of its value`() {
    #expect(lines(of: [Int?.some(1), nil]) == ["2 elements", "  1", "  nil"])
  }

  @Test func `the associated values of a case are its parts`() {
    #expect(
      lines(of: [Phase.waiting, .loading(page: 2, of: 9), .loaded(["a"])]) == [
        "3 elements", "  waiting", "  loading", "    page: 2", "    of: 9", "  loaded",
        "    1 element", "      \"a\"",
      ])
  }

  @Test func `the parts of an object that contains itself are listed once`() {
    let object = Ring()
    object.next = object
    // The name of a private type is without its address, which differs in each run.
    #expect(String(reflecting: Ring.self).contains("unknown context"))
    #expect(
      lines(of: object) == ["CursesFeedbackTests.Ring", "  next: CursesFeedbackTests.Ring"])
  }

  @Test func `values that share their parts have the lines of equal ones that do not`() {
    let object = Ring()
    #expect(lines(of: [object, object]) == lines(of: [Ring(), Ring()]))
    #expect(lines(of: [object, object]).count == 5)
  }

  @Test func `objects that share their parts over many levels have a limited number of lines`() {
    var object = Pair()
    for _ in 1...25 { object = Pair(left: object, right: object) }
    #expect((2000..<2200).contains(lines(of: object).count))
  }

  @Test func `an object with a mirror of its own has the parts of its ancestors`() {
    #expect(lines(of: Described()).contains("  name: \"a\""))
  }

  @Test func `a document has its lines and annotations, whatever it shares with copies`() throws {
    var document = TextDocument("a\nb")
    let copy = document
    document.replace(TextPosition.start..<TextPosition(line: 0, character: 1), with: "c")
    #expect(
      lines(of: document) == [
        "TerminalViews.TextDocument", "  lines: 2 elements", "    \"c\"", "    \"b\"",
      ])
    let shared = [document, copy, copy]
    let decoded = try shared.map { try EncodedValue(encoding: $0).decoded(as: TextDocument.self) }
    #expect(decoded == shared)
    #expect(lines(of: decoded) == lines(of: shared))
    document.annotate(TextPosition.start..<TextPosition(line: 0, character: 1))
    #expect(lines(of: document).contains("  annotations: 1 element"))
  }

  @Test func `a value with a description has a line for it, and lines for its parts`() {
    #expect(lines(of: Celsius(degrees: 20)) == ["20 °C", "  degrees: 20"])
  }
}

private enum Phase {
  case waiting
  case loading(page: Int, of: Int)
  case loaded([String])
}

private final class Ring {
  var next: Ring?
}

private final class Pair {
  let left: Pair?
  let right: Pair?

  init(left: Pair? = nil, right: Pair? = nil) { (self.left, self.right) = (left, right) }
}

private class Named { let name = "a" }

private final class Described: Named, CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["size": 1], ancestorRepresentation: .generated)
  }
}

private struct Labelled: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .dictionary) }
}

private struct Celsius: CustomStringConvertible {
  let degrees: Int

  var description: String { "\(degrees) °C" }
}
