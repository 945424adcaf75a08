import Foundation
import Testing

@testable import MoviesDemo

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CatalogueProtocolTests {
  let list = URL(string: "https://films.example/3/movie/popular?language=en")

  @Test func `adds the page number to the query of the URL`() throws {
    let request = CatalogueProtocol.request(page: 3, of: try #require(list), key: nil)

    #expect(
      request.url?.absoluteString == "https://films.example/3/movie/popular?language=en&page=3")
    #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
  }

  @Test func `the number of a film replaces the last segment of the path`() throws {
    let key = "0123456789abcdef0123456789abcdef"

    let request = CatalogueProtocol.request(film: 42, of: try #require(list), key: nil)
    #expect(request.url?.absoluteString == "https://films.example/3/movie/42?language=en")

    let withKey = CatalogueProtocol.request(film: 42, of: try #require(list), key: key)
    #expect(withKey.url?.query() == "language=en&api_key=\(key)")
  }

  @Test(arguments: [
    (401, false, CatalogueError.Code.keyMissing), (404, true, .filmUnknown(42)),
    (500, true, .refused(status: 500)), (200, true, .malformed("it is not JSON")),
  ])
  func `maps an answer without a film to an error code`(
    status: Int, hadKey: Bool, code: CatalogueError.Code
  ) {
    #expect(throws: CatalogueError(code)) {
      try CatalogueProtocol.film(42, in: Data(), status: status, hadKey: hadKey)
    }
  }

  @Test func `sends an API key in the query`() throws {
    let key = "0123456789abcdef0123456789abcdef"

    let request = CatalogueProtocol.request(page: 1, of: try #require(list), key: key)

    #expect(request.url?.query()?.hasSuffix("&page=1&api_key=\(key)") == true)
    #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
  }

  @Test func `sends an access token in a header`() throws {
    let request = CatalogueProtocol.request(page: 1, of: try #require(list), key: "eyJh.bG.ci")

    #expect(request.url?.query()?.contains("eyJh") == false)
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer eyJh.bG.ci")
  }

  @Test(arguments: [
    (401, false, "", CatalogueError.Code.keyMissing),
    (401, true, "", .keyRefused),
    (400, false, #"{"status_code": 22, "status_message": "no"}"#, .pageOutOfRange(7)),
    (400, false, #"{"status_code": 5, "status_message": "no"}"#, .refused(status: 400)),
    (404, false, "<html>", .refused(status: 404)),
    (500, false, "", .refused(status: 500)),
  ])
  func `maps an error response to an error code`(
    status: Int, hadKey: Bool, body: String, code: CatalogueError.Code
  ) {
    #expect(throws: CatalogueError(code)) {
      try CatalogueProtocol.page(7, in: Data(body.utf8), status: status, hadKey: hadKey)
    }
  }

  @Test(arguments: [
    (URLError.Code.timedOut, CatalogueError.Code.timedOut),
    (.cannotConnectToHost, .connectionRefused),
    (.notConnectedToInternet, .offline),
    (.cannotFindHost, .unknownHost),
    (.dnsLookupFailed, .unknownHost),
  ])
  func `maps a network failure to an error code`(failure: URLError.Code, code: CatalogueError.Code)
  {
    #expect(CatalogueError(URLError(failure)) == CatalogueError(code))
  }

  @Test func `the error of an unknown network failure contains the system's reason`() {
    let failure = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: "It tore."])

    #expect(CatalogueError(failure) == CatalogueError(.connectionFailed("It tore")))
  }

  @Test(arguments: [
    (CatalogueError.Code.timedOut, "The film service took too long to answer."),
    (.connectionRefused, "Nothing answers at the film service's address."),
    (.offline, "There is no network."),
    (
      .unknownHost,
      "The host of the film service cannot be found: check its name and the network."
    ),
    (.connectionFailed("it tore"), "The connection to the film service failed: it tore."),
    (.keyMissing, "The film service requires an API key, and none was sent."),
    (.keyRefused, "The film service does not accept the API key."),
    (.pageOutOfRange(7), "The list has no page 7."),
    (.filmUnknown(42), "The film service has no film 42."),
    (.refused(status: 500), "The film service answered with an error (HTTP 500)."),
    (.malformed("page is missing"), "The film service's answer makes no sense: page is missing."),
  ])
  func `describes each error in one sentence`(code: CatalogueError.Code, line: String) {
    #expect(CatalogueError(code).localizedDescription == line)
  }
}
