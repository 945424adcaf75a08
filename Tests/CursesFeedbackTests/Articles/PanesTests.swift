import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The code on the page "Widgets" draws the pictures of panes, tabs and trees.
@MainActor
@Suite struct PanesTests {
  private typealias Event = Project.Event
  private let plot = "A clerk on a mining ship hears a signal that nobody should have answered."

  private func expectPicture(
    _ name: String, columns: Int = 44, rows: Int, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder<Project.Event> of content: @escaping @Sendable (Project.State) -> Node<Event>
  ) {
    let app = TestApp(Project(content), size: Size(columns: columns, rows: rows))
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "\(columns) × \(rows)",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/widget-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `a split has two panes and a divider`() {
    let (films, plot) = (["Alien", "Dune", "Heat"], plot)
    expectPicture("split", rows: 6) { state in
      Split(.horizontal, initially: .first(16), minFirst: 8, minSecond: 16) {
        List(films, id: \.self, selection: "Dune", selects: Event.fileSelected) { Text($0) }
      } second: {
        Split(.vertical, position: state.split, changes: Event.splitMoved) {
          Text(plot)
        } second: {
          Text("★★★★")
        }
      }
    }
  }

  @Test func `tabs show one of several views`() {
    expectPicture("tabs", rows: 5) { state in
      Tabs(
        Project.Page.allCases, id: \.self, selection: state.page, selects: Event.pageSelected
      ) { page in
        Tab(page.title, badge: page == .changes ? "3" : "")
      } content: { page in
        Text("The page \(page.title)").padded()
      }
    }
  }

  @Test func `a tree shows the visible nodes`() {
    expectPicture("tree", rows: 7) { state in
      Tree(
        state.files, selection: state.file, isExpandable: { $0.hasSuffix("/") },
        selects: Event.fileSelected, changes: Event.filesChanged
      ) { name in
        Text(name)
      }
    }
  }

  @Test func `a tree tells about children that are requested or could not be read`() {
    var files = Outline(["Sources/", "Tests/"])
    files.expand("Sources/")
    files.expand("Tests/")
    files.setFailure("Permission denied", of: "Tests/")
    let outline = files
    expectPicture("tree-requests", rows: 4) { _ in
      Tree(outline, selects: Event.fileSelected, changes: Event.filesChanged) { Text($0) }
    }
  }

  @Test func `a collapsible shows and hides views`() {
    expectPicture("collapsible", rows: 3) { state in
      Collapsible("Details", isExpanded: state.showsDetails, changes: Event.detailsToggled) {
        Text("Directed by Ridley Scott")
        Text("117 minutes")
      }
    }
  }

  @Test func `a grid has rows and columns`() {
    expectPicture("grid", rows: 4) { _ in
      Grid(columns: [.content, .flexible, .content.aligned(.trailing)]) {
        Text("Copying two files").bold().gridCell(columns: 3, alignment: .top)
        Text("main.swift")
        ProgressBar(0.6)
        Text("60 %")
        Text("README.md")
        ProgressBar(1)
        Text("100 %")
      }
    }
  }

  @Test func `a status bar has three parts`() {
    expectPicture("status-bar", rows: 1) { _ in
      StatusBar {
        Text("main.swift")
      } center: {
        Text("modified").foreground(.warning)
      } trailing: {
        Text("12:34")
      }
    }
  }

  @Test func `breadcrumbs show where the user is`() {
    expectPicture("breadcrumbs", rows: 1) { state in
      Breadcrumbs(state.folders, selects: Event.folderSelected) { $0 }
    }
  }
}
