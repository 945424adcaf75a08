import Foundation
import Testing

/// The gallery has a sample of each widget and of each modifier of the reference.
@Suite struct GalleryCatalogueTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let project = folder.appending(path: "../../..")

  private static let samples = files(in: folder).filter { $0.name.hasPrefix("Specimen+") }
    .map(\.text).joined()

  private static func files(in folder: URL) -> [(name: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.map { name in
      (name, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
    }
  }

  private static func article(_ name: String) throws -> String {
    try String(
      contentsOf: project.appending(path: "Sources/CursesFeedback/CursesFeedback.docc/\(name)"),
      encoding: .utf8)
  }

  @Test func `each widget of the reference is in the gallery`() throws {
    let sources = Self.files(in: Self.project.appending(path: "Sources/TerminalViews"))
      .map(\.text).joined()
    let declaration =
      /public struct (\w+)(<[^>]*>)?: (View|DrawnControl|CompositeControl|Layout) \{/
    let views = Set(sources.matches(of: declaration).map { String($0.1) }).subtracting(["Node"])
    let named = Set(
      try Self.article("CursesFeedback.md").matches(of: /- ``(\w+)``/).map { String($0.1) })
    let widgets = views.intersection(named)
    #expect(widgets.count > 50)
    for widget in widgets.union(["Toast"]) {
      #expect(
        Self.samples.contains("\(widget)(") || Self.samples.contains("\(widget) {"),
        "no sample of \(widget)")
    }
  }

  @Test func `each modifier of the reference is in the gallery`() throws {
    let names = try Self.article("View.md").matches(of: /- ``(\w+)\([^`]*\)``/).map {
      String($0.1)
    }
    #expect(names.count > 30)
    // `node` and `map` are for custom views, and the stage of the gallery uses `disabled`.
    for name in Set(names).subtracting(["node", "map", "disabled"]) {
      #expect(
        Self.samples.contains(".\(name)(") || Self.samples.contains(".\(name) {"),
        "no sample of .\(name)")
    }
  }

  @Test func `random trees have all samples`() {
    var names: Set<String> = []
    for seed in 0..<2000 as Range<UInt64> {
      var views = RandomViews(RandomValues(), seed: seed)
      names.insert(views.sample().name)
    }
    #expect(names == Set(Specimen.all.map(\.name)))
  }
}
