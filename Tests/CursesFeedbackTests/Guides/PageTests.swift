import Testing

/// The Swift code of the guide's pages is compiled: it is in the files beside this one.
@Suite struct PageTests {
  @Test(arguments: Page.all) func `the code on a page is compiled`(page: Page) throws {
    let count = try page.blocks().count
    let missing = try page.uncompiledBlocks()
    #expect(count > 0)
    #expect(missing == [])
  }

  @Test func `every page of the guide is checked`() throws {
    let found = try Page.found()
    #expect(found == Page.all.map(\.name))
  }
}
