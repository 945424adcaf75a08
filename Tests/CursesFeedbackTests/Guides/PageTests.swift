import Testing

/// What the guide and its pages show was compiled: their code stands in the files beside this one.
@Suite struct PageTests {
  @Test(arguments: Page.all) func `the code on a page was compiled`(page: Page) throws {
    let count = try page.blocks().count
    let missing = try page.blocksThatWereNotCompiled()
    #expect(count > 0)
    #expect(missing == [])
  }

  @Test func `every page of the guide is looked at`() throws {
    let found = try Page.found()
    #expect(found == Page.all.map(\.name))
  }
}
