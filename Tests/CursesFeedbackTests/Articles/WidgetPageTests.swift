import CursesFeedbackTesting
import Foundation
import Testing

/// The page "Widgets" is a reference: each widget has a section with a picture.
@MainActor
@Suite struct WidgetPageTests {
  private static let articles = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/CursesFeedback/CursesFeedback.docc").standardized
  private let page: String

  init() throws {
    page = try String(contentsOf: Self.articles.appending(path: "Widgets.md"), encoding: .utf8)
  }

  /// The public views of the sources that need a section: all but the basic ones listed here.
  private static func widgets() throws -> Set<String> {
    let sources = articles.appending(path: "../../TerminalViews").standardized.path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Mistakes/") }
    let names = try files.flatMap { file in
      try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
        .matches(of: /(?m)^public struct (\w+)(?:<.*>)?: (?:View|\w+Control|Layout)\b/)
        .map { String($0.output.1) }
    }
    return Set(names).subtracting([
      "Node", "Column", "Row", "Layers", "Spacer", "SizeReader", "FocusReader", "ViewThatFits",
    ])
  }

  private static let modifiers: Set = [
    "View/contextMenu(of:items:)", "View/dialog(_:)", "View/toasts(_:at:)", "View/tooltip(_:)",
  ]

  @Test func `each section of the page has a picture, and each picture is a resource`() {
    for section in page.split(separator: /\n##+\s/).dropFirst() {
      let title = section.prefix { $0 != "\n" }
      let pictures = section.matches(of: /!\[[^\]]+\]\(([a-z-]+)\)/).map(\.output.1)
      #expect(!pictures.isEmpty, "\(title)")
      for picture in pictures {
        let file = Self.articles.appending(path: "Resources/\(picture).svg")
        #expect(FileManager.default.fileExists(atPath: file.path), "\(picture)")
      }
    }
  }

  @Test func `each public view has a section, which begins with links to its views`() throws {
    let widgets = try Self.widgets()
    #expect(widgets.count > 45)
    let introductions = page.split(separator: /\n##+\s/).dropFirst().map { section in
      section.split(separator: "\n```", maxSplits: 1)[0]
    }
    let links = introductions.flatMap { $0.matches(of: /``([^`]+)``/).map { String($0.output.1) } }
    #expect(widgets.union(Self.modifiers).subtracting(links) == [])
  }

  @Test func `fields with formats show their values`() {
    let app = TestApp(Person(), size: Size(columns: 36, rows: 3))
    app.type("36")
    app.press(.tab)
    app.type("18151210")
    app.press(.tab)
    app.type("5551815")
    expectPicture(
      of: app.frame, title: "36 × 3",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/widget-formatted-field.svg"
    )
  }
}
