import RandomNumbers
import TerminalModel
import Testing

@testable import CursesFeedback

@Suite struct SecretMaskTests {
  private func masks(_ texts: [String]) -> [String] {
    var mask = SecretMask()
    return texts.map { text in
      mask.endText()
      return mask.mask(text)
    }
  }

  @Test func `equal texts have equal masks, and texts that differ different ones`() {
    #expect(
      masks(["hunter2", "hunter2", "hunten2", "2"]) == ["xxxxxx0", "xxxxxx0", "xxxxxy0", "0"])
  }

  @Test(arguments: UInt64(0)..<50)
  func `random texts are equal if and only if their masks are`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let characters = Array("ab12½é ")
    let texts = (0..<60).map { _ in
      String(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          characters.randomElement(using: &random) ?? "a"
        })
    }
    let masks = masks(texts)
    for (text, mask) in zip(texts, masks) {
      #expect(text.count == mask.count)
      for (other, otherMask) in zip(texts, masks) {
        #expect((text == other) == (mask == otherMask), "\(text) \(other)")
      }
    }
  }

  @Test func `a number that is no digit has a mask that is no digit`() {
    #expect(masks(["½7²"]) == ["½0½"])
    #expect(masks(["五"]) == ["x"])
  }

  @Test(arguments: [
    ["e", "\u{301}", "x"], ["👩", "\u{200D}", "💻"], ["🇩", "🇪", "🇫"], ["\u{301}", "a"],
  ])
  func `the masks of characters that are joined are joined`(typed: [String]) {
    var mask = SecretMask()
    var (text, masked) = ("", "")
    for character in typed {
      text += character
      masked += mask.mask(character)
      #expect(masked.count == text.count)
    }
  }

  @Test func `characters that fields remove, and accents, have masks of their kind`() {
    #expect(masks(["a\u{FFFD}b"]) == ["x\u{FFFD}x"])
    var mask = SecretMask()
    #expect(mask.mask("e").count == 1)
    mask.endText()
    let accent = mask.mask("\u{301}")
    #expect("x\(accent)".count == 1)
  }

  @Test func `a deleted character is no part of the text`() {
    var mask = SecretMask()
    let first = mask.mask("ab")
    mask.endText()
    _ = mask.mask("ac")
    #expect(mask.fields(of: .key(.backspace)).map(\.name) == ["key"])
    #expect("x" + mask.mask("b") == first)
  }

  @Test func `line ends and control characters stay`() {
    #expect(masks(["a\nb\u{7}"]) == ["x\nx\u{7}"])
  }

  @Test func `a key that types no character and a click are no secrets`() {
    var mask = SecretMask()
    #expect(mask.fields(of: .key(.left)).map(\.value.json) == ["\"left\""])
    #expect(
      mask.fields(of: .mouse(Mouse(.moved, at: Position(column: 1, row: 2)))).map(\.name)
        == ["mouse"])
  }
}
