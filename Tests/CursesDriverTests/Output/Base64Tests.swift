import Testing

@testable import CursesDriver

@Suite struct Base64Tests {
  /// The vectors of RFC 4648, section 10, and a text with the digit `+`.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ÿ>?", "w78+Pw=="),
  ])
  func `bytes are encoded with padding`(text: String, encoded: String) {
    var buffer = ByteBuffer()
    buffer.append(base64: text.utf8)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == encoded)
  }
}
