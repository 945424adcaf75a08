import TerminalModel
import Testing

@Suite struct ClusterCharacterTests {
  @Test(arguments: ["a", " ", "│", "字", "e\u{301}", "👩‍🔬"] as [Character])
  func `a character is the cluster that its text is`(character: Character) {
    #expect([Cluster(character)] == Array(Clusters(String(character))))
  }

  @Test func `a character that nobody sees is a blank, and one that moves the cursor a stand-in`() {
    #expect(Cluster("\u{200B}") == .blank)
    #expect(Cluster("\r\n").description == "␍")
  }
}
