import Testing

@testable import TerminalViews

@Suite struct RowsDependencyTests {
  @Test func `equal values are equal dependencies`() {
    #expect(RowsDependency([1, 2]) == RowsDependency([1, 2]))
    #expect(RowsDependency([1, 2]) != RowsDependency([2, 1]))
    #expect(RowsDependency(1) != RowsDependency("1"))
  }

  @Test func `without a stated value there is no dependency`() {
    #expect(RowsDependency(nil) == nil)
  }

  @Test func `a value that the widget adds is compared, too`() throws {
    let stated = try #require(RowsDependency(1))
    #expect(stated.and("wide") == stated.and("wide"))
    #expect(stated.and("wide") != stated.and("narrow"))
    #expect(stated.and("wide") != stated.and(4))
    #expect(stated.and("wide") != stated)
    #expect(stated != stated.and("wide"))
  }
}
