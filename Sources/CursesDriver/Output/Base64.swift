extension ByteBuffer {
  /// Adds bytes in the encoding Base64 (RFC 4648), with padding.
  mutating func append(base64 bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let three = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let bits = three.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - three.count))
      for index in 0..<4 {
        let digit = bits >> UInt32(18 - 6 * index) & 63
        append(index > three.count ? UInt8(ascii: "=") : Self.base64[Int(digit)])
      }
    }
  }

  private static let base64 = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
