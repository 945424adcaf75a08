package import FlyingFox
import FlyingSocks
package import Foundation

extension HTTPResponse {
  /// An answer in JSON.
  package static func json(
    _ status: HTTPStatusCode, _ body: Data, headers: [HTTPHeader: String] = [:]
  ) -> HTTPResponse {
    let type = [HTTPHeader.contentType: "application/json"]
    return HTTPResponse(
      statusCode: status, headers: HTTPHeaders(type.merging(headers) { $1 }), body: body)
  }

  /// Truncated JSON.
  package static var truncated: HTTPResponse {
    .json(.ok, Data(#"{"page": 1, "results": [{"id": "#.utf8))
  }

  /// Announces a body of 1024 bytes, but closes the connection instead.
  package static var broken: HTTPResponse {
    HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: BrokenBody(), count: 1024))
  }
}

/// A body that fails at its first byte, so that the server closes the connection.
private struct BrokenBody: AsyncBufferedSequence {
  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    func next() async throws -> UInt8? { throw SocketError.disconnected }
    func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      throw SocketError.disconnected
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
