import CursesFeedbackTesting
import Testing

@Suite struct KeyDescriptionTests {
  @Test(arguments: ["3", "ctrl+s", "shift+tab", "f5"] as [Key])
  func `a failure shows a key as its name`(key: Key) {
    #expect(String(describingForTest: key) == key.name)
  }
}
