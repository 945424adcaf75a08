import TerminalModel
import Testing

@Suite struct ClusterCharacterTests {
  @Test(arguments: ["a", " ", "│", "字", "e\u{301}", "👩‍🔬"] as [Character])
  func `a character makes the same cluster as a text of it`(character: Character) {
    #expect([Cluster(character)] == Array(Clusters(String(character))))
  }

  @Test func `an invisible character becomes a blank, a control character a visible symbol`() {
    #expect(Cluster("\u{200B}") == .blank)
    #expect(Cluster("\r\n").description == "␍")
  }

  @Test func `a narrow scalar makes the same cluster as a text of it`() {
    for value in UInt32(0)..<0x1_1000 {
      guard let scalar = Unicode.Scalar(value), let cluster = Cluster(narrow: scalar)
      else { continue }
      #expect(Array(Clusters(String(scalar))) == [cluster])
    }
  }

  @Test(arguments: ["字", "\u{1B}", "\u{301}", "\u{200B}", "\u{202E}"] as [Unicode.Scalar])
  func `a scalar that is wide, combining, removed or replaced is not narrow`(
    scalar: Unicode.Scalar
  ) {
    #expect(Cluster(narrow: scalar) == nil)
  }
}
