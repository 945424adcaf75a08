import Foundation
import TerminalModel
import TerminalViews
import Testing

@Suite struct TabsTests {
  private func tabs(
    _ selection: String, _ interface: InterfaceState = InterfaceState(),
    names: [String] = ["a", "b"]
  ) -> Scene<Tap> {
    scene(12, 8, interface: interface) {
      Tabs(names, id: \.self, selection: selection, selects: { _ in Tap.added }) {
        Tab($0)
      } content: { name in
        List(count: 9) { Text("\(name) \($0)") }.frame(height: 3)
        Button(name, sends: .removed)
      }
    }
  }

  @Test func `the content of the selected tab is below the tabs`() {
    let text = tabs("b").draw().text
    #expect(text == " a  b\n───━━━──────\nb 0        │\nb 1\nb 2\n[ b ]\n\n")
  }

  @Test func `the content of other tabs is not made`() {
    var made: [Int] = []
    let view = Tabs(0..<1000, id: \.self, selection: 7, selects: Tap.chosen) {
      Tab("\($0)")
    } content: { page in
      made.append(page)
      return Text("page \(page)").node()
    }
    _ = Scene(view.node(), size: Size(columns: 20, rows: 9), interface: InterfaceState()).draw()
    #expect(made == [7])
  }

  private struct Document: Identifiable {
    let id: Int
    let name: String
  }

  @Test func `items with identities of their own are tabs, which can be closed`() {
    let documents = [Document(id: 7, name: "a"), Document(id: 9, name: "b")]
    let view = Tabs(documents, selection: 9, selects: Tap.chosen, closes: { .opened($0) }) {
      Tab($0.name)
    } content: {
      Text("document \($0.name)")
    }
    let shown = Scene(
      view.node(), size: Size(columns: 14, rows: 4), interface: InterfaceState())
    #expect(shown.draw().text == " a ×  b ×\n─────━━━━━────\ndocument b\n")
    #expect(shown.press(.left).events == [.chosen(7)])
    #expect(shown.press(.delete).events == [.opened(9)])
  }

  @Test func `a selection that no tab has shows no content`() {
    #expect(tabs("c").draw().text == " a  b\n────────────\n\n\n\n\n\n")
  }

  @Test func `the content of a tab keeps its scroll offset while another one is shown`() {
    let list = tabs("a", tabs("a").press(.tab).interface)
    let scrolled = tabs("a", list.press(.down).interface)
    #expect(scrolled.draw().text.contains("a 1"))
    let other = tabs("b", scrolled.interface)
    #expect(other.draw().text.contains("b 0"))
    #expect(tabs("a", other.interface).draw().text.contains("a 0") == false)
  }

  @Test func `the focus returns to the control that had it in a tab`() {
    let list = tabs("a", tabs("a").press(.tab).interface)
    let button = tabs("a", list.press(.tab).interface)
    #expect(button.draw().text.contains("[›a‹]"))
    let other = tabs("b", button.interface)
    #expect(other.press(.down).interface.memories.count == 1)
    #expect(tabs("a", other.interface).draw().text.contains("[›a‹]"))
  }

  @Test func `the focus returns in a tab that was left as a dialog closed`() {
    func view(_ selection: String, asks: Bool, _ interface: InterfaceState) -> Scene<Tap> {
      scene(30, 12, interface: interface) {
        Tabs(["a", "b"], id: \.self, selection: selection, selects: { _ in Tap.added }) {
          Tab($0)
        } content: { name in
          Button("\(name) one", sends: .added)
          Button("\(name) two", sends: .removed)
        }
        .dialog { if asks { Confirm("Leave?", button: "OK", confirms: .added, cancels: .removed) } }
      }
    }
    let first = view("a", asks: false, InterfaceState()).press(.tab).interface
    let second = view("a", asks: false, first).press(.tab)
    #expect(view("a", asks: false, second.interface).draw().text.contains("[›a two‹]"))
    let asking = view("a", asks: true, second.interface)
    #expect(asking.draw().text.contains("›OK‹"))
    let other = view("b", asks: false, asking.interface)
    #expect(other.draw().text.contains("[›b one‹]"))
    #expect(view("a", asks: false, other.interface).draw().text.contains("[›a two‹]"))
  }

  @Test func `a requested focus in a tab that returns is not requested again`() {
    func view(_ selection: String, _ interface: InterfaceState) -> Scene<Tap> {
      scene(12, 8, interface: interface) {
        Tabs(["a", "b"], id: \.self, selection: selection, selects: { _ in Tap.added }) {
          Tab($0)
        } content: { name in
          Column {
            Button("\(name) one", sends: .added).focusID(1)
            Button("\(name) two", sends: .removed).focusID(2)
          }
          .focus(2)
        }
      }
    }
    let first = view("a", InterfaceState())
    #expect(first.draw().text.contains("[›a two‹]"))
    let moved = view("a", first.press(.tab).interface).press(.tab).interface
    let other = view("b", moved)
    #expect(other.draw().text.contains("[›b two‹]"))
    #expect(view("a", other.interface).draw().text.contains("[›a one‹]"))
  }

  @Test func `the focus on the tab bar stays there when another tab is selected`() {
    let first = tabs("a")
    let other = tabs("b", first.press(.right).interface)
    #expect(other.interface.focus == first.interface.focus)
  }

  @Test func `the memories of all pages are forgotten when the tabs are removed`() {
    let list = tabs("a", tabs("a").press(.tab).interface)
    let scrolled = tabs("a", list.press(.down).interface)
    let other = tabs("b", scrolled.interface)
    #expect(!other.interface.memories.isEmpty)
    let gone = scene(12, 8, interface: other.interface) { Text("gone") }
    #expect(gone.interface == InterfaceState())
  }

  @Test func `the focus in a hidden tab can be encoded`() throws {
    let list = tabs("a", tabs("a").press(.tab).interface)
    let button = tabs("a", list.press(.tab).interface)
    let other = tabs("b", button.interface).interface
    let decoded = try JSONDecoder().decode(
      InterfaceState.self, from: JSONEncoder().encode(other))
    #expect(decoded == other)
    #expect(tabs("a", decoded).draw().text.contains("[›a‹]"))
  }

  @Test func `tabs in tabs keep the focus and offsets of inner pages`() {
    func view(_ outer: Int, _ inner: Int, _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 9, interface: interface) {
        Tabs([0, 1], id: \.self, selection: outer, selects: Tap.chosen) {
          Tab("\($0)")
        } content: { outer in
          Tabs([0, 1], id: \.self, selection: inner, selects: Tap.opened) {
            Tab("\($0)")
          } content: { inner in
            List(count: 9) { Text("\(outer) \(inner) \($0)") }
          }
        }
      }
    }
    let bar = view(0, 0, view(0, 0, InterfaceState()).press(.tab).interface)
    let list = view(0, 0, bar.press(.tab).interface)
    let scrolled = view(0, 0, list.press(.down).interface)
    #expect(scrolled.draw().text.contains("0 0 1"))
    let other = view(1, 1, view(0, 1, scrolled.interface).interface)
    #expect(other.draw().text.contains("1 1 0"))
    let back = view(0, 0, view(0, 1, other.interface).interface)
    #expect(!back.draw().text.contains("0 0 0"))
    #expect(back.interface.focus == scrolled.interface.focus)
  }
}
