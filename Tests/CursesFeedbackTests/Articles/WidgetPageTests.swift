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

  @Test func `each section of the page has a picture, and each picture is a resource`() {
    for section in page.components(separatedBy: "\n## ").dropFirst() {
      let title = section.prefix { $0 != "\n" }
      let pictures = section.matches(of: /!\[[^\]]+\]\(([a-z-]+)\)/).map(\.output.1)
      #expect(!pictures.isEmpty, "\(title)")
      for picture in pictures {
        let file = Self.articles.appending(path: "Resources/\(picture).svg")
        #expect(FileManager.default.fileExists(atPath: file.path), "\(picture)")
      }
    }
  }

  @Test(arguments: [
    "Alert", "BarChart", "BigText", "Breadcrumbs", "Button", "Canvas", "Checkbox", "Collapsible",
    "CommandPalette", "Confirm", "Divider", "Form", "FormattedField", "Gauge", "Grid", "HeaderBar",
    "KeyHelp", "KeyHints", "LineChart", "List", "Menu", "MenuBar", "MultiSelect", "Panel",
    "ProgressBar", "ProgressSummary", "Prompt", "RadioGroup", "ScrollView", "SecureField", "Select",
    "Slider", "Sparkline", "Spinner", "Split", "StatusBar", "Stepper", "TabBar", "Table", "Tabs",
    "Text", "TextEditor", "TextField", "Toggle", "Tree", "View/contextMenu(of:items:)",
    "View/tooltip(_:)",
    "View/dialog(_:)", "View/toasts(_:at:)",
  ])
  func `the page links to each widget`(widget: String) {
    #expect(page.contains("``\(widget)``"))
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
